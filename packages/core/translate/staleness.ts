import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale, Settings, Version } from '../config/settings.ts';
import type { PageFacts } from '../content/source/compiled-page.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { PageRecord } from '../shared/page-record.ts';
import { compareSections, type SectionChange } from './compare-sections.ts';
import { type Section, sectionsOf } from './sections.ts';
import { parseRecord, RECORD_FILE, type RecordedSection, type TranslationRecord } from './translation-record.ts';

/** A translated page with its original. */
export interface TranslatedPage {
  /** Address in the docs of its language. */
  path: string;
  page: PageFacts;
  original: PageFacts;
  /** Name of the page in the record: its file, relative to the folder of the language. */
  name: string;
  /** The sections it was translated from; undefined if not recorded. */
  recorded: RecordedSection[] | undefined;
  /** Current sections of the original. */
  now: Section[];
  changes: SectionChange[];
}

/** The pages of one version in one language, with their translation record. */
export interface Translations {
  locale: Locale;
  version: Version;
  /** Absolute path. */
  recordFile: string;
  /** `undefined` if the language has no record yet. */
  record: TranslationRecord | undefined;
  pages: TranslatedPage[];
  /** Number of pages in the original. */
  total: number;
  /** Pages in the record whose files no longer exist. */
  gone: string[];
}

/** Compares the translations of a site with their originals. `models`: the original first. */
export async function readTranslations(models: readonly SiteModel[]): Promise<Translations[]> {
  const [original, ...others] = models;
  if (!original) return [];
  const sections = new SectionReader(original.settings.root);
  const found: Translations[] = [];
  for (const [at, model] of others.entries()) {
    const locale = model.settings.locales[at + 1];
    for (const version of model.settings.versions)
      if (locale) found.push(await readVersion({ locale, version, model, original, sections }));
  }
  return found;
}

interface Reading {
  locale: Locale;
  version: Version;
  model: SiteModel;
  original: SiteModel;
  sections: SectionReader;
}

async function readVersion({ locale, version, model, original, sections }: Reading): Promise<Translations> {
  const recordFile = recordFileOf(version);
  const text = await readFile(recordFile, 'utf8').catch(() => undefined);
  const record = text === undefined ? undefined : parseRecord(text);
  const pages: TranslatedPage[] = [];
  const compared: Compared[] = [];
  for (const [address, first] of original.pages) {
    if (first.version !== version.id || first.record.place !== undefined) continue;
    const page = model.pages.get(address);
    const own = page && !page.fallback ? page : undefined;
    const name = own && nameOf(own, version, model.settings.root);
    const one = compare(name, record, record ? await sections.of(first.record.relativePath) : []);
    compared.push(one);
    if (own && name !== undefined) pages.push({ path: address, page: own, original: first, name, ...one });
  }
  const moved = movedSections(compared);
  for (const page of pages) page.changes = withoutMoved(page.changes, moved);
  const gone = [...(record?.pages.keys() ?? [])].filter((name) => !existsSync(path.join(version.content, name)));
  return { locale, version, recordFile, record, pages, total: compared.length, gone };
}

type Compared = Pick<TranslatedPage, 'recorded' | 'now' | 'changes'>;

function compare(name: string | undefined, record: TranslationRecord | undefined, now: Section[]): Compared {
  const recorded = name === undefined ? undefined : record?.pages.get(name);
  return { recorded, now, changes: recorded ? compareSections(recorded, now) : [] };
}

/** Hashes of sections that moved from one page to another. `pages`: all pages of a version, including untranslated ones. */
function movedSections(pages: readonly Compared[]): Set<string> {
  const added = new Set(
    pages.flatMap(({ recorded, now }) => {
      const known = new Set(recorded?.map(({ hash }) => hash));
      return now.flatMap(({ hash }) => (known.has(hash) ? [] : hash));
    }),
  );
  return new Set(pages.flatMap(({ changes }) => changes.flatMap(({ kind, hash }) => (kind === 'removed' && added.has(hash) ? hash : []))));
}

function withoutMoved(changes: readonly SectionChange[], moved: ReadonlySet<string>): SectionChange[] {
  return changes.filter(({ kind, hash }) => kind === 'changed' || !moved.has(hash));
}

/** The record of a version's translations, which is next to them. */
export function recordFileOf({ content }: Pick<Version, 'content'>): string {
  return path.join(content, RECORD_FILE);
}

function nameOf({ record }: { record: Pick<PageRecord, 'relativePath'> }, { content }: Version, root: string): string {
  return path.relative(content, path.join(root, record.relativePath)).split(path.sep).join('/');
}

/** An original and its translation, as paths from the root of the site. */
export interface PageFiles {
  original: string;
  translation: string | undefined;
}

/**
 * The changes of one page, for `docs dev`; `undefined` without a record. `all`: the pages of its version, read only if sections were
 * added or removed.
 */
export async function pageChanges(
  page: PageFacts,
  original: PageFacts,
  { versions, root }: Pick<Settings, 'versions' | 'root'>,
  all: readonly PageFiles[],
): Promise<TranslatedPage | undefined> {
  const version = versions.find(({ id }) => id === page.version);
  const text = version && (await readFile(recordFileOf(version), 'utf8').catch(() => undefined));
  if (version === undefined || text === undefined) return undefined;
  const name = nameOf(page, version, root);
  const record = parseRecord(text);
  const sections = new SectionReader(root);
  const own = compare(name, record, await sections.of(original.record.relativePath));
  const translated = { path: page.record.path, page, original, name, ...own };
  if (own.changes.every(({ kind }) => kind === 'changed')) return translated;
  const others = all.map(async ({ original: first, translation }) =>
    compare(translation && nameOf({ record: { relativePath: translation } }, version, root), record, await sections.of(first)),
  );
  return { ...translated, changes: withoutMoved(own.changes, movedSections(await Promise.all(others))) };
}

/** Reads the sections of each file once. */
class SectionReader {
  readonly #root: string;
  readonly #read = new Map<string, Promise<Section[]>>();

  constructor(root: string) {
    this.#root = root;
  }

  of(relativePath: string): Promise<Section[]> {
    const known = this.#read.get(relativePath) ?? readSections(path.join(this.#root, relativePath));
    this.#read.set(relativePath, known);
    return known;
  }
}

/** Reads the sections of a file. Empty if it cannot be read, which is reported elsewhere. */
export async function readSections(file: string): Promise<Section[]> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? [] : sectionsOf(text);
}
