import { addPhrasePosition, phrasePositions } from '../format/phrase-positions.ts';
import { type PhrasingPosition, packPage } from '../format/postings.ts';

/**
 * The words of what readers ask for places of a page, as lines of an `IndexedPage`. `phrasings`: number of
 * the section → phrases. They are entries of their own beside those of the page's text, so that the two
 * are made, and kept, without one another.
 */
export function phrasingTerms(phrasings: ReadonlyMap<number, readonly string[]>): string {
  const words = new Map<string, Map<number, PhrasingPosition[]>>();
  for (const [section, phrases] of [...phrasings].sort(([a], [b]) => a - b)) {
    for (const { term, spot } of phrasePositions(phrases)) {
      const sections = words.get(term) ?? new Map<number, PhrasingPosition[]>();
      words.set(term, sections);
      const spots = sections.get(section) ?? [];
      sections.set(section, spots);
      addPhrasePosition(spots, spot);
    }
  }
  const lines: string[] = [];
  for (const [word, sections] of words) {
    const packed = packPage([...sections].map(([section, spots]) => ({ page: 0, section, flags: 0, phrasings: spots })));
    lines.push(`${word}\t${packed}\t${STRENGTH}\t${sections.size}\t0`);
  }
  return lines.join('\n');
}

/** As much as a heading: a place that is asked for by a word is about it. */
const STRENGTH = 8;
