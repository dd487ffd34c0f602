import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteModel } from '../model/site-model.ts';
import { AuthorError } from '../shared/author-error.ts';
import type { PageRecord } from '../shared/page-record.ts';
import { counted, nearest } from '../shared/wording.ts';
import { placedChanges } from './compare-translations.ts';
import type { PlacedChange } from './place-changes.ts';
import { readTranslations, type TranslatedPage, type Translations } from './staleness.ts';
import { languageReport, reportText } from './translation-report.ts';
import { adoptPages, markPages, markSection, newTranslation } from './update-record.ts';

export interface TranslateOptions {
  json: boolean;
  /** File that also gets the JSON. */
  report: string | undefined;
  strict: boolean;
}

/** Runs `docs translate` and returns the exit code. `models`: those of all languages, the original first. */
export async function translateCommand(words: readonly string[], models: readonly SiteModel[], options: TranslateOptions): Promise<number> {
  const [action = 'status', language, ...pages] = words;
  const [original] = models;
  if (!original || models.length < 2)
    throw new AuthorError('The site has one language.', 'Name the others in the settings: `locales: { root: {}, de: {} }`.');
  const { root } = original.settings;
  const all = await readTranslations(models);
  const chosen = language === undefined ? all : all.filter(({ locale }) => locale.key === language || locale.lang === language);
  if (chosen.length === 0) {
    const keys = all.map(({ locale }) => locale.key);
    throw new AuthorError(`“${language}” is no language of the site.`, `Name one of ${[...new Set(keys)].join(', ')}.`);
  }
  switch (action) {
    case 'status':
      return status(chosen, original, options);
    case 'adopt':
      return adopt(chosen, root);
    case 'mark':
      return language === undefined ? needsLanguage(action) : mark(chosen, pages, root);
    case 'new':
      return language === undefined ? needsLanguage(action) : begin(chosen, pages, original);
    default:
      throw new AuthorError(`\`docs translate\` has no “${action}”.`, 'Use status, mark, new or adopt.');
  }
}

function needsLanguage(action: string): never {
  throw new AuthorError('The language is missing.', `Write \`docs translate ${action} de guide/start.md\`.`);
}

async function status(all: readonly Translations[], original: SiteModel, { json, report, strict }: TranslateOptions): Promise<number> {
  const { root } = original.settings;
  const changes = new Map<string, PlacedChange[]>();
  for (const { pages } of all) for (const page of pages) changes.set(page.page.record.relativePath, await placedChanges(root, page));
  const reports = all.map((one) => {
    const originals = [...original.pages.values()].filter(
      ({ version, record }) => version === one.version.id && record.place === undefined,
    );
    return languageReport(
      one,
      changes,
      originals.map(({ record }) => record.path),
    );
  });
  const text = `${JSON.stringify({ languages: reports }, null, 2)}\n`;
  if (report !== undefined) await writeFile(report, text);
  console.log(json ? text.trimEnd() : reportText(reports));
  return strict && reports.some(({ outdated, unrecorded }) => outdated.length + unrecorded.length > 0) ? 1 : 0;
}

async function adopt(all: readonly Translations[], root: string): Promise<number> {
  for (const one of all) {
    const { adopted, unknown } = await adoptPages(one, root);
    console.log(`${labelOf(one)}: ${counted(adopted.length, 'page')} recorded as of the last commit of each.`);
    if (unknown.length > 0)
      console.log(
        `  Git does not know ${counted(unknown.length, 'page')}; \`docs translate mark\` records them as up to date: ${unknown.join(', ')}`,
      );
  }
  console.log('\nRun `docs translate status` to see what has changed since.');
  return 0;
}

async function mark(all: readonly Translations[], names: readonly string[], root: string): Promise<number> {
  for (const one of all) {
    const pages = one.pages.filter(({ recorded }) => !recorded);
    if (names.length > 0 || (pages.length === 0 && one.gone.length === 0)) continue;
    const marked = await markPages(one, pages, root);
    console.log(`${labelOf(one)}: recorded ${counted(marked.length, 'page')}, and removed ${one.gone.length} that are gone.`);
  }
  for (const name of names) {
    const [file = '', anchor] = name.split('#');
    const { translations, page } = findPage(file, all, root);
    if (anchor === undefined) await markPages(translations, [page], root);
    else await markSection(translations, page, anchor, root);
    console.log(`${labelOf(translations)}: ${name} is up to date.`);
  }
  return 0;
}

async function begin(all: readonly Translations[], names: readonly string[], original: SiteModel): Promise<number> {
  const { root } = original.settings;
  if (names.length === 0) throw new AuthorError('The page is missing.', 'Write `docs translate new de guide/start.md`.');
  for (const name of names) {
    const wanted = spellings(name, root);
    const found = [...original.pages.values()].find((page) => isNamed(page.record, wanted, folderOf(page.version, original)));
    const translations = all.find(({ version }) => version.id === found?.version);
    if (!found || !translations) throw unknownPage(name, [...original.pages.keys()]);
    const file = await newTranslation(translations, found, root);
    console.log(`Wrote ${file}. Translate it, keep the {#anchors}, and remove \`draft\` when it is done.`);
  }
  return 0;
}

function labelOf({ locale, version }: Translations): string {
  return version.path === '/' ? locale.label : `${locale.label} ${version.label}`;
}

function findPage(name: string, all: readonly Translations[], root: string): { translations: Translations; page: TranslatedPage } {
  const wanted = spellings(name, root);
  for (const translations of all)
    for (const page of translations.pages)
      if (page.name === name || isNamed(page.page.record, wanted) || isNamed(page.original.record, wanted)) return { translations, page };
  throw unknownPage(
    name,
    all.flatMap(({ pages }) => pages.map((page) => page.name)),
  );
}

/** Keys for a page that the user named by its address, or by its file relative to the root of the site or to the current folder. */
function spellings(name: string, root: string): Set<string> {
  const here = path.relative(root, path.resolve(name)).split(path.sep).join('/');
  return new Set([name, here, `/${name.replace(/^\/+|\/+$/g, '')}/`]);
}

function isNamed({ path: address, relativePath }: PageRecord, wanted: ReadonlySet<string>, folder?: string): boolean {
  const inFolder = folder !== undefined && relativePath.startsWith(`${folder}/`) ? relativePath.slice(folder.length + 1) : relativePath;
  return wanted.has(address) || wanted.has(relativePath) || wanted.has(inFolder);
}

function folderOf(version: string, { settings }: SiteModel): string {
  const { content = settings.root } = settings.versions.find(({ id }) => id === version) ?? {};
  return path.relative(settings.root, content).split(path.sep).join('/');
}

function unknownPage(name: string, known: readonly string[]): AuthorError {
  const close = nearest(name, known)[0];
  return new AuthorError(`There is no page ${name}.`, close === undefined ? 'Name its address or its file.' : `Did you mean ${close}?`);
}
