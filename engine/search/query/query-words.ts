import { endpointsIn } from '../format/endpoints-in.ts';
import { stem } from '../format/stem.ts';
import { isFaintWord, isStopWord } from '../format/stop-words.ts';
import { phraseOf, type Token, tokenize } from '../format/tokenize.ts';
import { errorMessageIn } from './error-message-in.ts';
import { isLanguageGo } from './is-language-go.ts';

export interface QueryWord {
  term: string;
  stem: string;
  kind: Token['kind'];
  place: number;
  /** Words such as “how” and “the”: they count only where the query has no others. */
  stop: boolean;
  /** Written as code is: `deploy()`; where it is the whole query also `"string"`, `.json` or `wh_`. */
  coded: boolean;
  /** The whole query as one name: it counts where the site has it just so. */
  whole: boolean;
  /** The endpoint that the word stands in: host, version and ids say little where the site knows its path. */
  beside?: string;
  /** The name as another language writes it: `body.raw` for `bodyRaw`, `bodyraw` for `body_raw`. */
  other?: string;
  /** The reader may still be typing it. */
  open: boolean;
  /** It says little beside others: “docs”, `TypeError` before a message. */
  faint: boolean;
}

/** More is no question but a text that was pasted: its beginning is searched for. */
const LONGEST_QUERY = 200;
const MOST_WORDS = 24;
/** The kind of error before its message: `TypeError: `. */
const KIND = /^\s*(?:(?:Uncaught|Unhandled)(?: \(in promise\))? )?(?:\w*(?:Error|Exception)(?: \[\w+\])?: )+(?=.*\w)/;
/** Signs that code has among its words and plain text has not. */
const SIGN = /[[\](){}<>=:"'`_$\\]|\.\w/;

export function queryWords(query: string): QueryWord[] {
  const text = errorMessageIn(query).slice(0, LONGEST_QUERY).replaceAll('?.', '.');
  const tokens = tokenize(text).slice(0, MOST_WORDS);
  const endpoints = endpointsIn(text);
  for (const { terms, start, end } of endpoints) {
    const place = tokens.find((token) => token.end > start)?.place ?? 0;
    for (const term of terms) tokens.push({ term, kind: 'compound', place, start, end });
  }
  const calls = endpoints.map(({ terms, start, end }) => ({ name: terms.at(-1), start, end: end + parameters(text, end) }));
  const kindEnd = KIND.exec(text)?.[0].length ?? 0;
  const isCode = SIGN.test(text);
  const plain = tokens.filter(({ kind }) => kind === 'word');
  const repeats = new Set(plain.map(({ term }) => term)).size < plain.length;
  const whole = (isCode && !/[\s/]/.test(text.trim())) || repeats ? phraseOf(tokens) : undefined;
  const [first, last] = [tokens[0], tokens.filter(({ kind }) => kind !== 'compound').at(-1)];
  const known = tokens.some(({ term }) => term === whole);
  // `data[].id` is one name where the site has it so.
  if (whole !== undefined && first && last && !known)
    tokens.push({ term: whole, kind: 'compound', place: 0, start: first.start, end: last.end });
  const isOne = isCode && new Set(tokens.flatMap(({ term, place }) => (isStopWord(term) ? [] : [place]))).size === 1;
  const said = plain.map(({ term }) => term);
  const seen = new Set<string>();
  const words = tokens
    .filter(({ term }) => !seen.has(term) && seen.add(term))
    .map(
      ({ term, kind, place, start, end }): QueryWord => ({
        term,
        stem: stem(term),
        kind,
        place,
        stop: isStop(term, text.slice(start, end)) && !(end === text.length && term.length === 1) && !(term === 'go' && isLanguageGo(said)),
        coded: text[end] === '(' || (isOne && kind === 'word'),
        whole: !known && term === whole,
        open: end === text.length,
        faint: end <= kindEnd || (kind === 'word' && isFaintWord(term)),
        beside: calls.find((one) => one.start <= start && start < one.end)?.name,
        other: kind === 'part' ? undefined : otherCase(text.slice(start, end)),
      }),
    );
  return words.every((word) => word.stop) ? words.map((word) => ({ ...word, stop: false })) : words;
}

/** “I'd” is none of the words that say something, and “id” is one. */
function isStop(term: string, written: string): boolean {
  return isStopWord(term) || /^i['’]d$/i.test(written);
}

/** The length of what follows the path of an address: `?limit=10`. */
function parameters(text: string, end: number): number {
  return /^\?\S*/.exec(text.slice(end))?.[0].length ?? 0;
}

/** `body_raw` and `body-raw` as one word, and `bodyRaw` as several. */
function otherCase(name: string): string | undefined {
  if (/^[a-z0-9]+([_-][a-z0-9]+)+$/i.test(name)) return name.replace(/[_-]/g, '').toLowerCase();
  return /^[a-z]+([A-Z][a-z0-9]+)+$/.test(name) ? name.replace(/[A-Z]/g, '.$&').toLowerCase() : undefined;
}
