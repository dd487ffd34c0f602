/**
 * Addresses of pages. A page's path starts with a slash and is counted from the root of the docs
 * (`/workflows/steps/`); addresses in links include the base path (`/docs/workflows/steps/`).
 */

/** `/docs/` + `/workflows/` → `/docs/workflows/`. */
export function withBase(base: string, path: string): string {
  return base + path.slice(1);
}

/** `/docs/workflows/` → `/workflows/`; `undefined` outside the base path. */
export function withoutBase(base: string, pathname: string): string | undefined {
  if (pathname.startsWith(base)) return `/${pathname.slice(base.length)}`;
  return `${pathname}/` === base ? '/' : undefined;
}

/** The same for a percent-encoded address, as in browsers. `base` may be encoded as well. */
export function pathBelow(base: string, pathname: string): string | undefined {
  return withoutBase(decodeAddress(base) ?? base, decodeAddress(pathname) ?? pathname);
}

/**
 * Normalizes a page's address: `/x`, `/x/` and `/x/index.html` → `/x/`; `/x.html` is kept. Its source text goes into functions of
 * hosts.
 */
export function canonicalPath(path: string): string {
  const bare = path.replace(/(^|\/)index\.html$/, '$1');
  if (bare.endsWith('/') || /\.[a-z0-9]+$/i.test(bare)) return bare;
  return `${bare}/`;
}

/** Matches an address of a file rather than a page: it ends in an extension other than `html`. Hosts use this expression, too. */
export const FILE_PATTERN = '\\.(?!html$)[A-Za-z0-9_]+$';
const FILE = new RegExp(FILE_PATTERN);

export function asksForFile(pathname: string): boolean {
  return FILE.test(pathname);
}

/** `/x/#part` → `/x/`. */
export function withoutFragment(address: string): string {
  return address.replace(/#.*/s, '');
}

/** True for addresses of other sites and for schemes such as `mailto:`. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}

/** Of addresses, that of a page or of the closest folder it is in. */
export function nearestAbove(address: string, others: readonly string[]): string | undefined {
  const above = others.filter((other) => other === address || (other.endsWith('/') && address.startsWith(other)));
  return above.sort((first, second) => second.length - first.length)[0];
}

/** Encodes a page's path for a link: `/a#b ü/` → `/a%23b%20%C3%BC/`. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** Decodes an address written by a person, encoded or not. A `%` that encodes nothing is kept. */
export function decodePath(written: string): string {
  return written.replace(/(?:%[\da-f]{2})+/gi, (encoded) => decodeAddress(encoded) ?? encoded);
}

/** Percent-decodes an address; `undefined` for invalid encodings (`%E0%`). Its source text goes into functions of hosts. */
export function decodeAddress(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * The placeholder address of a wiki link (`[[A page#Part]]`), whose page is looked up by name. It's percent-encoded in the HTML
 * until the page is known. All other links keep their address.
 */
const WIKI = /^(?:\[\[|%5B%5B)(.*?)(?:\]\]|%5D%5D)(#.*)?$/is;

export function wikiAddress(name: string): string {
  const hash = name.indexOf('#');
  return hash < 0 ? `%5B%5B${name}%5D%5D` : `%5B%5B${name.slice(0, hash)}%5D%5D${name.slice(hash)}`;
}

/** The name between the brackets, with its fragment; undefined for any other address. */
export function wikiName(address: string): string | undefined {
  const [whole, name = '', fragment = ''] = WIKI.exec(address) ?? [];
  return whole === undefined ? undefined : name + fragment;
}
