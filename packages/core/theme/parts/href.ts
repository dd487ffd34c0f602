import { isExternal, withBase } from '../../shared/address.ts';

/** Target of a link: paths get the base path, full addresses are kept. */
export function href(base: string, path: string): string {
  return isExternal(path) ? path : withBase(base, path);
}
