import * as v from 'valibot';
import {
  AuthorError,
  canonicalPath,
  decodeAddress,
  isExternal,
  markdownFile,
  nearest,
  placeHeaders,
  sectionOf,
  withBase,
  withoutBase,
} from '../core/plugin/helpers.ts';
import { IndexReader } from '../search/format/index-reader.ts';
import { parseRoot } from '../search/format/parse-index.ts';
import type { BuiltSite } from './fetched-site.ts';

/** The fields used from each entry of `pages.json`. */
const recordsSchema = v.array(
  v.object({
    title: v.string(),
    path: v.string(),
    frontmatter: v.object({ short_description: v.optional(v.string()) }),
    headers: v.array(v.object({ level: v.number(), title: v.string(), slug: v.string() })),
  }),
);
export type ListedPage = v.InferOutput<typeof recordsSchema>[number];

/** A document's startup data: old anchors and their targets. */
const startSchema = v.object({ page: v.object({ moved: v.optional(v.record(v.string(), v.string()), {}) }) });
const START = /<script type="application\/json" id="docsStart">(.*?)<\/script>/s;
/** Matches the target of a redirect page, for hosts that can't redirect. */
const STUB = /<script data-to="([^"]+)"/;
const MOST_HOPS = 5;
/** Prefix of resource URIs if the site doesn't know its host. */
export const NO_HOST = 'docs://site';

export interface PageTarget {
  page: ListedPage;
  /** Anchor of the section. Empty for the whole page. */
  anchor: string;
}

/** A built site as the tools see it. Always reads the current files. */
export class SiteReader {
  readonly site: BuiltSite;
  /** Called for each query that found nothing. */
  readonly onEmpty: (query: string) => void;
  #index: { root: string; reader: IndexReader } | undefined;
  readonly #languages = new Map<string, SiteReader>();

  /** Address prefix of its language, such as `/de`; empty for the original. */
  readonly prefix: string;

  constructor(site: BuiltSite, onEmpty: (query: string) => void = () => {}, prefix = '') {
    this.site = site;
    this.onEmpty = onEmpty;
    this.prefix = prefix;
  }

  /** Reader for another language, named by its address prefix, or this one without a name. Throws an `AuthorError` if the site doesn't have the language. */
  async inLanguage(name: string | undefined): Promise<SiteReader> {
    if (name === undefined) return this;
    const reader = await this.#language(name);
    if (!reader) throw new AuthorError(`The site has no language “${name}”.`, 'Leave out `language` for the original.');
    return reader;
  }

  /** Reader for the language of an address. */
  async forAddress(given: string): Promise<SiteReader> {
    const [path = ''] = this.#inDocs(this.#onHost(given)).split('#');
    if ((await this.pages()).some((page) => page.path === path)) return this;
    return (await this.#language(path.split('/')[1] ?? '')) ?? this;
  }

  async #language(name: string): Promise<SiteReader | undefined> {
    const known = this.#languages.get(name);
    if (known || !/^[\w-]+$/.test(name)) return known;
    const prefix = `/${name}`;
    if ((await this.site.read(`${prefix}/pages.json`)) === undefined) return undefined;
    const reader = new SiteReader(this.site, this.onEmpty, prefix);
    this.#languages.set(name, reader);
    return reader;
  }

  async pages(): Promise<ListedPage[]> {
    const text = await this.site.read(`${this.prefix}/pages.json`);
    if (text === undefined) throw new AuthorError('The site has no list of pages.', 'Build it with this engine.');
    return v.parse(recordsSchema, JSON.parse(text));
  }

