import { AuthorError, withBase } from '../core/plugin/helpers.ts';

/** A built site, in a folder or on a host. */
export interface BuiltSite {
  /** Root path of the docs: `/docs/`. */
  base: string;
  /** `https://example.com`, or empty for a folder that doesn't know its host. */
  origin: string;
  /** Other origins accepted in addresses. */
  aliases: readonly string[];
  /** Reads a text, such as a page's document, by its address relative to the root of the docs. `undefined` if there's none. */
  read: (address: string) => Promise<string | undefined>;
  /** One redirect step for an old address, relative to the root of the host. `undefined` if it doesn't redirect. */
  moved: (address: string) => Promise<string | undefined>;
}

/** Limits for texts from a host: size in bytes, cache time and cache size. */
const LONGEST = 50_000_000;
const KEPT_MS = 60_000;
const MOST_KEPT = 200;

export interface FetchedOptions {
  base: string;
  origin: string;
  /** Other origins accepted in addresses. */
  aliases?: readonly string[];
  /** Requests `path` (encoded, relative to the root of the host) without following redirects. Throws if the host can't be reached. */
  ask: (path: string, method: 'GET' | 'HEAD') => Promise<Response>;
  /** Cache that callers may keep between calls. */
  kept?: KeptTexts;
}

/** Cache of completed responses by address. Pending ones aren't shared, because a request in a function must not wait for another request's I/O. */
export type KeptTexts = Map<string, { time: number; text: string | undefined }>;

/** Reads a site from its host. Runs wherever `fetch` does. */
export function openFetched({ base, origin, aliases = [], ask, kept = new Map() }: FetchedOptions): BuiltSite {
  return {
    base,
    origin,
    aliases,
    read: async (address) => {
      const path = withBase(base, encodeURI(address));
      const before = kept.get(path);
      if (before && Date.now() - before.time < KEPT_MS) return before.text;
      const text = await textOf(path, await ask(path, 'GET'));
      kept.delete(path);
      kept.set(path, { time: Date.now(), text });
      if (kept.size > MOST_KEPT) kept.delete([...kept.keys()][0] ?? '');
      return text;
    },
    moved: async (address) => {
      const response = await ask(encodeURI(decodeURI(address)), 'HEAD');
      const location = response.headers.get('location');
      if (location === null || response.status < 300 || response.status > 399) return undefined;
      const host = origin === '' ? 'http://docs' : origin;
      const to = new URL(location, new URL(address, host));
      return [host, ...aliases].includes(to.origin) ? to.pathname + to.hash : to.href;
    },
  };
}

async function textOf(path: string, response: Response): Promise<string | undefined> {
  if (response.status >= 300 && response.status < 500) return undefined;
  if (!response.ok) throw new AuthorError(`${path} returned status ${response.status}.`, 'Try again later.');
  const length = Number(response.headers.get('content-length') ?? 0);
  if (length > LONGEST)
    throw new AuthorError(`${path} is too large: ${length} bytes.`, 'Use the address of a site built with this engine.');
  return response.text();
}
