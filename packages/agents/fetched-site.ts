import { withBase } from '../core/shared/address.ts';
import { AuthorError } from '../core/shared/author-error.ts';

/** A site that was built, in a folder or on a host. */
export interface BuiltSite {
  /** Where the docs begin: `/docs/`. */
  base: string;
  /** `https://example.com`; empty for a folder that does not know its host. */
  origin: string;
  /** Other origins that its addresses may be given with. */
  aliases: readonly string[];
  /** A text, such as the document of a page, by its address from the root of the docs; `undefined` where there is none. */
  read: (address: string) => Promise<string | undefined>;
  /** Where an old address leads in one step, both from the root of the host; `undefined` where it is none. */
  moved: (address: string) => Promise<string | undefined>;
}

/** The longest text of a host, in bytes, and how long and how many are kept. */
const LONGEST = 50_000_000;
const KEPT_MS = 60_000;
const MOST_KEPT = 200;

export interface FetchedOptions {
  base: string;
  origin: string;
  /** Other origins that its addresses may be given with. */
  aliases?: readonly string[];
  /** Asks the host, without following redirects. `path`: from the root of the host, encoded. Throws where it cannot be reached. */
  ask: (path: string, method: 'GET' | 'HEAD') => Promise<Response>;
  /** Kept between calls by who wants to. */
  kept?: KeptTexts;
}

/** Address → what was there. Only what has arrived: a request of a function may not wait for what another one has asked for. */
export type KeptTexts = Map<string, { time: number; text: string | undefined }>;

/** A site on a host, read by its addresses. Runs wherever `fetch` does. */
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
  if (!response.ok) throw new AuthorError(`${path} answers with status ${response.status}.`, 'Try again later.');
  const length = Number(response.headers.get('content-length') ?? 0);
  if (length > LONGEST)
    throw new AuthorError(`${path} has ${length} bytes, which is too much.`, 'Name the address of a site of this engine.');
  return response.text();
}
