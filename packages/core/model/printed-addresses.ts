/** On paper a link of the site shows its whole address, where the host is known: see `theme/styles/print.css`. */
export function printedAddresses(site: string): string {
  return site === '' ? '' : `@media print{:root{--site:${JSON.stringify(site)}}}`;
}
