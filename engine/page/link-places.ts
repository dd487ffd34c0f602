import type { PageLink } from './compiled-page.ts';
import type { ScannedLink } from './scan-html.ts';

/**
 * Finds each link of the finished page in its source. Links come in the order of the text, so the
 * search continues where the last one was found. A link written by a component gets the place of the page.
 */
export function linkPlaces(links: ScannedLink[], source: string): PageLink[] {
  const lineStarts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  let from = 0;
  return links.map(({ href, written }) => {
    // The compiler spells out what an address must not hold, such as a lone percent sign.
    // Most that is not there at all is the anchor of a heading: one look instead of eight.
    const spellings = written.includes('%25') ? [written, written.replaceAll('%25', '%')] : [written];
    const at = Math.max(...spellings.map((spelt) => (source.includes(spelt) ? findLink(source, spelt, from) : -1)));
    if (at < 0) return { href, line: 1, column: 1 };
    from = at + 1;
    let line = 0;
    let high = lineStarts.length - 1;
    while (line < high) {
      const middle = (line + high + 1) >> 1;
      if ((lineStarts[middle] ?? 0) <= at) line = middle;
      else high = middle - 1;
    }
    return { href, line: line + 1, column: at - (lineStarts[line] ?? 0) + 1 };
  });
}

function findLink(source: string, href: string, from: number): number {
  for (const start of [from, 0]) {
    for (const open of ['(', '"', '<', ': ']) {
      const at = source.indexOf(open + href, start);
      if (at >= 0) return at + open.length;
    }
  }
  return -1;
}
