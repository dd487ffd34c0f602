import { addPhrasePosition, phrasePositions } from '../format/phrase-positions.ts';
import { type PhrasingPosition, packPage } from '../format/postings.ts';

/**
 * Indexes the phrasings of a page's sections, as lines of an `IndexedPage`. `phrasings`: section number →
 * phrases. They're separate from the entries for the page's text, so either can be built and cached
 * without the other.
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

/** The same strength as a word in a heading. */
const STRENGTH = 8;