  /** The search index, reloaded after a rebuild. */
  async index(): Promise<IndexReader> {
    const root = await this.site.read(`${this.prefix}/assets/search.json`);
    if (root === undefined) throw new AuthorError('The site has no search index.', 'Build it with this engine.');
    if (this.#index?.root !== root)
      this.#index = { root, reader: new IndexReader(parseRoot(JSON.parse(root)), (file) => this.#json(file)) };
    return this.#index.reader;
  }

  /** Resolves an address (docs path, host path, full URL or Markdown copy) to its current page, following redirects. Throws an `AuthorError` with the closest address if nothing matches. */
  async resolve(given: string): Promise<PageTarget> {
    const pages = await this.pages();
    let address = this.#onHost(given);
    for (let hops = 0; hops < MOST_HOPS; hops++) {
      const [path = '', anchor = ''] = this.#inDocs(address).split('#');
      const page = pages.find((one) => one.path === path);
      if (page) {
        const moved = anchor === '' || page.headers.some(({ slug }) => slug === anchor) ? undefined : await this.#movedAnchor(page, anchor);
        if (moved === undefined) return { page, anchor };
        address = withBase(this.site.base, moved.startsWith('#') ? path + moved : moved);
        continue;
      }
      const to = await this.#moved(path, address);
      if (to === undefined || isExternal(to)) {
        const close = nearest(
          path,
          pages.map((one) => one.path),
          3,
        );
        const hint = close.length === 0 ? 'Use `search` or `list` to find it.' : `The nearest addresses are ${close.join(', ')}.`;
        throw to === undefined
          ? new AuthorError(`There is no page at ${given}, and no redirect from it.`, hint)
          : new AuthorError(`${given} has moved to another site: ${to}.`, 'Read it there.');
      }
      address = to.includes('#') || anchor === '' ? to : `${to}#${anchor}`;
    }
    throw new AuthorError(`${given} redirects in a circle.`, 'Use `search` to find the page.');
  }

  /** The Markdown copy of a page, or the section at one of its headings. */
  async markdown({ page, anchor }: PageTarget): Promise<string> {
    const copy = await this.site.read(markdownFile(page.path));
    if (copy === undefined) throw new AuthorError(`The page ${page.path} has no Markdown copy.`, 'Build the site with this engine.');
    if (anchor === '') return copy;
    const section = sectionOf(copy, placeHeaders(copy, page.headers), anchor);
    if (section !== undefined) return section;
    const known = page.headers.map(({ slug }) => slug);
    throw new AuthorError(`${page.path} has no section “${anchor}”.`, `Its sections are: ${known.join(', ') || 'none'}.`);
  }

  /** The address that readers open. */
  publicAddress(path: string, anchor = ''): string {
    return `${this.site.origin}${withBase(this.site.base, path)}${anchor === '' ? '' : `#${anchor}`}`;
  }

  /** Resource URI of a page: its Markdown copy, with the host if known. */
  copyAddress(path: string): string {
    return `${this.site.origin || NO_HOST}${encodeURI(withBase(this.site.base, markdownFile(path)))}`;
  }

  async #json(file: string): Promise<unknown> {
    const text = await this.site.read(`${this.prefix}/assets/search/${file}`);
    if (text === undefined) throw new AuthorError(`The search index has no file ${file}.`, 'The site is being built: try again.');
    return JSON.parse(text);
  }

  /** Converts to a decoded address relative to the root of the host. */
  #onHost(given: string): string {
    const { base, origin, aliases } = this.site;
    const absolute = /^https?:\/\//i.test(given);
    if (absolute && (!URL.canParse(given) || (origin !== '' && ![origin, ...aliases].includes(new URL(given).origin))))
      throw new AuthorError(`${given} is not an address of ${origin}${base}.`, 'Write a path, such as /guide/.');
    const url = absolute ? new URL(given) : new URL(given.replace(/^\/*/, '/'), 'http://docs');
    const address = url.pathname + url.hash;
    return decodeAddress(address) ?? address;
  }

  /** Converts to a page address relative to the root of the docs. An address without the base path is assumed to be one already. */
  #inDocs(address: string): string {
    const [pathname = '', anchor] = address.split('#');
    const path = withoutBase(this.site.base, pathname) ?? pathname;
    const page = path.replace(/(?:~[^/]*)?\.md$/, '').replace(/^\/index$/, '/');
    return canonicalPath(page) + (anchor === undefined ? '' : `#${anchor}`);
  }

  /** Redirect target of an old address, relative to the root of the host. */
  async #moved(path: string, address: string): Promise<string | undefined> {
    const pathname = address.replace(/#.*/s, '');
    for (const candidate of new Set([pathname, withBase(this.site.base, path)])) {
      const to = await this.site.moved(candidate);
      if (to !== undefined) return decodeAddress(to) ?? to;
    }
    const stub = STUB.exec((await this.site.read(path)) ?? '')?.[1];
    return stub === undefined ? undefined : (decodeAddress(stub) ?? stub);
  }

  async #movedAnchor(page: ListedPage, anchor: string): Promise<string | undefined> {
    const html = await this.site.read(page.path);
    const data = START.exec(html ?? '')?.[1];
    if (data === undefined) return undefined;
    const start = v.safeParse(startSchema, JSON.parse(data));
    return start.success && Object.hasOwn(start.output.page.moved, anchor) ? start.output.page.moved[anchor] : undefined;
  }
}
