import { readFile } from 'node:fs/promises';
import { FORM_LOST, withLevels } from '../check/checks.ts';
import type { Settings } from '../config/settings.ts';
import { contentType, NOT_FOUND_TEXT } from '../hosts/responses.ts';
import { generatedFiles } from '../model/site-files.ts';
import { notFoundPath, type SiteModel } from '../model/site-model.ts';
import { isListed } from '../model/visibility.ts';
import { pluginFiles } from '../plugins/site-hooks.ts';
import { brandOf } from '../render/brand.tsx';
import { dataScript } from '../render/data-script.ts';
import { llmsTexts } from '../render/llms-text.ts';
import { publicRecords } from '../render/public-records.ts';
import type { RenderTheme } from '../render/render-part.ts';
import { robotsText, siteMap } from '../render/sitemap.ts';
import { NOT_FOUND, notFoundPage, ownNotFoundPage, type SpecialPage, searchPage, startPage } from '../render/special-pages.tsx';
import { asksForFile, canonicalPath } from '../shared/address.ts';
import type { Manifest } from '../shared/manifest.ts';
import { markdownFile } from '../shared/page-files.ts';
import type { PageRecord } from '../shared/page-record.ts';
import { shortHash } from '../util/digest.ts';
import { devDocument, devTheme, shellHashOf, specialDocument } from './dev-document.ts';
import { type DevPageView, devPageView } from './dev-page-view.ts';
import type { DevSearch } from './dev-search.ts';
import type { ShownSite } from './dev-site.ts';
import type { DiagnosticLog } from './diagnostic-log.ts';

type Body = string | Uint8Array;

export interface DevResponse {
  status: number;
  type: string;
  body: Body;
}

export interface ResponseContext {
  site: ShownSite;
  /** Source file → date of its last change. */
  dates: Promise<ReadonlyMap<string, string>>;
  /** The bundled script of `dev/browser`. */
  client: () => Promise<string>;
  /** Scripts of sidebars that pages sent so far refer to, by address. */
  sidebars: Map<string, string>;
  search: DevSearch;
  log: DiagnosticLog;
}

/** Responses for fixed addresses that do not depend on the pages. */
const FILES: Record<string, (context: ResponseContext, query: URLSearchParams) => Body | undefined | Promise<Body | undefined>> = {
  '/@dev/client.js': ({ client }) => client(),
  '/@dev/page.json': (context, query) => state(query.get('path') ?? '/', context),
  '/assets/pages/0.json': ({ site }) => JSON.stringify(manifest(site)),
  '/assets/addresses.json': ({ site }) => JSON.stringify(listed(site.pages.model).map(({ path, title }) => [path, title])),
  '/pages.json': async ({ site }) => {
    const model = await site.pages.whole();
    return JSON.stringify(publicRecords(listed(model), model), null, 1);
  },
  '/sitemap.xml': async ({ site, dates }) =>
    site.settings.site === ''
      ? undefined
      : siteMap(
          site.pages.languages.map((language) => language.model),
          await dates,
        ),
  '/404.txt': () => NOT_FOUND_TEXT,
};

function listed({ records }: SiteModel): PageRecord[] {
  return [...records.values()].filter(isListed);
}

/** Pages without a source. */
const SPECIAL: Record<string, (model: SiteModel, theme: RenderTheme) => SpecialPage> = { '/search/': searchPage };

/**
 * Creates the response for an address. Addresses are the same as in a build, plus those below `/@dev/`. `path` starts at the root of
 * the docs. `undefined` if there is nothing at the address.
 */
export async function respond(path: string, query: URLSearchParams, context: ResponseContext): Promise<DevResponse | undefined> {
  const file = await fileAt(path, query, context);
  if (file !== undefined) return { status: 200, type: contentType(path), body: file };
  const { model } = context.site.pages;
  const home =
    model.records.size > 0 ? model.settings.versions.find((version) => version.path === path && !model.records.has(path)) : undefined;
  const special =
    (model.records.has(path) ? undefined : SPECIAL[path]) ??
    (home && ((site: SiteModel, theme: RenderTheme) => startPage(site, theme, home)));
  if ((path === NOT_FOUND && !model.records.has(path)) || path === notFoundPath(model.settings))
    return { ...(await notFound('/', context)), status: 200 };
  const html = special ? specialDocument(special(model, devTheme(context.site)), context.site) : await pageAt(path, context);
  return html === undefined ? undefined : { status: 200, type: contentType('index.html'), body: html };
}

/** Responds with files at the root of the host, outside of the docs. */
export async function atRoot(pathname: string, context: ResponseContext): Promise<DevResponse | undefined> {
  const { site } = context;
  const found = (body: Body): DevResponse => ({ status: 200, type: contentType(pathname), body });
  if (pathname === '/robots.txt' && site.settings.site !== '') return found(robotsText(site.pages.model));
  const list = pathname === '/llms.txt' ? await fileAt(pathname, new URLSearchParams(), context) : undefined;
  return list === undefined ? undefined : found(list);
}

/** Responds with the not-found page, or with a line of text if a file was requested. */
export async function notFound(pathname: string, context: ResponseContext): Promise<DevResponse> {
  if (asksForFile(pathname)) return { status: 404, type: contentType('404.txt'), body: NOT_FOUND_TEXT };
  const { site } = context;
  return { status: 404, type: contentType('404.html'), body: specialDocument(await notFoundOf(context), site) };
}

