import { endpointsIn } from '../format/endpoints-in.ts';
import { phraseOf } from '../format/phrase-of.ts';
import type { Token } from '../format/split-chunk.ts';
import { stem } from '../format/stem.ts';
import { isFaintWord, isStopWord } from '../format/stop-words.ts';
import { tokenize } from '../format/tokenize.ts';
import { errorMessageIn } from './error-message-in.ts';
import { isLanguageGo } from './is-language-go.ts';

export interface QueryWord {
  term: string;
  stem: string;
  kind: Token['kind'];
  place: number;
  /** Words such as “how” and “the”: they count only where the query has no others. */
  stop: boolean;
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
/** Values in an address say little: `/sources?limit=10`. */
const PARAMETERS = /(\/[\w{}:-]+)\?[\w-]+=\S*/g;
/** Signs that code has among its words and plain text has not. */
const SIGN = /[[\](){}<>=:"'`_$\\]|\.\w/;

export function queryWords(query: string): QueryWord[] {
  const text = errorMessageIn(query).replace(PARAMETERS, '$1').slice(0, LONGEST_QUERY).replaceAll('?.', '.');
  const tokens = tokenize(text).slice(0, MOST_WORDS);
  for (const { terms, start, end } of endpointsIn(text)) {
    const place = tokens.find((token) => token.end > start)?.place ?? 0;
    for (const term of terms) tokens.push({ term, kind: 'compound', place, start, end });
  }
  const kindEnd = KIND.exec(text)?.[0].length ?? 0;
  const whole = SIGN.test(text) && !/[\s/]/.test(text.trim()) ? phraseOf(tokens) : undefined;
  const [first, last] = [tokens[0], tokens.filter(({ kind }) => kind !== 'compound').at(-1)];
  // `data[].id` is one name where the site has it so.
  if (whole !== undefined && first && last) tokens.push({ term: whole, kind: 'compound', place: 0, start: first.start, end: last.end });
  const said = tokens.flatMap(({ kind, term }) => (kind === 'word' ? [term] : []));
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
        open: end === text.length,
        faint: end <= kindEnd || (kind === 'word' && isFaintWord(term)),
      }),
    );
  return words.every((word) => word.stop) ? words.map((word) => ({ ...word, stop: false })) : words;
}

/** “I'd” is none of the words that say something, and “id” is one. */
function isStop(term: string, written: string): boolean {
  return isStopWord(term) || /^i['’]d$/i.test(written);
}
