import { readFile } from 'node:fs/promises';
import type { AppBundle } from '../bundle/app-bundle.ts';
import { isOriginal, originalBase } from '../config/locales.ts';
import type { Settings } from '../config/settings.ts';
import type { Asset } from '../content/source/find-sources.ts';
import type { InlineTexts } from '../hosting/security-headers.ts';
import { browserSettingsOf } from '../model/browser-settings-of.ts';
import { publishedAssets } from '../model/published-assets.ts';
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
import { REDIRECT_SCRIPT, redirectPage } from '../render/redirect-page.tsx';
import { type DocumentPage, renderDocument } from '../render/render-document.tsx';
import type { RenderTheme } from '../render/render-part.ts';
import { shellHash, shellInfo } from '../render/shell-info.ts';
import { robotsText, siteMap } from '../render/sitemap.ts';
import { NOT_FOUND, notFoundPage, ownNotFoundPage, type SpecialPage, searchPage, startPage } from '../render/special-pages.tsx';
import { withBase } from '../shared/address.ts';
import { ANY_BASE } from '../shared/any-base.ts';
import { BANNER_SCRIPT } from '../shared/banner-script.ts';
import { LANGUAGE_SCRIPT, NOT_FOUND_SCRIPT } from '../shared/language-scripts.ts';
import { bucketCount, bucketOf, type Manifest, manifestFile } from '../shared/manifest.ts';
import { documentFile } from '../shared/page-files.ts';
import type { OwnParts } from '../shared/parts.ts';
import type { Engine } from '../util/engine.ts';
import { compileAgain } from './compile-batch.ts';
import { writeFirstScreens } from './write-first-screens.ts';
import { type PageStore, sourceOf, writePages } from './write-pages.ts';
import { writeSearch } from './write-search.ts';

export interface WriteOptions {
  app: AppBundle;
  own: OwnParts;
  plugins: PluginSet;
  /** Files that the settings make: address → text. */
  texts: ReadonlyMap<string, string | Uint8Array>;
  store: PageStore;
  /** Source file → date of its last change. */
  dates: ReadonlyMap<string, string>;
  output: OutputFolder;
  engine: Engine;
}

/** Everything that is served: what the languages share, then the site in each of them. */
export async function writeSite(models: readonly [SiteModel, ...SiteModel[]], options: WriteOptions): Promise<void> {
  const { app, texts, dates, output } = options;
  const [original] = models;
  const { settings } = original;
  const write = (path: string, content: string | Uint8Array) => output.write(withBase(settings.base, path), content);

  for (const [file, content] of [...app.files, ...brandOf(settings).files]) await write(file, content);
  const assets = new Map(models.flatMap((model) => publishedAssets(model).map((asset) => [assetAddress(asset, model), asset.file])));
  for (const [address, file] of assets) await output.write(address, await readFile(file));
  for (const [address, text] of texts) await write(address, text);

  for (const model of models) await writeLanguage(model, options);

  const isOwn = (address: string) => output.written.has(address);
  const { rootBase } = settings;
  if (settings.base !== rootBase && !isOwn(withBase(rootBase, '/index.html')))
    await output.write(withBase(rootBase, '/index.html'), redirectPage('/', settings));
  // Programs look for it at the root of the host first.
  if (settings.base !== '/' && settings.base !== ANY_BASE && !isOwn('/llms.txt'))
    await output.write('/llms.txt', await output.read(withBase(settings.base, '/llms.txt')));
  if (settings.site !== '') {
    if (!isOwn(withBase(settings.base, '/sitemap.xml'))) await write('/sitemap.xml', siteMap(models, dates));
    if (!isOwn('/robots.txt')) await output.write('/robots.txt', robotsText(original));
  }
}

/** Files of the original stand there for all languages. */
function assetAddress({ path, locale }: Asset, { settings }: SiteModel): string {
  return withBase(locale === undefined ? originalBase(settings) : settings.base, path);
}

