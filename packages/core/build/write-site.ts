import { readFile } from 'node:fs/promises';
import type { AppBundle } from '../bundle/app-bundle.ts';
import type { InlineTexts } from '../hosting/content-security-policy.ts';
import { browserSettingsOf } from '../model/browser-settings-of.ts';
import { publishedAssets } from '../model/published-assets.ts';
import { isWildcard } from '../model/redirects/redirects-of.ts';
import type { SiteModel } from '../model/site-model.ts';
import { isListed } from '../model/visibility.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import { brandOf } from '../render/brand.ts';
import { withoutPlace } from '../render/find-base-script.ts';
import { iconTags } from '../render/head-tags.ts';
import { llmsTexts } from '../render/llms-text.ts';
import { sidebarMarker } from '../render/mark-sidebar.ts';
import { REDIRECT_SCRIPT, redirectPage } from '../render/redirect-page.ts';
import { renderDocument } from '../render/render-document.ts';
import { shellHash } from '../render/shell-hash.ts';
import { shellInfo } from '../render/shell-info.ts';
import { robotsText, siteMap } from '../render/sitemap.ts';
import { homeView, notFoundView, searchView } from '../render/special-pages.ts';
import { withBase } from '../shared/address.ts';
import { ANY_BASE } from '../shared/any-base.ts';
import { bucketCount, bucketOf, type Manifest, manifestFile } from '../shared/manifest.ts';
import { documentFile } from '../shared/page-files.ts';
import type { SlotComponents } from '../shared/slots.ts';
import type { Engine } from '../util/engine.ts';
import { writeFirstScreens } from './write-first-screens.ts';
import { type PageStore, writePages } from './write-pages.ts';
import { writeSearch } from './write-search.ts';

export interface WriteOptions {
  app: AppBundle;
  slots: SlotComponents;
  /** Files that the settings make: address → text. */
  texts: ReadonlyMap<string, string | Uint8Array>;
  store: PageStore;
  /** Source file → date of its last change. */
  dates: ReadonlyMap<string, string>;
  output: OutputFolder;
  engine: Engine;
}

/** Everything that is served, page by page. */
export async function writeSite(model: SiteModel, { app, slots, texts, store, dates, output, engine }: WriteOptions): Promise<void> {
  const { settings } = model;
  const site = shellInfo(settings, slots);
  const write = (path: string, content: string | Uint8Array) => output.write(withBase(settings.base, path), content);
  const redirects = Object.entries(settings.redirects).filter(([from]) => !isWildcard(from));
  const buckets = bucketCount(model.pages.size + redirects.length);
  const frame = shellHash(app, site);
  const manifests = Array.from({ length: buckets }, (): Manifest => ({ frame, pages: {}, redirects: {} }));
  const brand = brandOf(settings);
  const options = { site, browser: browserSettingsOf(settings), app, buckets, frame, icons: iconTags(settings.base, brand) };

  for (const [file, content] of [...app.files, ...brand.files]) await write(file, content);
  for (const asset of publishedAssets(model)) await write(asset.path, await readFile(asset.file));
  for (const [address, text] of texts) await write(address, text);

  const [written] = await Promise.all([
    writePages(model, {
      ...store,
      document: options,
      slots,
      changed: (relativePath) => dates.get(relativePath) ?? '',
      output,
      engine: engine.hash,
    }),
    writeSearch(model, { ...store, output, engine }), // while the threads render the pages
  ]);
  const { hashes, sidebars } = written;
  for (const { file, script } of sidebars.values()) await write(file, script);
  await writeFirstScreens(written, { frame, base: settings.base, output });
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
  await write('/search/index.html', renderDocument(searchView(model), home, { ...options, hidden: true }));
  for (const version of settings.versions)
    if (!model.pages.has(version.path) && !output.written.has(withBase(settings.base, documentFile(version.path))))
      await write(documentFile(version.path), renderDocument(homeView(model, version), home, options));
  const notFound = renderDocument(notFoundView(model), home, { ...options, hidden: true });
  await write('/404.html', settings.base === ANY_BASE ? withoutPlace(notFound, app.script) : notFound);
  if (settings.base !== '/' && settings.base !== ANY_BASE) await output.write('/404.html', notFound);
  const listed = [...model.records.values()].filter(isListed);
  await write('/assets/addresses.json', JSON.stringify(listed.map((record) => [record.path, record.title])));
  await write('/pages.json', `${JSON.stringify(listed, null, 1)}\n`);
  // These the site may have of its own.
  const isOwn = (address: string) => output.written.has(address);
  for (const [address, text] of llmsTexts(model)) if (!isOwn(withBase(settings.base, address))) await write(address, text);
  if (settings.site !== '') {
    await write('/sitemap.xml', siteMap(model, dates));
    if (!isOwn('/robots.txt')) await output.write('/robots.txt', robotsText(model));
  }
}

/** The texts that stand inline in what was written: a policy names them by their hashes. */
export function inlineTexts(app: AppBundle): InlineTexts {
  return { scripts: [app.early, REDIRECT_SCRIPT], styles: app.styles.map(({ css }) => css) };
}
