/** A section that contains a word, and the fields that do. */
export interface Posting {
  /** Number of the page. */
  page: number;
  /** Number of the section within its page. 0 is the top, under the title. */
  section: number;
  /** `LEVEL` and the bits of `FIELD`. */
  flags: number;
  /** Position in the heading, or in the page title for the first section. */
  heading?: HeadingPosition;
  /** The section's phrasings that contain the word: a separate posting whose only flag is `FIELD.phrasings`. */
  phrasings?: PhrasingPosition[];
}

export interface PhrasingPosition {
  /** Number of the phrase, from 0. */
  phrase: number;
  /** Number of words in the phrase, from 1 to 15, not counting stop words. */
  of: number;
}

export interface HeadingPosition {
  /** Position of the word in the heading, at most 15. */
  at: number;
  /** Number of words in the heading, at most 15. */
  of: number;
}

/** The lowest two bits: how prominent the word is in the text. 0 absent, 1 mentioned, 2 repeated, 3 dense. */
export const LEVEL = 3;

export const FIELD = {
  code: 4,
  /** A segment of the page's address. */
  path: 8,
  // Numbers below 45 take one character, so rare flags come last.
  heading: 16,
  /** The section's first code span, or code that starts a table row, a list item or a term. */
  named: 32,
  /** In one of the section's phrasings. */
  phrasings: 64,
} as const;

// Printable characters that JSON doesn't escape. The lower half ends a number, and the upper half continues it.
const DIGITS = Array.from({ length: 92 }, (_, i) => String.fromCharCode(35 + i))
  .filter((c) => c !== '\\')
  .slice(0, 90);
const VALUES = new Map(DIGITS.map((digit, value) => [digit.charCodeAt(0), value]));
const BASE = 45;

/** Packs postings, in order of page and section, into a string. */
export function packPostings(postings: readonly Posting[]): string {
  let out = '';
  let page = 0;
  for (let i = 0; i < postings.length; ) {
    const current = postings[i]?.page ?? 0;
    let end = i;
    while (end < postings.length && postings[end]?.page === current) end++;
    out += number(current - page) + packPage(postings.slice(i, end));
    page = current;
    i = end;
  }
  return out;
}

/** Packs the postings of one page, independent of the page's number. */
export function packPage(postings: readonly Posting[]): string {
  let out = number(postings.length);
  let section = 0;
  for (const { section: at, flags, heading, phrasings } of postings) {
    out += number(at - section) + number(phrasings ? flags | FIELD.phrasings : flags);
    if (flags & FIELD.heading) out += place(heading);
    phrasings?.forEach((spot, i) => {
      out += phrasingSpot(spot, i === phrasings.length - 1);
    });
    section = at;
  }
  return out;
}

/** Writes a number in the format of `packPostings`, and returns its end. */
export function writeNumber(out: Uint8Array, at: number, value: number): number {
  for (; value >= BASE; value = Math.floor(value / BASE)) out[at++] = codeOf(BASE + (value % BASE));
  out[at++] = codeOf(value);
  return at;
}

function codeOf(digit: number): number {
  return DIGITS[digit]?.charCodeAt(0) ?? 0;
}

/** Unpacks all postings of a word. Throws if the string is damaged. */
export function unpackPostings(packed: string): Posting[] {
  const postings: Posting[] = [];
  let at = 0;
  let page = 0;

  function next(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const digit = VALUES.get(packed.charCodeAt(at++));
      if (digit === undefined) throw new Error('The search index is damaged.');
      value += (digit % BASE) * scale;
      if (digit < BASE) return value;
      scale *= BASE;
    }
  }
  function nextPlace(): HeadingPosition {
    const value = next();
    return { at: value >> 4, of: value & 15 };
  }

  function nextSpots(): PhrasingPosition[] {
    const spots: PhrasingPosition[] = [];
    for (;;) {
      const value = next();
      spots.push({ phrase: value >> 5, of: (value >> 1) & 15 || 1 });
      if (value & 1) return spots;
    }
  }

  while (at < packed.length) {
    page += next();
    let section = 0;
    for (let left = next(); left > 0; left--) {
      section += next();
      const flags = next();
      const posting: Posting = { page, section, flags };
      if (flags & FIELD.heading) posting.heading = nextPlace();
      if (flags & FIELD.phrasings) posting.phrasings = nextSpots();
      postings.push(posting);
    }
  }
  return postings;
}

/** Unpacks what `packPage` wrote. */
export function unpackPage(packed: string): Posting[] {
  return unpackPostings(number(0) + packed);
}

function number(value: number): string {
  let out = '';
  for (; value >= BASE; value = Math.floor(value / BASE)) out += DIGITS[BASE + (value % BASE)];
  return out + DIGITS[value];
}

function place(value: HeadingPosition | undefined): string {
  return number((value?.at ?? 0) * 16 + (value?.of ?? 0));
}

function phrasingSpot({ phrase, of }: PhrasingPosition, last: boolean): string {
  return number(phrase * 32 + of * 2 + (last ? 1 : 0));
}
