import { LEVEL, type Posting } from '../format/postings.ts';
import { isStopWord } from '../format/stop-words.ts';
import { eachToken } from '../format/tokenize.ts';

/** A word on a page, with counts for the section being read. */
export interface WordOfPage {
  term: string;
  /** One for each section that contains it. */
  postings: Posting[];
  /** The last posting. */
  posting: Posting;
  isStop: boolean;
  count: number;
}

/** Only this many distinct words per section are indexed. A section with more contains data. */
const MOST_TERMS = 8000;

/** Collects the words of a page, section by section. */
export class PageWords {
  readonly #page: number;
  readonly #words = new Map<string, WordOfPage>();
  #section = -1;
  /** Number of words in the section so far. */
  #size = 0;

  constructor(page: number) {
    this.#page = page;
  }

  /** In order of first occurrence. */
  all(): WordOfPage[] {
    return [...this.#words.values()];
  }

  /** Starts a section and returns its number. */
  nextSection(): number {
    this.#size = 0;
    return ++this.#section;
  }

  /** The section's entry for a word, or undefined if the section has too many words. */
  posting(term: string): Posting | undefined {
    const known = this.#words.get(term);
    return (known?.posting.section === this.#section ? known : this.#begin(term, known))?.posting;
  }

  flag(term: string, flags: number): void {
    const entry = this.posting(term);
    if (entry) entry.flags |= flags;
  }

  addText(text: string): void {
    const counted: WordOfPage[] = [];
    let length = 0;
    eachToken(text, (term) => {
      length++;
      let word = this.#words.get(term);
      if (word ? word.isStop : isStopWord(term)) return;
      if (word?.posting.section !== this.#section) word = this.#begin(term, word);
      if (!word || word.count++ > 0) return;
      counted.push(word);
    });
    for (const { posting, count } of counted) posting.flags |= level(count, length);
  }

  /** Adds the word to a section that doesn't contain it yet. */
  #begin(term: string, known: WordOfPage | undefined): WordOfPage | undefined {
    if (this.#size >= MOST_TERMS) return undefined;
    this.#size++;
    const posting: Posting = { page: this.#page, section: this.#section, flags: 0 };
    if (known) {
      known.postings.push(posting);
      known.posting = posting;
      known.count = 0;
      return known;
    }
    const word = { term, postings: [posting], posting, isStop: isStopWord(term), count: 0 };
    this.#words.set(term, word);
    return word;
  }
}

/** Frequency scaled to a text of about a hundred words: the longer the text, the less a single mention means. */
function level(count: number, words: number): number {
  const density = count / (0.4 + 0.6 * (words / 100));
  return density < 0.45 ? 1 : density < 1.8 ? 2 : LEVEL;
}
