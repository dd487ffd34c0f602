import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '../config/settings.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { AnyDiagnostic } from '../shared/diagnostic.ts';
import { displayPath } from '../util/files.ts';
import type { SectionChange } from './compare-sections.ts';
import { revisionsOf, textAt } from './git-history.ts';
import { type PlacedChange, placeChanges } from './place-changes.ts';
import { sectionsOf } from './sections.ts';
import { readTranslations, type TranslatedPage, type Translations } from './staleness.ts';
import { wordDiff } from './word-diff.ts';

/**
 * Reports sections of originals that changed since they were translated. Skips languages without a record. `diff`: includes the changed
 * words, from the git history. Also stores notices for readers on the pages.
 */
export async function compareTranslations(models: readonly SiteModel[], { diff }: { diff: boolean }): Promise<AnyDiagnostic[]> {
  const root = models[0]?.settings.root ?? '.';
  const found: AnyDiagnostic[] = [];
  for (const translations of await readTranslations(models)) {
    if (!translations.record) continue;
    found.push(...recordDiagnostics(translations, root));
    for (const page of translations.pages) {
      const before = diff && page.changes.length > 0 ? await formerSections(root, page) : new Map<string, string>();
      found.push(...(await comparePage(page, translations.locale, root, before)));
    }
  }
  return found;
}

/** Former texts of the changed sections by hash, if the history of the original has them. */
async function formerSections(root: string, { original, changes }: TranslatedPage): Promise<Map<string, string>> {
  const wanted = new Set(changes.filter(({ kind }) => kind !== 'added').map(({ hash }) => hash));
  const found = new Map<string, string>();
  if (wanted.size === 0) return found;
  for (const revision of await revisionsOf(root, original.record.relativePath)) {
    const text = await textAt(root, revision);
    for (const section of text === undefined ? [] : sectionsOf(text))
      if (wanted.delete(section.hash)) found.set(section.hash, section.text);
    if (wanted.size === 0) break;
  }
  return found;
}

/** Locates the changes of a page in its translation. */
export async function placedChanges(
  root: string,
  { page, original, recorded = [], now, changes }: TranslatedPage,
): Promise<PlacedChange[]> {
  if (changes.length === 0) return [];
  const read = (file: string) => readFile(path.join(root, file), 'utf8').catch(() => '');
  const [own, theirs] = await Promise.all([read(page.record.relativePath), read(original.record.relativePath)]);
  return placeChanges(changes, {
    recorded: recorded.length,
    translation: { record: page.record, text: own, sections: sectionsOf(own) },
    original: { record: original.record, text: theirs, sections: now },
  });
}

/** Compares one page. `before`: former texts of sections by hash. */
export async function comparePage(
  page: TranslatedPage,
  { key: language, showOutdated }: Locale,
  root: string,
  before: ReadonlyMap<string, string> = new Map(),
): Promise<AnyDiagnostic[]> {
  const file = page.page.record.relativePath;
  if (!page.recorded)
    return [
      {
        id: 'translation-unrecorded',
        message: 'Nothing says which text of the original this page was translated from.',
        help: `Run \`docs translate mark ${language} ${page.name}\` if it is up to date, or \`docs translate adopt\` to take the dates of git.`,
        file,
        line: 1,
        column: 1,
      },
    ];
  const changes = await placedChanges(root, page);
  if (showOutdated) page.page.outdated = changes.map(({ anchor, original }) => ({ ...(anchor === undefined ? {} : { anchor }), original }));
  return changes.map((change) => {
    const after = change.now === undefined ? '' : (page.now[change.now]?.text ?? '');
    const former = before.get(change.hash);
    const words = change.kind === 'changed' && former !== undefined ? `: ${wordDiff(former, after)}` : '.';
    return {
      id: 'translation-outdated',
      message: `${messageOf(change)}${words}`,
      help: `Update the translation, then run \`docs translate mark ${language} ${page.name}${change.original === '' ? '' : `#${change.original}`}\`. The original is ${page.original.record.relativePath}.`,
      file,
      line: change.line,
      column: 1,
    };
  });
}

function messageOf({ kind, title }: SectionChange): string {
  const name = title === '' ? 'The beginning of the page' : `“${title}”`;
  if (kind === 'changed') return `${name} has changed in the original since it was translated`;
  return kind === 'added' ? `${name} is new in the original` : `${name} is no longer in the original`;
}

function recordDiagnostics({ recordFile, record, gone }: Translations, root: string): AnyDiagnostic[] {
  const place = { id: 'translation-record', file: displayPath(root, recordFile), column: 1 };
  return [
    ...(record?.faults ?? []).map((line) => ({
      ...place,
      message: 'The line is neither a page nor a section.',
      help: 'Take the version of one side if a merge left it, and run `docs translate mark` for the pages below it.',
      line,
    })),
    ...gone.map((name) => ({
      ...place,
      message: `${name} is recorded, but there is no such file.`,
      help: 'Rename it in the record if the page has moved; otherwise `docs translate mark` removes it.',
      line: 1,
    })),
  ];
}
