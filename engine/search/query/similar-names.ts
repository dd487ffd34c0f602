import { distance } from '../../shared/nearest.ts';
import { type IndexReader, lowerBound } from '../format/index-reader.ts';
import { nearWords } from './near-words.ts';

const MOST_NAMES = 3;
/** Shorter names have one edit at most, the shortest none. */
const TWO_EDITS = 10;
const ONE_EDIT = 6;

/** Names of as many pieces that a misspelt one may mean, with the edits between them: `interface.htp` → `interface.http`. The first piece is right or can be fixed. */
export async function similarNames(term: string, index: IndexReader): Promise<{ word: string; edits: number }[]> {
  const limit = term.length < ONE_EDIT ? 0 : term.length < TWO_EDITS ? 1 : 2;
  const [first = '', ...rest] = term.split('.');
  if (limit === 0 || rest.length === 0) return [];
  const firsts = (await index.has(first)) ? [first] : nearWords(first, false, await index.vocabulary()).map(({ word }) => word);
  const found: { word: string; edits: number }[] = [];
  for (const start of firsts.map((word) => `${word}.`)) {
    for (const { words } of await index.beginning(start)) {
      for (let i = lowerBound(words, start), word = words[i]; word?.startsWith(start); word = words[++i]) {
        const edits = word.split('.').length === rest.length + 1 ? distance(term, word, limit) : limit + 1;
        if (edits <= limit) found.push({ word, edits });
      }
    }
  }
  const least = Math.min(...found.map(({ edits }) => edits));
  return found.filter(({ edits }) => edits === least).slice(0, MOST_NAMES);
}
