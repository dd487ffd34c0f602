import { readFile } from 'node:fs/promises';
import { dataScript } from '../build/data-script.ts';
import { llmsText } from '../build/llms-text.ts';
import { madeTexts } from '../build/made-texts.ts';
import { markdownFile } from '../build/page-view.ts';
import { shortHash } from '../build/short-hash.ts';
import type { SiteModel } from '../build/site-model.ts';
import { notFoundView, searchView } from '../build/special-pages.ts';
import type { Settings } from '../config/settings.ts';
import { pictures } from '../hosting/pictures.ts';
import { robotsText, siteMap } from '../hosting/site-map.ts';
import { NOT_FOUND_TEXT } from '../hosting/write-hosting.ts';
import { contentType } from '../preview/content-type.ts';
import { asksForFile, canonicalPath } from '../shared/address.ts';
import type { Manifest } from '../shared/manifest.ts';
import type { PageView } from '../shared/view.ts';
import { devDocument, frameNameOf, specialDocument } from './dev-document.ts';
import type { DevSearch } from './dev-search.ts';
import type { DevSite } from './dev-site.ts';
import type { MistakeLog } from './mistake-log.ts';
import { type ShownPage, shownPage } from './shown-page.ts';

type Body = string | Uint8Array;

export interface Answer {
  status: number;
  type: string;
  body: Body;
}

export interface AnswerContext {
  site: DevSite;
  /** Source file → date of its last change. */
  dates: Promise<ReadonlyMap<string, string>>;
  /** The bundled script of `dev/browser`. */
  client: () => Promise<string>;
  /** Scripts of sidebars that views have named, by address. */
  sidebars: Map<string, string>;
  search: DevSearch;
  log: MistakeLog;
}

/** Responses for fixed addresses that do not depend on the pages. */
const FILES: Record<string, (context: AnswerContext, query: URLSearchParams) => Body | Promise<Body>> = {
  '/@dev/client.js': ({ client }) => client(),
  '/@dev/page.json': (context, query) => state(query.get('path') ?? '/', context),
  '/assets/pages/0.json': ({ site }) => JSON.stringify(manifest(site)),
  '/assets/addresses.json': ({ site }) => JSON.stringify([...site.shelf.model.records.values()].map(({ path, title }) => [path, title])),
  '/pages.json': async ({ site }) => JSON.stringify([...(await site.shelf.whole()).records.values()], null, 1),
  '/llms.txt': async ({ site }) => llmsText(await site.shelf.whole()),
  '/404.txt': () => NOT_FOUND_TEXT,
};

/** The same for a site that knows its host. */
const HOST_FILES: typeof FILES = {
  '/sitemap.xml': async ({ site, dates }) => siteMap(site.shelf.model, await dates),
};

/** Pages that have no source. */
const SPECIAL: Record<string, (model: SiteModel) => PageView> = { '/search/': searchView, '/404.html': notFoundView };

/**
 * The response for an address, made on request. Addresses are the same as in a build, plus `/@dev/`.
 * `path` starts at the root of the docs. Undefined if there is nothing at the address.
 */
export async function answer(path: string, query: URLSearchParams, context: AnswerContext): Promise<Answer | undefined> {
  const file = await fileAt(path, query, context);
  if (file !== undefined) return { status: 200, type: contentType(path), body: file };
  const special = SPECIAL[path];
  const html = special ? specialDocument(special(context.site.shelf.model), context.site) : await pageAt(path, context);
  return html === undefined ? undefined : { status: 200, type: contentType('index.html'), body: html };
}

/** Files at the root of the host, outside the docs. */
export function atRoot(pathname: string, { site }: AnswerContext): Answer | undefined {
  if (pathname !== '/robots.txt' || site.settings.site === '') return undefined;
  return { status: 200, type: contentType(pathname), body: robotsText(site.shelf.model) };
}

