import { find, type IndexReader } from '../format/index-reader.ts';
import { stem } from '../format/stem.ts';
import { isCompound, phraseOf, tokenize } from '../format/tokenize.ts';
import { correctSpelling } from './correct-spelling.ts';
import { expandWord, type Reading } from './expand-word.ts';
import type { QueryReads } from './query-reads.ts';
import type { QueryWord } from './query-words.ts';

/** One term of the query. Any of its readings satisfies it. */
export interface Slot {
  term: string;
  readings: Reading[];
  /** 1 for a word, less for a part of a compound that's known as a whole. */
  share: number;
  /** An identifier: `$.flow.delay`, `defineComponent`. */
  symbol?: boolean;
  /** A question word beside others: a section without it isn't penalized. */
  faint?: boolean;
}

/** Adjacent query words that form one term on the site, in addition to their own slots: `Too Many Requests`. */
export interface Phrase {
  slot: Slot;
  /** It covers the whole query. */
  whole: boolean;
}

/** Alternative wording for some of the slots: all its words together replace them. */
export interface Paraphrase {
  /** Numbers of the slots it replaces. Empty for words that mean nothing alone (“every”). */
  instead: number[];
  words: Slot[];
  weight: number;
}

export interface Plan {
  slots: Slot[];
  phrases: Phrase[];
  paraphrases: Paraphrase[];
  /** Unknown words → their corrections. */
  corrections: Map<string, string>;
}

/** Share of a part whose whole identifier is known: the reader wants the whole, and parts only break ties. */
const PART_SHARE = 0.45;

/** Interprets a query in terms of the site's words. */
export async function planQuery({ words, joined, synonyms, starts }: QueryReads, index: IndexReader): Promise<Plan> {
  // Request everything in parallel, because every round trip counts on a slow connection.
  index.ahead(starts);

  const found = await queryPhrases(words, index);
  // `pnpm why` is a name, and only its last word tells it from others.
  const named = new Set(found.map((phrase) => (phrase.words[0]?.stop ? undefined : phrase.words.at(-1))));
  const kept: QueryWord[] = [];
  const slots: Slot[] = [];
  for (const word of words) {
    if (word.stop && !named.has(word)) continue;
    const { term, open } = word;
    const readings = word.kind === 'compound' ? await readName(word, index) : await expandWord(term, open, index);
    if (word.kind === 'compound' && readings.length === 0) continue;
    kept.push(word);
    slots.push({ term, readings, share: 1 });
  }
  const unknown = kept.flatMap((word, at) => {
    const readings = slots[at]?.readings ?? [];
    return isUnknown(word, readings) ? [{ word, readings }] : [];
  });
  // Words typed without a space still count as separate words.
  for (const [word, phrase] of await correctSpelling(unknown, starts, index)) {
    const at = kept.indexOf(word);
    const halves = phrase.split(' ').map((term) => ({ ...word, term, stem: stem(term), open: false }));
    kept.splice(at, 1, ...halves);
    slots.splice(
      at,
      1,
      ...(await Promise.all(halves.map(async ({ term }) => ({ term, readings: await expandWord(term, false, index), share: 1 })))),
    );
  }
  for (const [i, slot] of slots.entries()) {
    if (slots.some((whole, at) => whole.readings.length > 0 && isPiece(kept[i], kept[at]))) slot.share = PART_SHARE;
    slot.symbol = slot.share === 1 && (kept[i]?.kind === 'compound' || kept.some((part) => isPiece(part, kept[i])));
  }

  if (kept.some(({ faint }) => !faint)) for (const [i, slot] of slots.entries()) slot.faint = kept[i]?.faint;

  const phrases = await Promise.all(
    found.map(async ({ term, words: own, open }): Promise<Phrase> => {
      const readings = (await expandWord(term, open, index)).filter(({ kind }) => kind === 'exact');
      return { slot: { term, readings, share: 1 }, whole: own.length === words.filter(({ kind }) => kind !== 'compound').length };
    }),
  );

  const others = [...synonyms];
  for (const other of joined) if (await index.has(other.phrase)) others.push(other);
  const paraphrases: Paraphrase[] = [];
  for (const { from, to, phrase, weight } of others) {
    const instead = kept.flatMap((word, at) => (words.indexOf(word) >= from && words.indexOf(word) < to ? [at] : []));
    const plain = tokenize(phrase).filter(({ kind }) => kind !== 'compound');
    const replacement = await Promise.all(
      plain.map(async ({ term }) => ({ term, readings: (await expandWord(term, false, index)).filter(isSame), share: 1 })),
    );
    if (replacement.every(({ readings }) => readings.length > 0)) paraphrases.push({ instead, words: replacement, weight });
  }

  const explained = new Set(paraphrases.flatMap(({ instead }) => instead));
  const corrections = new Map<string, string>();
  for (const [i, slot] of slots.entries()) {
    const best = slot.readings[0];
    if (best?.kind !== 'spelling') continue;
    if (explained.has(i)) slot.readings = [];
    else if (kept[i]?.kind === 'word') corrections.set(slot.term, best.word);
  }
  return { slots, phrases, paraphrases, corrections };
}

