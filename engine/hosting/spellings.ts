/** All spellings of an address: `/x/` → `/x/`, `/x`, `/x/index.html`; a file has one. */
export function spellings(address: string): string[] {
  if (!address.endsWith('/') || address === '/') return [address];
  return [address, address.slice(0, -1), `${address}index.html`];
}
