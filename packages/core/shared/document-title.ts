/** What stands in the window's title: the page and the site, or the site alone. */
export function documentTitle(page: string, site: string): string {
  return page === site ? page : `${page} | ${site}`;
}
