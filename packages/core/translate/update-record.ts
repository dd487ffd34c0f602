import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { headingIds } from '../content/markdown/heading-ids.ts';
import type { PageFacts } from '../content/source/compiled-page.ts';
import { withoutFrontmatter } from '../content/source/frontmatter-block.ts';
import { AuthorError } from '../shared/author-error.ts';
import { placeHeaders } from '../shared/markdown-sections.ts';
import { compareSections } from './compare-sections.ts';
import { placedChanges } from './compare-translations.ts';
import { lastCommit, pathInRepository, revisionsOf, textAt } from './git-history.ts';
import { type Section, sectionsOf } from './sections.ts';
import { readSections, type TranslatedPage, type Translations } from './staleness.ts';
import { parseRecord, printRecord, type RecordedSection } from './translation-record.ts';

/** Updates the record of a language, and removes deleted pages from it. */
async function writeRecord(translations: Translations, changed: ReadonlyMap<string, RecordedSection[]>): Promise<void> {
  const { recordFile, gone } = translations;
  // Languages with the same folder share a record.
  const written = await readFile(recordFile, 'utf8').catch(() => '');
  const pages = new Map([...parseRecord(written).pages, ...changed]);
  for (const name of gone) if (!changed.has(name)) pages.delete(name);
  translations.record = { pages, faults: [] };
  await mkdir(path.dirname(recordFile), { recursive: true });
  await writeFile(recordFile, printRecord(pages));
}

function asRecorded(sections: readonly Section[]): RecordedSection[] {
  return sections.map(({ hash, title }) => ({ hash, title }));
}

/** Records pages as up to date with the current original. Returns their names. */
export async function markPages(translations: Translations, pages: readonly TranslatedPage[], root: string): Promise<string[]> {
  const changed = new Map<string, RecordedSection[]>();
  for (const { name, original } of pages) changed.set(name, asRecorded(await readSections(path.join(root, original.record.relativePath))));
  await writeRecord(translations, changed);
  return [...changed.keys()];
}

/** Records one section as up to date. `anchor`: that of the original; empty for the beginning of the page. */
export async function markSection(translations: Translations, page: TranslatedPage, anchor: string, root: string): Promise<void> {
  const { recorded, now } = page;
  if (!recorded) throw new AuthorError(`${page.name} has no record yet.`, 'Mark the whole page first.');
  const change = (await placedChanges(root, page)).find((one) => one.original === anchor && one.kind !== 'removed');
  const section = change?.now === undefined ? undefined : now[change.now];
  if (!change || !section)
    throw new AuthorError(`No section #${anchor} of ${page.name} is out of date.`, 'Run `docs translate status` to see which ones are.');
  const entry = { hash: section.hash, title: section.title };
  const next = [...recorded];
  if (change.recorded === undefined) {
    // Goes after its predecessor in the original.
    const before = now.slice(0, change.now).findLast(({ hash }) => recorded.some((one) => one.hash === hash));
    next.splice(recorded.findIndex(({ hash }) => hash === before?.hash) + 1, 0, entry);
  } else next[change.recorded] = entry;
  await writeRecord(translations, new Map([[page.name, next]]));
  // Keeps the page up to date for the next section to mark.
  page.recorded = next;
  page.changes = compareSections(next, now);
}

/**
 * Begins a translation: creates a draft with the text of the original, whose headings keep their anchors so that links to them stay
 * valid. Returns the file.
 */
export async function newTranslation(translations: Translations, original: PageFacts, root: string): Promise<string> {
  const { version, locale } = translations;
  const { relativePath, path: address, headers } = original.record;
  const originalFolder = version.translation?.original ?? version.content;
  const place = path.relative(originalFolder, path.join(root, relativePath)).split(path.sep).join('/');
  const name = locale.suffix === undefined ? place : place.replace(/(?=\.mdx?$)/i, `.${locale.suffix}`);
  const file = path.join(version.content, name);
  const text = (await readFile(path.join(root, relativePath), 'utf8')).replace(/\r\n?/g, '\n');
  await mkdir(path.dirname(file), { recursive: true });
  const draft = withDraft(withAnchors(text, headers));
  await writeFile(file, draft, { flag: 'wx' }).catch((error: unknown) => {
    throw new AuthorError(
      `${address} cannot be begun in ${locale.label}: ${error instanceof Error ? error.message : error}.`,
      'If the page already exists, edit it, or remove it to start over.',
    );
  });
  await writeRecord(translations, new Map([[name, asRecorded(sectionsOf(text))]]));
  return path.relative(root, file);
}

function withAnchors(text: string, headers: PageFacts['record']['headers']): string {
  const body = withoutFrontmatter(text);
  const head = text.slice(0, text.length - body.length);
  let result = body;
  for (const { start, slug } of placeHeaders(body, headers).reverse()) {
    const end = result.indexOf('\n', start) < 0 ? result.length : result.indexOf('\n', start);
    const line = result.slice(start, end);
    if (/^ {0,3}#/.test(line) && headingIds(line).length === 0)
      result = `${result.slice(0, start)}${line.replace(/[ \t]*#*[ \t]*$/, '')} {#${slug}}${result.slice(end)}`;
  }
  return head + result;
}

/** Adds the draft flag to YAML or TOML frontmatter, or adds frontmatter. */
function withDraft(text: string): string {
  const body = withoutFrontmatter(text);
  if (body.length === text.length) return `---\ndraft: true\n---\n\n${text}`;
  return text.startsWith('+++') ? text.replace('\n', '\ndraft = true\n') : text.replace('\n', '\ndraft: true\n');
}

/**
 * Records what each unrecorded page was translated from: the original at the time when the translation was last committed. Returns
 * those pages, and the ones that git does not know.
 */
export async function adoptPages(translations: Translations, root: string): Promise<{ adopted: string[]; unknown: string[] }> {
  const adopted = new Map<string, RecordedSection[]>();
  const unknown: string[] = [];
  for (const page of translations.pages) {
    if (page.recorded) continue;
    const text = await originalAt(page, root);
    if (text === undefined) unknown.push(page.name);
    else adopted.set(page.name, asRecorded(sectionsOf(text)));
  }
  if (adopted.size > 0) await writeRecord(translations, adopted);
  return { adopted: [...adopted.keys()], unknown };
}

async function originalAt({ page, original }: TranslatedPage, root: string): Promise<string | undefined> {
  const file = original.record.relativePath;
  const last = await lastCommit(root, page.record.relativePath);
  if (!last) return undefined;
  const there = await textAt(root, { commit: last.commit, file: await pathInRepository(root, file) });
  if (there !== undefined) return there;
  // The original had another name then.
  const before = (await revisionsOf(root, file)).find(({ time }) => time <= last.time);
  return before && textAt(root, before);
}
