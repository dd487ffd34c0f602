import type { AppBundle } from '../bundle/app-bundle.ts';
import { isOriginal, originalBase } from '../config/locales.ts';
import { browserSettingsOf } from '../model/browser-settings-of.ts';
import { isWildcard } from '../model/redirects/redirects-of.ts';
import type { SiteModel } from '../model/site-model.ts';
import { isListed } from '../model/visibility.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import type { PluginSet } from '../plugins/plugin-set.ts';
import { brandOf } from '../render/brand.tsx';
import { withoutPlace } from '../render/find-base-script.ts';
import { llmsTexts } from '../render/llms-text.ts';
import { sidebarMarker } from '../render/mark-sidebar.ts';
import { publicRecords } from '../render/public-records.ts';
import { redirectPage } from '../render/redirect-page.tsx';
import { type DocumentOptions, renderDocument } from '../render/render-document.tsx';
import type { RenderTheme } from '../render/render-part.ts';
import { shellHash, shellInfo } from '../render/shell-info.ts';
import { NOT_FOUND, notFoundPage, ownNotFoundPage, type SpecialPage, searchPage, startPage } from '../render/special-pages.tsx';
import { withBase } from '../shared/address.ts';
import { ANY_BASE } from '../shared/any-base.ts';
import { bucketCount, bucketOf, type Manifest, manifestFile } from '../shared/manifest.ts';
import { documentFile } from '../shared/page-files.ts';
import type { OwnParts } from '../shared/parts.ts';
import type { Engine } from '../util/engine.ts';
import { compileAgain } from './compile-batch.ts';
import { writeFirstScreens } from './write-first-screens.ts';
import { type PageStore, sourceOf, type WrittenPages, writePages } from './write-pages.ts';
import { writeSearch } from './write-search.ts';

export interface WriteLanguageOptions {
  app: AppBundle;
  own: OwnParts;
  plugins: PluginSet;
  store: PageStore;
  /** Source file → date of its last change. */
  dates: ReadonlyMap<string, string>;
  output: OutputFolder;
  engine: Engine;
}

type Content = string | Uint8Array;

/** A file that the engine adds where the site has none: its address from the root of the output, and what makes it. */
export type MissingFile = readonly [address: string, content: () => Content | Promise<Content>];

/** Writes files that give way to what is written already: a page, an asset, or a file that the settings make. */
export async function addMissing(files: readonly MissingFile[], output: OutputFolder): Promise<void> {
  for (const [address, content] of files) if (!output.written.has(address)) await output.write(address, await content());
}

type Redirects = readonly (readonly [from: string, to: string])[];

/** The site in one language: its pages, what they load, and then what gives way to a page or file of the site. */
export async function writeLanguage(model: SiteModel, options: WriteLanguageOptions): Promise<void> {
  const { app, own, plugins, store, dates, output, engine } = options;
  const { settings, pages } = model;
  const redirects = Object.entries(settings.redirects).filter(([from]) => !isWildcard(from) && !pages.has(from));
  const site = shellInfo(settings, own);
  const { icon, favicon, touchIcon } = brandOf(settings);
  const document: DocumentOptions = {
    ...{ site, app, browser: browserSettingsOf(settings), icons: { icon, favicon, touchIcon } },
    buckets: bucketCount(pages.size + redirects.length),
    frame: shellHash(app, site),
    files: originalBase(settings),
  };
  const changed = (relativePath: string) => dates.get(relativePath) ?? '';

  const [written] = await Promise.all([
    writePages(model, { ...store, plugins, document, changed, output, engine: engine.hash }),
    writeSearch(model, { ...store, output, engine }), // while the threads render the pages
  ]);
  for (const { file, script } of written.sidebars.values()) await output.write(withBase(settings.base, file), script);
  await writeFirstScreens(written, { settings, frame: document.frame, output });
  for (const [from, to] of redirects) await output.write(withBase(settings.base, documentFile(from)), redirectPage(to, settings));
  for (const [bucket, manifest] of manifestsOf(model, written, redirects, document).entries())
    await output.write(withBase(settings.base, manifestFile(bucket)), JSON.stringify(manifest));
  await addMissing([...(await specialPages(model, written, document, options)), ...pageLists(model)], output);
}

/** Where each page and redirect is, in as many parts as the document says. */
function manifestsOf(
  { pages }: SiteModel,
  { hashes }: WrittenPages,
  redirects: Redirects,
  { buckets, frame }: Pick<DocumentOptions, 'buckets' | 'frame'>,
): Manifest[] {
  const manifests = Array.from({ length: buckets }, (): Manifest => ({ frame, pages: {}, redirects: {} }));
  for (const path of pages.keys()) {
    const manifest = manifests[bucketOf(path, buckets)];
    if (manifest) manifest.pages[path] = hashes.get(path) ?? '';
  }
  for (const [from, to] of redirects) {
    const manifest = manifests[bucketOf(from, buckets)];
    if (manifest) manifest.redirects[from] = to;
  }
  return manifests;
}

/** Pages that have no source. */
async function specialPages(
  model: SiteModel,
  { sidebars }: WrittenPages,
  document: DocumentOptions,
  { own, store }: WriteLanguageOptions,
): Promise<MissingFile[]> {
  const { settings } = model;
  const theme = { site: document.site, own };
  const sidebar = sidebarMarker([...sidebars.values()][0]?.html ?? '', settings.base)('', '');
  const anywhere = settings.base === ANY_BASE;
  const notFound = renderDocument({ ...(await notFoundOf(model, theme, store)), sidebar, hidden: true, anywhere }, document, own);
  const at = (address: string, text: () => string): MissingFile => [withBase(settings.base, address), text];
  return [
    at('/search/index.html', () => renderDocument({ ...searchPage(model, theme), sidebar, hidden: true }, document, own)),
    ...settings.versions.map((version) =>
      at(documentFile(version.path), () => renderDocument({ ...startPage(model, theme, version), sidebar }, document, own)),
    ),
    at(NOT_FOUND, () => (anywhere ? withoutPlace(notFound) : notFound)),
    // Hosts that know one page only look for it at their root.
    ...(isOriginal(settings) && settings.base !== '/' && !anywhere ? [[NOT_FOUND, () => notFound] as const] : []),
  ];
}

/** The page of the site for what was not found, or else that of the theme. */
async function notFoundOf(model: SiteModel, theme: RenderTheme, store: PageStore): Promise<SpecialPage> {
  const { cache, options } = store;
  const keyed = model.notFound && sourceOf(model.notFound, store);
  if (!model.notFound || !keyed) return notFoundPage(model, theme);
  const { html } = cache.body(keyed.key) ?? (await compileAgain(keyed.source, options));
  return ownNotFoundPage(model.notFound, html, model, theme);
}

/** All pages, as the not-found page and programs read them. */
function pageLists(model: SiteModel): MissingFile[] {
  const listed = [...model.records.values()].filter(isListed);
  const lists = new Map([
    ['/assets/addresses.json', JSON.stringify(listed.map((record) => [record.path, record.title]))],
    ['/pages.json', `${JSON.stringify(publicRecords(listed, model), null, 1)}\n`],
    ...llmsTexts(model),
  ]);
  return [...lists].map(([address, text]) => [withBase(model.settings.base, address), () => text]);
}
