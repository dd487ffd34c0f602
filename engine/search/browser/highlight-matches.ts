import type { Piece } from '../core/excerpt.ts';
import { element } from './element.ts';

/** Pieces of a text, with what was asked for marked and code as code. */
export function marked(pieces: readonly Piece[]): (Node | string)[] {
  return pieces.map(({ text, mark, code }) => {
    const inside = code ? element('code', {}, text) : text;
    return mark ? element('mark', {}, inside) : inside;
  });
}
