import { withBase } from '../shared/address.ts';

/** A sheet names files from its own folder, and in a page it stands at the address of the page. */
export function cssInPage(css: string, base: string): string {
  return css.replace(/url\((["']?)\.\//g, (_, quote: string) => `url(${quote}${withBase(base, '/assets/')}`);
}
