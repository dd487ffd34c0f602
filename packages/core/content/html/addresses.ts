import { isExternal } from '../../shared/address.ts';

/** Whether an address is a web, mail or phone address, or points to the site itself. Entities are not decoded. */
export function isSafeAddress(written: string): boolean {
  return /^(?:(?:https?|mailto|tel):|[^:&]*(?:[/?#]|$))/i.test(written.trim());
}

/** Changes the addresses in a `srcset` (`a.png 1x, b.png 2x`) and nothing else. */
export function mapSrcset(value: string, change: (address: string) => string): string {
  let result = '';
  let at = 0;
  const take = (isTaken: (sign: string) => boolean): string => {
    const start = at;
    while (at < value.length && isTaken(value.charAt(at))) at++;
    return value.slice(start, at);
  };
  while (at < value.length) {
    result += take((sign) => sign === ',' || isSpace(sign));
    const written = take((sign) => !isSpace(sign));
    let end = written.length;
    while (written[end - 1] === ',') end--; // the terminator of an address is not part of it
    result += (end === 0 ? '' : change(written.slice(0, end))) + written.slice(end);
    if (end === written.length) result += take((sign) => sign !== ',');
  }
  return result;
}

const isSpace = (sign: string): boolean => /\s/.test(sign);

/**
 * Resolves a link on a page to an address from the root of the docs, with query and fragment. `undefined` for other sites and invalid
 * addresses.
 */
export function rootedAddress(href: string, path: string): string | undefined {
  if (isExternal(href)) return undefined;
  try {
    const { pathname, search, hash } = new URL(href, `http://docs${path}`);
    return pathname + search + hash;
  } catch {
    return undefined;
  }
}
