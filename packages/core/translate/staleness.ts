import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale, Settings, Version } from '../config/settings.ts';
import type { PageFacts } from '../content/source/compiled-page.ts';
import type { SiteModel } from '../model/site-model.ts';
import { compareSections, type SectionChange } from './compare-sections.ts';
import { type Section, sectionsOf } from './sections.ts';
import { parseRecord, RECORD_FILE, type RecordedSection, type TranslationRecord } from './translation-record.ts';

/** A translated page beside its original. */
export interface TranslatedPage {
  /** Address in the docs of its language. */
  path: string;
  page: PageFacts;
  original: PageFacts;
  /** The page in the record: its file, from the folder of the language. */
  name: string;
  /** The sections it was translated from; undefined if not recorded. */
  recorded: RecordedSection[] | undefined;
  /** Sections of the original today. */
  now: Section[];
  changes: SectionChange[];
}

/** The pages of one version in one language, with their translation record. */
export interface Translations {
  locale: Locale;
  version: Version;
  /** Absolute. */
  recordFile: string;
  /** Undefined if the language has no record yet. */
  record: TranslationRecord | undefined;
  pages: TranslatedPage[];
  /** Pages of the original. */
  total: number;
  /** Pages in the record whose files are no longer there. */
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
  /** Texts that the originals of other pages contain. */
  const added = new Set<string>();
  let total = 0;
  for (const [address, first] of original.pages) {
    if (first.version !== version.id || first.record.place !== undefined) continue;
    total++;
    const page = model.pages.get(address);
    const own = page && !page.fallback ? page : undefined;
    const name = own && nameOf(own, version, model.settings.root);
    const recorded = name === undefined ? undefined : record?.pages.get(name);
    const now = record ? await sections.of(first.record.relativePath) : [];
    const changes = recorded ? compareSections(recorded, now) : [];
    if (own && name !== undefined) pages.push({ path: address, page: own, original: first, name, recorded, now, changes });
    const known = new Set(recorded?.map(({ hash }) => hash));
    for (const { hash } of now) if (!known.has(hash)) added.add(hash);
  }
  // A section moved to another page is recognized by its text.
  const moved = new Set(
    pages.flatMap(({ changes }) => changes.flatMap(({ kind, hash }) => (kind === 'removed' && added.has(hash) ? hash : []))),
  );
  for (const page of pages) page.changes = page.changes.filter(({ kind, hash }) => kind === 'changed' || !moved.has(hash));
  const gone = [...(record?.pages.keys() ?? [])].filter((name) => !existsSync(path.join(version.content, name)));
  return { locale, version, recordFile, record, pages, total, gone };
}

/** The record of the translations of a version: it lies beside them. */
export function recordFileOf({ content }: Pick<Version, 'content'>): string {
  return path.join(content, RECORD_FILE);
}

function nameOf({ record }: PageFacts, { content }: Version, root: string): string {
  return path.relative(content, path.join(root, record.relativePath)).split(path.sep).join('/');
}

/** The changes of one page, for `docs dev`; undefined without a record. */
export async function pageChanges(page: PageFacts, original: PageFacts, { versions, root }: Settings): Promise<TranslatedPage | undefined> {
  const version = versions.find(({ id }) => id === page.version);
  const text = version && (await readFile(recordFileOf(version), 'utf8').catch(() => undefined));
  if (version === undefined || text === undefined) return undefined;
  const name = nameOf(page, version, root);
  const recorded = parseRecord(text).pages.get(name);
  const now = await new SectionReader(root).of(original.record.relativePath);
  return { path: page.record.path, page, original, name, recorded, now, changes: recorded ? compareSections(recorded, now) : [] };
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

/** None if the file cannot be read, which is reported elsewhere. */
export async function readSections(file: string): Promise<Section[]> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? [] : sectionsOf(text);
}
