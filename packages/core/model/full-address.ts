import type { Settings } from '../config/settings.ts';
import { withBase } from '../shared/address.ts';

/** The address of a path as other programs need it: with the host, and with percent signs for all but ASCII. */
export function fullAddress({ site, base }: Pick<Settings, 'site' | 'base'>, path: string): string {
  return new URL(site + withBase(base, path)).href;
}

/** On paper a link of the site shows its whole address, where the host is known: see `theme/styles/print.css`. */
export function printedAddresses(site: string): string {
  return site === '' ? '' : `@media print{:root{--site:${JSON.stringify(site)}}}`;
}
