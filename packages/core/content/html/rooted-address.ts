import { isExternal } from '../../shared/address.ts';

/** What a link on a page leads to, from the root of the docs, with query and fragment; `undefined` for other sites and for no address. */
export function rootedAddress(href: string, path: string): string | undefined {
  if (isExternal(href)) return undefined;
  try {
    const { pathname, search, hash } = new URL(href, `http://docs${path}`);
    return pathname + search + hash;
  } catch {
    return undefined;
  }
}
