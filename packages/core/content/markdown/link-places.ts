import type { ScannedLink } from '../html/scanned-page.ts';
import type { PageLink } from '../source/compiled-page.ts';
import { replaceCode } from './replace-code.ts';

/** What stands around an address in the source: few have such a character in them. */
const AROUND = /[()"'<>\s,]/;
/** What stands where an address may, see `isAddress`. */
const CANDIDATE = /(?:[("'<,][ \n]*|:[ \n]+)(?=([^()"'<>\s,]+))/g;

/**
 * Finds each link of the finished page in its source: the third to an address is where that stands for the
 * third time, code left out. A link written by a component gets the place of the page.
 */
export function linkPlaces(links: ScannedLink[], source: string): PageLink[] {
  if (links.length === 0) return [];
  const text = replaceCode(source, (code) => ' '.repeat(code.length)); // everything else stays where it is
  const lineStarts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  const places = placesOf(new Set(links.map(({ written }) => written)), text);
  const uses = new Map<string, number>();
  return links.map(({ href, written }) => {
    const found = places.get(written) ?? [];
    const use = uses.get(written) ?? 0;
    uses.set(written, use + 1);
    const at = found[Math.min(use, found.length - 1)];
    if (at === undefined) return { href, line: 1, column: 1 };
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

/** Every place of every address, in order. The text is read once for all that have no unusual characters. */
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

/** Whether what stands before it says so: `](`, `"`, `<`, `]: `, or the comma in a list of pictures. A word of a sentence is none. */
function isAddress(text: string, at: number): boolean {
  let before = at - 1;
  while (text[before] === ' ' || text[before] === '\n') before--;
  return /[("'<:,]/.test(text[before] ?? '');
}

/** The compiler spells out what an address must not hold: letters beyond ASCII, spaces, a lone percent sign. */
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
