import { endpointsIn } from '../format/endpoints-in.ts';
import type { Token } from '../format/split-chunk.ts';
import { stem } from '../format/stem.ts';
import { isFaintWord, isStopWord } from '../format/stop-words.ts';
import { phraseOf, tokenize } from '../format/tokenize.ts';

/** Before these, “go” is a verb: `go back`. */
const AFTER_VERB = new Set(
  'ahead away back backward backwards below beyond down forward forwards from further into live off offline on online out over past public there through to too under until up via where wrong'.split(
    ' ',
  ),
);
const QUESTION = new Set('where how what when why which does do did will would can could should'.split(' '));
/** After these, it's the language: `in go`. */
const BEFORE_NAME = new Set(
  'a an and as by code for from in install language like my of or run script the use using via with write'.split(' '),
);

/** Whether “go” in a query means the language. `words`: all its plain words. */
export function isLanguageGo(words: readonly string[]): boolean {
  const at = words.indexOf('go');
  const [first = '', before = '', after = ''] = [words[0], words[at - 1], words[at + 1]];
  // But not in “Where do my events go”.
  return BEFORE_NAME.has(before) || (at === 0 && !AFTER_VERB.has(after)) || (after === '' && !QUESTION.has(first));
}

/** In characters. The rest of a longer paste adds nothing. */
const LONGEST_PASTE = 5000;
/** Shorter JSON is searched for as is: it may be a sample. */
const LONG = 200;
const SAID = /"(?:errorMessage|message|error|msg)"\s*:\s*"([^"]+)"/;

/** Stack frames of Node.js and Python. */
const FRAMES =
  /\s+at (?:async )?(?:[\w.$<>]+ )?(?:\((?:[a-z]+:|\/|<)[^)]*\)|(?:file:|node:|\/)\S+)|\bFile "[^"]*", line \d+(?:, in [\w<>]+)?|\bTraceback \(most recent call last\):/g;

/** The message of a pasted error, without its stack. In a Python traceback, that's the last line. */
export function errorMessageIn(query: string): string {
  const pasted = query.slice(0, LONGEST_PASTE);
  const message = pasted.length > LONG ? SAID.exec(pasted)?.[1] : undefined;
  if (message !== undefined) return message;
  if (pasted.search(FRAMES) < 0) return pasted;
  const python = /\bTraceback \(most recent[\s\S]*\s((?:\w+\.)*\w*(?:Error|Exception): [\s\S]*)$/.exec(pasted)?.[1];
  const rest = (python ?? pasted).replace(FRAMES, ' ');
  return /\w/.test(rest) ? rest : pasted;
}

export interface QueryWord {
  term: string;
  stem: string;
  kind: Token['kind'];
  place: number;
  /** A stop word such as “how” or “the”: counts only if the query has no others. */
  stop: boolean;
  /** The reader may still be typing it. */
  open: boolean;
  /** Means little beside other words: “docs”, `TypeError` before a message. */
  faint: boolean;
}

/** A longer query is pasted text, of which only the start is searched for. */
const LONGEST_QUERY = 200;
const MOST_WORDS = 24;
/** The error class before a message: `TypeError: `. */
const KIND = /^\s*(?:(?:Uncaught|Unhandled)(?: \(in promise\))? )?(?:\w*(?:Error|Exception)(?: \[\w+\])?: )+(?=.*\w)/;
/** Query parameters mean little: `/sources?limit=10`. */
const PARAMETERS = /(\/[\w{}:-]+)\?[\w-]+=\S*/g;
/** Characters that occur between words in code but not in plain text. */
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
  // `data[].id` is one identifier if the site has it.
  if (whole !== undefined && first && last) tokens.push({ term: whole, kind: 'compound', place: 0, start: first.start, end: last.end });
  const plain = tokens.flatMap(({ kind, term }) => (kind === 'word' ? [term] : []));
  const seen = new Set<string>();
  const words = tokens
    .filter(({ term }) => !seen.has(term) && seen.add(term))
    .map(
      ({ term, kind, place, start, end }): QueryWord => ({
        term,
        stem: stem(term),
        kind,
        place,
        stop:
          isStop(term, text.slice(start, end)) && !(end === text.length && term.length === 1) && !(term === 'go' && isLanguageGo(plain)),
        open: end === text.length,
        faint: end <= kindEnd || (kind === 'word' && isFaintWord(term)),
      }),
    );
  return words.every((word) => word.stop) ? words.map((word) => ({ ...word, stop: false })) : words;
}

/** “I'd” is a stop word, but “id” isn't. */
function isStop(term: string, written: string): boolean {
  return isStopWord(term) || /^i['’]d$/i.test(written);
}
