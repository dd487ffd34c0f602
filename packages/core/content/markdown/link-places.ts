import { placesIn } from '../../shared/diagnostic.ts';
import type { ScannedLink } from '../html/scanned-page.ts';
import type { PageLink } from '../source/compiled-page.ts';
import { replaceCode } from './replace-code.ts';

/** Characters that surround addresses in the source; few addresses contain any. */
const AROUND = /[()"'<>\s,]/;
/** Text in the position of an address; see `isAddress`. */
const CANDIDATE = /(?:[("'<,][ \n]*|:[ \n]+)(?=([^()"'<>\s,]+))/g;

/**
 * Locates each link of the finished page in its source: the third link to an address is at its third occurrence outside of code.
 * A link written by a component gets the location of the page.
 */
export function linkPlaces(links: ScannedLink[], source: string): PageLink[] {
  if (links.length === 0) return [];
  const text = replaceCode(source, (code) => ' '.repeat(code.length)); // keeps all positions
  const place = placesIn(source);
  const places = placesOf(new Set(links.map(({ written }) => written)), text);
  const uses = new Map<string, number>();
  return links.map(({ href, written }) => {
    const found = places.get(written) ?? [];
    const use = uses.get(written) ?? 0;
    uses.set(written, use + 1);
    const at = found[Math.min(use, found.length - 1)];
    return { href, ...(at === undefined ? { line: 1, column: 1 } : place(at)) };
  });
}

/** All locations of all addresses, in order. Ordinary addresses are found in a single scan of the text. */
function placesOf(addresses: ReadonlySet<string>, text: string): Map<string, number[]> {
  const places = new Map<string, number[]>();
  const plain = new Map<string, number[]>();
  for (const written of addresses) {
    const found: number[] = [];
    places.set(written, found);
    for (const spelling of written === '' ? [] : nearWords(written)) {
      if (!AROUND.test(spelling)) plain.set(spelling, found);
      else
        for (let at = text.indexOf(spelling); at >= 0; at = text.indexOf(spelling, at + 1))
          if (isAddress(text, at) && AROUND.test(text[at + spelling.length] ?? ' ')) found.push(at);
    }
  }
  for (const { 0: before, 1: word = '', index } of text.matchAll(CANDIDATE)) plain.get(word)?.push(index + before.length);
  for (const found of places.values()) found.sort((a, b) => a - b);
  return places;
}

/** Whether the preceding characters introduce an address: `](`, `"`, `<`, `]: `, or the comma in a `srcset`. */
function isAddress(text: string, at: number): boolean {
  let before = at - 1;
  while (text[before] === ' ' || text[before] === '\n') before--;
  return /[("'<:,]/.test(text[before] ?? '');
}

/**
 * Possible spellings in the source: the compiler encodes characters that addresses must not contain (non-ASCII letters, spaces, a lone
 * percent sign).
 */
function nearWords(written: string): ReadonlySet<string> {
  if (!written.includes('%')) return new Set([written]);
  const decoded = (pattern: RegExp) =>
    written.replace(pattern, (part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
  return new Set([written, decoded(/(?:%[89A-F][\dA-F])+/gi), decoded(/(?:%[\dA-F]{2})+/gi), written.replaceAll('%25', '%')]);
}
