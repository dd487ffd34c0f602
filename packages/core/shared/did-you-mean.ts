import { nearest } from './nearest.ts';

/** What to write instead of a wrong name: the known one that is nearest, or `otherwise` where none is like it. */
export function didYouMean(wrong: string, known: Iterable<string>, otherwise: string, show = (name: string) => name): string {
  const [close] = nearest(wrong, known);
  return close === undefined ? otherwise : `Did you mean ${show(close)}?`;
}
