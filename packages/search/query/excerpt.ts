import { foldText } from '../format/fold-text.ts';

/** A run of text and its formatting. */
export interface Piece {
  text: string;
  /** Matches the query. */
  mark?: true;
  code?: true;
}

const LENGTH = 170;
const MOST_PLACES = 40;
/** Leading characters of identifiers: `$.send`, `$end`, `--name`. */
const SIGN = /(?:^|[^\w.])(\$\.?|--)$/;

/** The words of a hit in the forms that occur in text, with compounds split into parts. */
export function wordsToMark(found: readonly { word: string }[]): string[] {
  const words = found.flatMap(({ word }) => word.split(/[.$/]/)).filter((word) => word !== '');
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

/** The most relevant part of a section's text, with the words marked. In `stored`, code is between backticks. */
export function excerpt(stored: string, words: readonly string[]): Piece[] {
  const { text, code } = splitCode(stored);
  const places = placesOf(text, words);
  const from = bestStart(text, places);
  let to = Math.min(text.length, from + LENGTH);
  if (to < text.length) to = Math.max(text.lastIndexOf(' ', to), from + LENGTH / 2);
  const pieces = cut(text, from, to, asNames(text, places), code);
  if (from > 0) pieces.unshift({ text: '… ' });
  if (to < text.length) pieces.push({ text: ' …' });
  return pieces;
}

/** A short text, such as a heading, with the words marked. */
export function highlightMatches(text: string, words: readonly string[]): Piece[] {
  return cut(text, 0, text.length, asNames(text, placesOf(text, words)), []);
}

interface Range {
  from: number;
  to: number;
  word: string;
}

function splitCode(stored: string): { text: string; code: Range[] } {
  const code: Range[] = [];
  let text = '';
  stored.split('`').forEach((part, index) => {
    if (index % 2 === 1) code.push({ from: text.length, to: text.length + part.length, word: '' });
    text += part;
  });
  return { text, code };
}

/** Positions of words that start with the query's: `delay` also in `delays`, but not in `redelay`. */
function placesOf(text: string, words: readonly string[]): Range[] {
  const plain = text.length === foldText(text).length ? foldText(text) : text.toLowerCase();
  const places: Range[] = [];
  for (const word of words) {
    let found = 0;
    for (let at = plain.indexOf(word); at >= 0 && found < MOST_PLACES; at = plain.indexOf(word, at + word.length)) {
      const inside = isWordCharacter(plain[at - 1]) && isWordCharacter(word[0]) && !isHump(text, at);
      const end = at + word.length;
      const goesOn = word.length < 4 && isWordCharacter(plain[end]) && !/\d/.test(word);
      if (inside || goesOn || places.some((other) => other.from < end && other.to > at)) continue;
      places.push({ from: at, to: end, word });
      found++;
    }
  }
  return places.sort((a, b) => a.from - b.from);
}

/** Extends positions by leading characters and merges joined words: `$.flow.exit` is one, and so is `--name`. */
function asNames(text: string, places: readonly Range[]): Range[] {
  const names: Range[] = [];
  for (const place of places) {
    const last = names.at(-1);
    const end = last?.to ?? 0;
    // A few preceding characters are enough, because the text may be long.
    const before = text.slice(Math.max(end, place.from - 4), place.from);
    if (last && /^[._$/-]{0,2}$/.test(before)) last.to = place.to;
    else names.push({ ...place, from: place.from - (SIGN.exec(before)?.[1]?.length ?? 0) });
  }
  return names;
}

function isWordCharacter(character: string | undefined): boolean {
  return character !== undefined && /[a-z0-9]/.test(character);
}

function isHump(text: string, at: number): boolean {
  return /\p{Lu}/u.test(text[at] ?? '') && /\p{Ll}/u.test(text[at - 1] ?? '');
}

/** Start of the excerpt that shows the most distinct words, moved to the start of a sentence if one is close. */
function bestStart(text: string, places: readonly Range[]): number {
  let best = places[0]?.from ?? 0;
  let most = 0;
  places.forEach(({ from }, index) => {
    const seen = new Set<string>();
    for (let i = index; i < places.length && (places[i]?.to ?? 0) <= from + LENGTH * 0.8; i++) seen.add(places[i]?.word ?? '');
    if (seen.size > most) {
      most = seen.size;
      best = from;
    }
  });
  if (best < LENGTH * 0.35) return 0;
  const sentence = Math.max(...['. ', '? ', '! ', ': ', '; '].map((end) => text.lastIndexOf(end, best) + end.length));
  if (best - sentence < LENGTH * 0.4 && sentence > 1) return sentence;
  const space = text.indexOf(' ', best - LENGTH * 0.2);
  return space >= 0 && space < best ? space + 1 : best;
}

function cut(text: string, from: number, to: number, places: readonly Range[], code: readonly Range[]): Piece[] {
  const edges = new Set([from, to]);
  for (const range of [...places, ...code]) for (const edge of [range.from, range.to]) if (edge > from && edge < to) edges.add(edge);
  const sorted = [...edges].sort((a, b) => a - b);
  const covers = (ranges: readonly Range[], at: number) => ranges.some((range) => range.from <= at && at < range.to);
  return sorted.slice(0, -1).map((start, i) => {
    const piece: Piece = { text: text.slice(start, sorted[i + 1]) };
    if (covers(places, start)) piece.mark = true;
    if (covers(code, start)) piece.code = true;
    return piece;
  });
}