/** The site in one language, page by page. */
async function writeLanguage(model: SiteModel, { app, own, plugins, store, dates, output, engine }: WriteOptions): Promise<void> {
  const { settings } = model;
  const site = shellInfo(settings, own);
  const theme = { site, own };
  const write = (path: string, content: string | Uint8Array) => output.write(withBase(settings.base, path), content);
  const redirects = Object.entries(settings.redirects).filter(([from]) => !isWildcard(from) && !model.pages.has(from));
  const buckets = bucketCount(model.pages.size + redirects.length);
  const frame = shellHash(app, site);
  const manifests = Array.from({ length: buckets }, (): Manifest => ({ frame, pages: {}, redirects: {} }));
  const { icon, favicon, touchIcon } = brandOf(settings);
  const options = {
    ...{ site, browser: browserSettingsOf(settings), app, buckets, frame },
    icons: { icon, favicon, touchIcon },
    files: originalBase(settings),
  };

  const [written] = await Promise.all([
    writePages(model, {
      ...store,
      plugins,
      document: options,
      changed: (relativePath) => dates.get(relativePath) ?? '',
      output,
      engine: engine.hash,
    }),
    writeSearch(model, { ...store, output, engine }), // while the threads render the pages
  ]);
  const { hashes, sidebars } = written;
  for (const { file, script } of sidebars.values()) await write(file, script);
  await writeFirstScreens(written, { settings, frame, output });
  for (const path of model.pages.keys()) {
    const manifest = manifests[bucketOf(path, buckets)];
    if (manifest) manifest.pages[path] = hashes.get(path) ?? '';
  }

  for (const [from, to] of redirects) {
    const manifest = manifests[bucketOf(from, buckets)];
    if (manifest) manifest.redirects[from] = to;
    await write(documentFile(from), redirectPage(to, settings));
  }
  for (const [bucket, manifest] of manifests.entries()) await write(manifestFile(bucket), JSON.stringify(manifest));

  const home = sidebarMarker([...sidebars.values()][0]?.html ?? '', settings.base)('', '');
  const document = (page: SpecialPage, more: Partial<DocumentPage> = {}) =>
    renderDocument({ ...page, sidebar: home, ...more }, options, own);
  // What the site has at these addresses comes first.
  const isOwn = (address: string) => output.written.has(address);
  const spare = async (address: string, text: () => string) => isOwn(withBase(settings.base, address)) || write(address, text());
  await spare('/search/index.html', () => document(searchPage(model, theme), { hidden: true }));
  for (const version of settings.versions)
    if (!model.pages.has(version.path) && !output.written.has(withBase(settings.base, documentFile(version.path))))
      await write(documentFile(version.path), document(startPage(model, theme, version)));
  const anywhere = settings.base === ANY_BASE;
  const notFound = document(await notFoundOf(model, theme, store), { hidden: true, anywhere });
  await spare(NOT_FOUND, () => (anywhere ? withoutPlace(notFound) : notFound));
  // Hosts that know one page only look for it at their root.
  if (isOriginal(settings) && settings.base !== '/' && !anywhere) await output.write(NOT_FOUND, notFound);
  const listed = [...model.records.values()].filter(isListed);
  await write('/assets/addresses.json', JSON.stringify(listed.map((record) => [record.path, record.title])));
  await spare('/pages.json', () => `${JSON.stringify(publicRecords(listed, model), null, 1)}\n`);
  for (const [address, text] of llmsTexts(model)) await spare(address, () => text);
}

/** The page of the site for what was not found, or else that of the theme. */
async function notFoundOf(model: SiteModel, theme: RenderTheme, store: PageStore): Promise<SpecialPage> {
  const { cache, options } = store;
  const keyed = model.notFound && sourceOf(model.notFound, store);
  if (!model.notFound || !keyed) return notFoundPage(model, theme);
  const { html } = cache.body(keyed.key) ?? (await compileAgain(keyed.source, options));
  return ownNotFoundPage(model.notFound, html, model, theme);
}

/** The texts that stand inline in what was written: a policy names them by their hashes. */
export function inlineTexts(app: AppBundle, { banner, locales }: Pick<Settings, 'banner' | 'locales'>): InlineTexts {
  const languages = locales.length > 1 ? [LANGUAGE_SCRIPT, NOT_FOUND_SCRIPT] : [];
  return {
    scripts: [app.early, app.earlyTabs, REDIRECT_SCRIPT, ...(banner ? [BANNER_SCRIPT] : []), ...languages],
    styles: app.styles.map(({ css }) => css),
  };
}
