import { element } from '../../core/dom/create-element.ts';
import type { Piece } from '../query/excerpt.ts';

/** Pieces of a text, with what was asked for marked and code as code. */
export function highlightMatches(pieces: readonly Piece[]): (Node | string)[] {
  return pieces.map(({ text, mark, code }) => {
    const inside = code ? element('code', {}, text) : text;
    return mark ? element('mark', {}, inside) : inside;
  });
}
