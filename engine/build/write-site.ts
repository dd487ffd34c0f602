import { readFile } from 'node:fs/promises';
import type { InlineTexts } from '../hosting/content-security-policy.ts';
import { withoutPlace } from '../hosting/find-place.ts';
import { iconTags } from '../hosting/head-tags.ts';
import { pictures } from '../hosting/pictures.ts';
import { isBranch } from '../hosting/plan.ts';
import { REDIRECT_SCRIPT, redirectStub } from '../hosting/redirect-stub.ts';
import { robotsText, siteMap } from '../hosting/site-map.ts';
import type { Source } from '../page/find-sources.ts';
import { withBase } from '../shared/address.ts';
import { ANY_BASE } from '../shared/any-base.ts';
import { bucketCount, bucketOf, type Manifest, manifestFile } from '../shared/manifest.ts';
import type { ShellInfo } from '../shared/settings.ts';
import type { AppBundle } from './app-bundle.ts';
import type { Engine } from './engine.ts';
import { frameName } from './frame-name.ts';
import { llmsText } from './llms-text.ts';
import { sidebarMarker } from './mark-sidebar.ts';
import type { OutputFolder } from './output-folder.ts';
import { renderDocument } from './render-document.ts';
import { documentFile } from './render-pages.ts';
import type { SiteModel } from './site-model.ts';
import { notFoundView, searchView } from './special-pages.ts';
import { writeFirstScreens } from './write-first-screens.ts';
import { type PageMakers, writePages } from './write-pages.ts';
import { writeSearch } from './write-search.ts';

export interface WriteOptions {
  app: AppBundle;
  site: ShellInfo;
  /** Files of the content folders that are no pages. */
  assets: Source[];
  /** Files that the settings make: address → text. */
  texts: ReadonlyMap<string, string | Uint8Array>;
  makers: PageMakers;
  /** Source file → date of its last change. */
  dates: ReadonlyMap<string, string>;
  output: OutputFolder;
  engine: Engine;
}

/** Everything that is served, page by page. */
export async function writeSite(
  model: SiteModel,
  { app, site, assets, texts, makers, dates, output, engine }: WriteOptions,
): Promise<void> {
  const { settings } = model;
  const write = (path: string, content: string | Uint8Array) => output.write(withBase(settings.base, path), content);
  const redirects = Object.entries(settings.redirects).filter(([from]) => !isBranch(from));
  const buckets = bucketCount(model.pages.size + redirects.length);
  const frame = frameName(app, site);
  const manifests = Array.from({ length: buckets }, (): Manifest => ({ frame, pages: {}, redirects: {} }));
  const options = { site, app, buckets, frame, icons: iconTags(settings.base) };

  for (const [file, content] of [...app.files, ...pictures().files]) await write(file, content);
  for (const asset of assets) await write(asset.path, await readFile(asset.file));
  for (const [address, text] of texts) await write(address, text);

  const [written] = await Promise.all([
    writePages(model, {
      ...makers,
      document: options,
      changed: (relativePath) => dates.get(relativePath) ?? '',
      output,
      engine: engine.hash,
    }),
    writeSearch(model, { ...makers, output, engine }), // while the threads render the pages
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
    await write(documentFile(from), redirectStub(to, settings));
  }
  for (const [bucket, manifest] of manifests.entries()) await write(manifestFile(bucket), JSON.stringify(manifest));

  const home = sidebarMarker([...sidebars.values()][0]?.html ?? '', settings.base)('', '');
  await write('/search/index.html', renderDocument(searchView(model), home, { ...options, hidden: true }));
  const notFound = renderDocument(notFoundView(model), home, { ...options, hidden: true });
  await write('/404.html', settings.base === ANY_BASE ? withoutPlace(notFound, app.script) : notFound);
  if (settings.base !== '/' && settings.base !== ANY_BASE) await output.write('/404.html', notFound);
  await write('/assets/addresses.json', JSON.stringify([...model.records.values()].map((record) => [record.path, record.title])));
  await write('/pages.json', `${JSON.stringify([...model.records.values()], null, 1)}\n`);
  // These two the site may have of its own.
  const isOwn = (address: string) => output.written.has(address);
  if (!isOwn(withBase(settings.base, '/llms.txt'))) await write('/llms.txt', llmsText(model));
  if (settings.site !== '') {
    await write('/sitemap.xml', siteMap(model, dates));
    if (!isOwn('/robots.txt')) await output.write('/robots.txt', robotsText(model));
  }
}

/** The texts that stand inline in what was written: a policy names them by their hashes. */
export function inlineTexts(app: AppBundle): InlineTexts {
  return { scripts: [app.early, REDIRECT_SCRIPT], styles: app.styles.map(({ css }) => css) };
}
