import { isExternal, withBase } from '../../shared/address.ts';

/** What stands in a link: paths get the base, full addresses stay. */
export function href(base: string, path: string): string {
  return isExternal(path) ? path : withBase(base, path);
}