/** The response for an address at which there is nothing: a page, or a line of text where a file was asked for. */
export function notFound(pathname: string, { site }: AnswerContext): Answer {
  if (asksForFile(pathname)) return { status: 404, type: contentType('404.txt'), body: NOT_FOUND_TEXT };
  return { status: 404, type: contentType('404.html'), body: specialDocument(notFoundView(site.shelf.model), site) };
}

async function fileAt(path: string, query: URLSearchParams, context: AnswerContext): Promise<Body | undefined> {
  const { site, sidebars, search } = context;
  const make = site.settings.files[path];
  if (make) return madeText(path, make, context);
  const asset = site.shelf.assets.get(path);
  if (asset) return readFile(asset.file);
  const own = FILES[path] ?? (site.settings.site === '' ? undefined : HOST_FILES[path]);
  if (own) return own(context, query);
  const picture = pictures().files.get(path);
  if (picture) return picture;
  if (path.endsWith('.md')) return (await markdownAt(path, context))?.markdown;
  if (!path.startsWith('/assets/')) return undefined;
  if (path.startsWith('/assets/first/')) return '{}'; // pages are compiled only when they are asked for
  const script = /^\/assets\/pages\/(.+)\.[\w-]+\.js$/.exec(path)?.[1];
  if (script === undefined) return sidebars.get(path) ?? site.app.files.get(path) ?? search.file(path, site.shelf);
  const shown = await show(script === 'index' ? '/' : canonicalPath(`/${script}`), context);
  return shown && dataScript(shown.view);
}

/** What a function of the setting `files` returns; its mistake is reported as by a build. */
async function madeText(path: string, make: Settings['files'][string], { site, log }: AnswerContext): Promise<Body> {
  const { texts, mistakes } = await madeTexts({ files: { [path]: make }, configSources: site.settings.configSources });
  log.tell(path, mistakes);
  const text = texts.get(path);
  if (text === undefined) throw new Error(mistakes.map(({ message, help }) => `${message} ${help}`).join('\n'));
  return text;
}

async function pageAt(path: string, context: AnswerContext): Promise<string | undefined> {
  const shown = await show(path, context);
  return shown && devDocument(shown.view, shown.sidebar.html, context.site, { hash: shown.hash, head: shown.head });
}

async function markdownAt(file: string, context: AnswerContext): Promise<ShownPage | undefined> {
  const path = [...context.site.shelf.model.records.keys()].find((candidate) => markdownFile(candidate) === file);
  return path === undefined ? undefined : show(path, context);
}

/** What the dev client needs to know about the page it shows: see `dev/browser/client.ts`. */
async function state(path: string, context: AnswerContext): Promise<string> {
  const shown = await show(path, context);
  const mistakes = [...context.site.mistakes, ...(shown?.mistakes ?? [])].filter((mistake) => mistake.level === 'error');
  return JSON.stringify({
    frame: frameNameOf(context.site),
    hash: shown?.hash ?? '',
    shown: shown && { view: shown.view, sidebar: shown.sidebar.html },
    mistakes,
  });
}

/** The page at a path. Its mistakes are reported. */
export async function show(path: string, { site, dates, sidebars, log }: AnswerContext): Promise<ShownPage | undefined> {
  const known = await dates;
  const shown = await shownPage(path, site, (file) => known.get(file) ?? '');
  if (!shown) return undefined;
  sidebars.set(shown.sidebar.file, shown.sidebar.script);
  log.tell(shown.file, shown.mistakes);
  return shown;
}

/** The list of all pages in one file, since its size does not matter locally. The name of a page script changes with its source file. */
function manifest(site: DevSite): Manifest {
  const { shelf, settings } = site;
  const pages = [...shelf.model.records.keys()].map((path) => [path, shortHash(`${shelf.stampOf(path)} ${shelf.revision}`)]);
  return { pages: Object.fromEntries(pages), redirects: settings.redirects, frame: frameNameOf(site) };
}