/** The site's readings of an identifier, or of its prefix if the reader may still be typing. Empty if there are none. */
async function readName({ term, open }: QueryWord, index: IndexReader): Promise<Reading[]> {
  const readings = (await expandWord(term, open, index)).filter(({ kind }) => kind === 'exact' || kind === 'beginning');
  return open || readings.some(({ kind }) => kind === 'exact') ? readings : [];
}

/** Whether no form of a word occurs on the site. A word that the reader is still typing may yet become known. */
function isUnknown({ term, open }: QueryWord, readings: readonly Reading[]): boolean {
  return !isCompound(term) && !readings.some(isSame) && !(open && readings.length > 0);
}

function isSame({ kind }: Reading): boolean {
  return kind === 'exact' || kind === 'form';
}

/** `flow` in `flow.delay`, `props` in `additionalprops`, `trigger.event` in `steps.trigger.event`, `$send` in `send.email`. */
function isPiece(part: QueryWord | undefined, whole: QueryWord | undefined): boolean {
  if (!part || !whole || part === whole) return false;
  if (part.kind === 'compound')
    return whole.kind === 'compound' && pieces(whole).includes(pieces(part)) && part.term.length < whole.term.length;
  if (whole.kind === 'compound') return whole.place <= part.place && pieces(whole).includes(`.${part.term}.`);
  return part.kind === 'part' && part.place === whole.place && whole.term.length > part.term.length && whole.term.includes(part.term);
}

/** The words of an identifier between full stops: `put/sources/{}` → `.put.sources.{}.` */
function pieces({ term }: QueryWord): string {
  return `.${term.replace(/^[$./-]+/, '').replace(/[./-]+/g, '.')}.`;
}

export interface FoundPhrase {
  /** Its term in the index: see `phraseOf`. */
  term: string;
  words: QueryWord[];
  /** The reader may still be typing it. */
  open: boolean;
}

/** The longest runs of query words that form one term on the site: `pd deploy`, `413 Payload Too Large`. */
export async function queryPhrases(words: readonly QueryWord[], index: IndexReader): Promise<FoundPhrase[]> {
  const plain = words.filter(({ kind }) => kind !== 'compound');
  const found: FoundPhrase[] = [];
  for (let from = 0; from < plain.length - 1; from++) {
    // A phrase is in the shard of its first word, which is read anyway unless it's a stop word.
    if (plain[from]?.stop && from > 0) continue;
    for (let to = plain.length; to >= from + 2; to--) {
      const own = plain.slice(from, to);
      const term = phraseOf(own);
      if (term === undefined || words.some((word) => word.term === term) || find((await index.shard(term))?.words ?? [], term) < 0)
        continue;
      found.push({ term, words: own, open: own.at(-1)?.open ?? false });
      from = to - 1;
      break;
    }
  }
  return found;
}
