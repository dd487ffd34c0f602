import { stat } from 'node:fs/promises';
import type { Settings } from '../config/settings.ts';
import { type CompileOptions, compilePage } from '../content/compile-page.ts';
import { readPage } from '../content/markdown/read-page.ts';
import { type PageOutline, pageOutline } from '../content/page-outline.ts';
import type { CompiledPage } from '../content/source/compiled-page.ts';
import type { Source } from '../content/source/find-sources.ts';
import type { AnyDiagnostic } from '../shared/diagnostic.ts';
import type { PageFiles } from '../translate/staleness.ts';

/** A source as it was last read. The stamp changes with the file and the files it includes. */
export interface KnownSource extends PageOutline {
  source: Source;
  includes: readonly string[];
  stamp: string;
}

/** Reads title and frontmatter of a page. Returns `before` if no file has changed since. */
export async function readOutline(
  source: Source,
  names: Parameters<typeof pageOutline>[2],
  before: KnownSource | undefined,
): Promise<KnownSource> {
  if (before && before.stamp === (await stampOfFiles(source.file, before.includes))) return { ...before, source };
  const includes: string[] = [];
  const text = readPage(source, (file) => includes.push(file));
  const stamp = await stampOfFiles(source.file, includes);
  const outline = pageOutline(source, typeof text === 'string' ? text : '', names);
  return { source, stamp, includes, ...outline };
}

/** Combined stamp of a page and its includes; empty if the page is gone. */
export async function stampOfFiles(file: string, includes: readonly string[]): Promise<string> {
  const [own = '', ...others] = await Promise.all([file, ...includes].map(stampOfFile));
  return own === '' ? '' : [own, ...others].join();
}

/** Stamp of a file; empty if it is gone or cannot be examined. */
async function stampOfFile(file: string): Promise<string> {
  return stat(file).then(
    ({ mtimeMs, size, ino }) => `${mtimeMs}-${size}-${ino}`,
    () => '',
  );
}

/** Compiles a page. An unreadable page is empty and has a diagnostic. */
export async function compileSource(source: Source, options: CompileOptions): Promise<CompiledPage> {
  const text = readPage(source);
  if (typeof text === 'string') return compilePage(source, text, options);
  return { ...(await compilePage(source, '', options)), diagnostics: [text] };
}

/** The originals of a version and their translations, by address. Leaves out pages that plugins generate. */
export function filesOf(
  version: string,
  originals: ReadonlyMap<string, KnownSource>,
  translations: ReadonlyMap<string, KnownSource>,
): PageFiles[] {
  return [...originals.values()].flatMap(({ source }) =>
    source.version === version && source.place === undefined
      ? { original: source.relativePath, translation: translations.get(source.path)?.source.relativePath }
      : [],
  );
}

/** Compares a translation with its original, and stores the notices for readers on the page. `all`: the pages of its version. */
export async function compareWith(
  original: CompiledPage | undefined,
  page: CompiledPage,
  settings: Settings,
  all: readonly PageFiles[],
): Promise<AnyDiagnostic[]> {
  const locale = settings.locales.find(({ key }) => key === settings.locale);
  if (!original || !locale) return [];
  const [{ pageChanges }, { comparePage }] = await Promise.all([
    import('../translate/staleness.ts'),
    import('../translate/compare-translations.ts'),
  ]);
  const compared = await pageChanges(page, original, settings, all);
  delete page.outdated;
  return compared ? comparePage(compared, locale, settings.root) : [];
}
