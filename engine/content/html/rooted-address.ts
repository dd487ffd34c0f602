import { isExternal } from '../../shared/address.ts';

/** What a link on a page leads to, from the root of the docs, with query and fragment; `undefined` for other sites and for no address. */
export function rootedAddress(href: string, path: string): string | undefined {
  const page = `http://docs${path}`;
  if (isExternal(href) || !URL.canParse(href, page)) return undefined;
  const { pathname, search, hash } = new URL(href, page);
  return pathname + search + hash;
}
