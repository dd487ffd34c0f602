/**
 * Placeholder of the base path in a build that works at any address (`base: './'`). It is replaced with relative addresses in the
 * output, and the browser derives the base path from the address of the app.
 */
export const ANY_BASE = '/__any__/';

/** Relative path from a document to the root of the docs: `/x/y/` → `../../`, `/x.html` → `./`. */
function wayToRoot(address: string): string {
  return '../'.repeat(address.split('/').length - 2) || './';
}

export function isBelowAnyBase(address: string): boolean {
  return address.startsWith(ANY_BASE);
}

/** Address without the placeholder: `/__any__/x/` → `/x/`. */
export function withoutAnyBase(address: string): string {
  return isBelowAnyBase(address) ? address.slice(ANY_BASE.length - 1) : address;
}

/** Makes the addresses in a text relative to `address`. */
export function relativeFrom(address: string, text: string): string {
  return text.replaceAll(ANY_BASE, wayToRoot(address));
}
