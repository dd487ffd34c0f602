/**
 * Stands for the base path in a build that is to work at any address (`base: './'`). What is written
 * has relative addresses in its place, and the browser learns the path from the address of the app.
 */
export const ANY_BASE = '/__any__/';

/** The way from a document to the root of the docs: `/x/y/` → `../../`, `/x.html` → `./`. */
function wayToRoot(address: string): string {
  return '../'.repeat(address.split('/').length - 2) || './';
}

export function isBelowAnyBase(address: string): boolean {
  return address.startsWith(ANY_BASE);
}

/** Address of a file without the stand-in: `/__any__/x/` → `/x/`. */
export function withoutAnyBase(address: string): string {
  return isBelowAnyBase(address) ? address.slice(ANY_BASE.length - 1) : address;
}

/** A text that stands at `address`, with relative addresses. */
export function relativeFrom(address: string, text: string): string {
  return text.replaceAll(ANY_BASE, wayToRoot(address));
}
