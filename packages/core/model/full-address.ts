import type { Settings } from '../config/settings.ts';
import { withBase } from '../shared/address.ts';

/** Full address of a path, with host and percent-encoding. */
export function fullAddress({ site, base }: Pick<Settings, 'site' | 'base'>, path: string): string {
  return new URL(site + withBase(base, path)).href;
}

/** In print, links within the site show their full address if the host is known; see `theme/styles/print.css`. */
export function printedAddresses(site: string): string {
  return site === '' ? '' : `@media print{:root{--site:${JSON.stringify(site)}}}`;
}