/** The site's own not-found page, or that of the theme. */
async function notFoundOf({ site, log }: ResponseContext): Promise<SpecialPage> {
  const { pages, settings } = site;
  const own = await pages.page(notFoundPath(settings));
  if (!own) return notFoundPage(pages.model, devTheme(site));
  log.report(own.page.record.relativePath, own.diagnostics);
  return ownNotFoundPage(own.page, own.page.html, pages.model, devTheme(site));
}

async function fileAt(path: string, query: URLSearchParams, context: ResponseContext): Promise<Body | undefined> {
  const { site, sidebars, search } = context;
  const make = site.settings.files[path];
  if (make) return madeText(path, make, context);
  const asset = site.pages.assets.get(path);
  if (asset) return readFile(asset.file);
  const own = FILES[path];
  if (own) return own(context, query);
  const picture = brandOf(site.settings).files.get(path);
  if (picture) return picture;
  if (path.endsWith('/llms.txt')) return llmsTexts(await site.pages.whole()).get(path);
  if (path.endsWith('.md')) return markdownAt(path, context);
  const generated = await textOfPlugins(path, context);
  if (generated !== undefined) return generated;
  if (!path.startsWith('/assets/')) return undefined;
  if (path.startsWith('/assets/first/')) return '{}'; // pages are compiled only when they are requested
  const script = /^\/assets\/pages\/(.+)\.[\w-]+\.js$/.exec(path)?.[1];
  if (script === undefined) return sidebars.get(path) ?? site.app.files.get(path) ?? search.file(path, site.pages);
  const shown = await show(script === 'index' ? '/' : canonicalPath(`/${script}`), context);
  return shown && dataScript(shown.view);
}

/** Returns a file that plugins generate from all pages. */
async function textOfPlugins(path: string, { site, log }: ResponseContext): Promise<Body | undefined> {
  const { plugins } = site.pages.setup;
  if (!plugins.all.some(({ plugin }) => plugin.files)) return undefined;
  const { texts, diagnostics } = await pluginFiles(plugins, await site.pages.whole());
  log.report(path, withLevels(diagnostics));
  return texts.get(path);
}

/** Returns the result of a function in the setting `files`. Its diagnostics are reported as in a build. */
async function madeText(path: string, make: Settings['files'][string], { site, log }: ResponseContext): Promise<Body> {
  const { texts, diagnostics } = await generatedFiles({ files: { [path]: make }, configSources: site.settings.configSources });
  log.report(path, withLevels(diagnostics));
  const text = texts.get(path);
  if (text === undefined) throw new Error(diagnostics.map(({ message, help }) => `${message} ${help}`).join('\n'));
  return text;
}

async function pageAt(path: string, context: ResponseContext): Promise<string | undefined> {
  const shown = await show(path, context);
  return shown && devDocument({ ...shown, sidebar: shown.sidebar.html }, context.site);
}

/** Returns the Markdown copy of a page, or a part of a long one. */
async function markdownAt(file: string, context: ResponseContext): Promise<string | undefined> {
  const whole = file.replace(/~[^/]*\.md$/, '.md');
  const path = [...context.site.pages.model.records.keys()].find((candidate) => [file, whole].includes(markdownFile(candidate)));
  const shown = path === undefined ? undefined : await show(path, context);
  if (path === undefined || !shown) return undefined;
  return markdownFile(path) === file ? shown.markdown.copy : shown.markdown.parts.get(file);
}

/** Returns the state of a page for the dev client; see `dev/browser/client.ts`. */
async function state(path: string, context: ResponseContext): Promise<string> {
  const shown = await show(path, context);
  const diagnostics = [...context.site.diagnostics, ...(shown?.diagnostics ?? [])].filter(
    ({ level, id }) => level === 'error' || FORM_LOST.has(id),
  );
  return JSON.stringify({
    frame: shellHashOf(context.site),
    hash: shown?.hash ?? '',
    shown: shown && { view: shown.view, sidebar: shown.sidebar.html },
    diagnostics,
  });
}

/** Returns the page at a path, and reports its diagnostics. */
export async function show(path: string, { site, dates, sidebars, log }: ResponseContext): Promise<DevPageView | undefined> {
  const known = await dates;
  const shown = await devPageView(path, site, (file) => known.get(file) ?? '');
  if (!shown) return undefined;
  sidebars.set(shown.sidebar.file, shown.sidebar.script);
  log.report(shown.file, shown.diagnostics);
  return shown;
}

/** The list of all pages in one file, since its size does not matter locally. The name of a page script changes with its source file. */
function manifest(site: ShownSite): Manifest {
  const { pages } = site;
  const { records, settings } = pages.model;
  const hashes = [...records.keys()].map((path) => [path, stampHash(`${pages.stampOf(path)} ${pages.revision}`)]);
  return { pages: Object.fromEntries(hashes), redirects: settings.redirects, frame: shellHashOf(site) };
}

/** Version in the name of a page script. Shorter than a content hash, because browsers would verify one. */
function stampHash(stamp: string): string {
  return shortHash(stamp).slice(1);
}
