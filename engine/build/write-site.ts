import { readFile } from 'node:fs/promises';
import { redirectStub } from '../hosting/redirect-stub.ts';
import type { Source } from '../page/find-sources.ts';
import { withBase } from '../shared/address.ts';
import { bucketCount, bucketOf, type Manifest, manifestFile, scriptFile } from '../shared/manifest.ts';
import type { SiteInfo } from '../shared/settings.ts';
import type { PageView } from '../shared/view.ts';
import type { AppBundle } from './app-bundle.ts';
import { gitDates } from './git-dates.ts';
import { llmsText } from './llms-text.ts';
import type { OutputFolder } from './output-folder.ts';
import { makePageView, markdownFile } from './page-view.ts';
import { renderDocument } from './render-document.ts';
import { shortHash } from './short-hash.ts';
import { type SidebarInView, sidebarInView } from './sidebar-in-view.ts';
import { placeOf, type SiteModel } from './site-model.ts';
import { notFoundView, searchView } from './special-pages.ts';

/** Everything that is served, page by page. */
export async function writeSite(model: SiteModel, app: AppBundle, site: SiteInfo, assets: Source[], output: OutputFolder): Promise<void> {
  const { settings } = model;
  const write = (path: string, content: string | Uint8Array) => output.write(withBase(settings.base, path), content);
  const dates = await gitDates(settings.root);
  const redirects = Object.entries(settings.redirects);
  const buckets = bucketCount(model.pages.size + redirects.length);
  const manifests = Array.from({ length: buckets }, (): Manifest => ({ pages: {}, redirects: {} }));
  const sidebars = new Map<string, SidebarInView>();
  const options = { site, app, buckets, build: app.script };

  for (const [file, content] of app.files) await write(file, content);
  for (const asset of assets) await write(asset.path, await readFile(asset.file));

  for (const page of model.pages.values()) {
    const { path, relativePath } = page.record;
    const shown = sidebarInView(placeOf(page, model).sidebar, path);
    const sidebar = sidebars.get(shown.id) ?? shown;
    if (sidebar === shown) {
      sidebars.set(shown.id, shown);
      await write(shown.file, shown.script);
    }
    const view = makePageView(page, model, { changed: dates.get(relativePath) ?? '', sidebarScript: sidebar.file });
    view.sidebar.id = sidebar.id;
    const script = pageScript(view);
    const hash = shortHash(script);
    const manifest = manifests[bucketOf(path, buckets)];
    if (manifest) manifest.pages[path] = hash;
    await write(scriptFile(path, hash), script);
    await write(documentFile(path), renderDocument(view, sidebar.items, options));
    await write(markdownFile(path), page.markdown);
  }

  for (const [from, to] of redirects) {
    const manifest = manifests[bucketOf(from, buckets)];
    if (manifest) manifest.redirects[from] = to;
    await write(documentFile(from), redirectStub(to, settings));
  }
  for (const [bucket, manifest] of manifests.entries()) await write(manifestFile(bucket), JSON.stringify(manifest));

  const home = [...sidebars.values()][0] ?? { items: [] };
  await write('/search/index.html', renderDocument(searchView(model), home.items, { ...options, hidden: true }));
  const notFound = renderDocument(notFoundView(model), home.items, { ...options, hidden: true });
  await write('/404.html', notFound);
  if (settings.base !== '/') await output.write('/404.html', notFound);
  await write('/assets/addresses.json', JSON.stringify([...model.records.values()].map((record) => [record.path, record.title])));
  await write('/pages.json', `${JSON.stringify([...model.records.values()], null, 1)}\n`);
  await write('/llms.txt', llmsText(model));
}

/** `/x/` → `/x/index.html`; `/x.html` is its own file. */
function documentFile(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : path;
}

function pageScript(view: PageView): string {
  return `export default ${JSON.stringify(view)};\n`;
}
