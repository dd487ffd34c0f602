import { distance } from '../../core/shared/wording.ts';
import type { Vocabulary } from '../format/index-files.ts';

/** Of a word. */
export const MOST_SPELLINGS = 4;

/** Known words within one or two edits, nearest first. */
export function nearWords(term: string, open: boolean, vocabulary: Vocabulary): { word: string; weight: number }[] {
  const limit = term.length < 3 || /^\d+$/.test(term) ? 0 : term.length < 6 ? 1 : 2;
  if (limit === 0) return [];
  const found: { word: string; edits: number; rank: number }[] = [];
  vocabulary.words.forEach((word, index) => {
    if (word.length < term.length - limit || (!open && word.length > term.length + limit)) return;
    const edits = editsTo(term, word, limit, open);
    if (edits <= limit) found.push({ word, edits, rank: Number.parseInt(vocabulary.ranks[index] ?? '0', 36) });
  });
  const nearest = Math.min(...found.map(({ edits }) => edits));
  return found
    .filter(({ edits }) => edits <= nearest + 0.6)
    .sort((a, b) => a.edits - b.edits || b.rank - a.rank || (a.word < b.word ? -1 : 1))
    .slice(0, MOST_SPELLINGS)
    .map(({ word, edits }) => ({ word, weight: 0.95 - edits * 0.2 }));
}

/** Number of edits to the word, or, while the reader is still typing, to its beginning. */
function editsTo(term: string, word: string, limit: number, open: boolean): number {
  const whole = distance(term, word, limit);
  if (!open || word.length <= term.length || term.length < 5) return whole;
  return Math.min(
    whole,
    distance(term, word.slice(0, term.length), limit - 1) + 0.5,
    distance(term, word.slice(0, term.length + 1), limit - 1) + 0.5,
  );
}
