import { counted } from '../shared/wording.ts';
import type { PlacedChange } from './place-changes.ts';
import type { Translations } from './staleness.ts';

/** The state of a language in the output of `docs translate status --format json`. */
export interface LanguageReport {
  language: string;
  version: string;
  /** Number of pages in the original. */
  pages: number;
  translated: number;
  /** Translated files whose sections were never recorded. */
  unrecorded: string[];
  outdated: PageReport[];
  /** Addresses of untranslated pages. */
  missing: string[];
}

interface PageReport {
  path: string;
  file: string;
  original: string;
  sections: { change: PlacedChange['kind']; title: string; anchor: string }[];
}

/** `changes`: by file of the page. */
export function languageReport(
  { locale, version, total, pages, record }: Translations,
  changes: ReadonlyMap<string, readonly PlacedChange[]>,
  originals: readonly string[],
): LanguageReport {
  const translated = new Set(pages.map(({ path }) => path));
  return {
    language: locale.key,
    version: version.id,
    pages: total,
    translated: pages.length,
    unrecorded: pages.filter(({ recorded }) => !recorded).map(({ page }) => page.record.relativePath),
    outdated: pages
      .filter((page) => record && page.changes.length > 0)
      .map(({ path, page, original }) => ({
        path,
        file: page.record.relativePath,
        original: original.record.relativePath,
        sections: (changes.get(page.record.relativePath) ?? []).map(({ kind, title, original: anchor }) => ({
          change: kind,
          title,
          anchor,
        })),
      })),
    missing: originals.filter((path) => !translated.has(path)),
  };
}

/** Formats a table of the languages, followed by the sections to translate. */
export function reportText(reports: readonly LanguageReport[]): string {
  const several = new Set(reports.map(({ version }) => version)).size > 1;
  const rows = reports.map(({ language, version, pages, translated, outdated, unrecorded }) => [
    several ? `${language} ${version}` : language,
    `${translated} of ${pages}`,
    outdated.length === 0 ? '0' : `${outdated.length} (${counted(sectionCount(outdated), 'section')})`,
    String(unrecorded.length),
  ]);
  const table = columns([['Language', 'Translated', 'Out of date', 'Not recorded'], ...rows]);
  const lists = reports.flatMap(({ outdated }) =>
    outdated.map(({ file, sections }) => {
      const lines = columns(sections.map(({ change, title, anchor }) => [`  ${change}`, title || '(beginning)', anchor && `#${anchor}`]));
      return `${file}\n${lines}`;
    }),
  );
  return [table, ...lists].join('\n\n');
}

export function sectionCount(outdated: LanguageReport['outdated']): number {
  return outdated.reduce((sum, { sections }) => sum + sections.length, 0);
}

function columns(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
