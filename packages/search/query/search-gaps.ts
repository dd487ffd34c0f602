import type { IndexReader } from '../format/index-reader.ts';
import { stem } from '../format/stem.ts';
import { isStopWord } from '../format/stop-words.ts';
import { tokenize } from '../format/tokenize.ts';
import { resultAddress, type SearchResult, searchIndex } from './search-index.ts';
import { withoutPrivate } from './without-private.ts';

/** Queries with the same words that found nothing. */
export interface SearchGap {
  /** Its most frequent spelling. */
  query: string;
  /** Other spellings, most frequent first. */
  others: string[];
  /** Total number of queries. */
  times: number;
  /** The section that matches most of its words or their prefixes, and which ones. Missing if none matches. */
  nearest?: { address: string; words: string[] };
}

/** With at most this many results for a word, each one is relevant. */
const NEAR = 10;
/** Shorter prefixes are meaningless. */
const SHORTEST_BEGINNING = 4;

/** Reads the queries in a log, one per line: JSON with a `query` (from the event `search-empty` or the MCP handler), or an access log with `search-empty=…`. */
export function queriesOf(log: string): string[] {
  return log.split('\n').flatMap((line) => {
    const query = withoutPrivate(queryOf(line.trim()) ?? '');
    return /[\p{L}\p{N}]/u.test(query) ? [query] : [];
  });
}

function queryOf(line: string): string | undefined {
  const asked = /[?&]search-empty=([^&\s"]*)/.exec(line)?.[1];
  if (asked !== undefined) return decoded(asked);
  const json = /\{.*\}/.exec(line)?.[0];
  if (json === undefined) return line;
  try {
    const { event, what, query }: Record<string, unknown> = JSON.parse(json);
    return (event ?? what ?? 'search-empty') === 'search-empty' && typeof query === 'string' ? query.trim() : undefined;
  } catch {
    return undefined;
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ')).trim();
  } catch {
    return undefined;
  }
}

/** Groups queries that still find nothing, most frequent first. */
export async function findGaps(queries: readonly string[], index: IndexReader): Promise<SearchGap[]> {
  const groups = new Map<string, Map<string, number>>();
  for (const query of queries) {
    const key = [...new Set(wordsOf(query).map(stem))].sort().join(' ') || query.toLowerCase();
    const spellings = groups.get(key) ?? new Map<string, number>();
    spellings.set(query, (spellings.get(query) ?? 0) + 1);
    groups.set(key, spellings);
  }
  const gaps: SearchGap[] = [];
  for (const spellings of groups.values()) {
    const [[query = ''] = [], ...others] = [...spellings].sort((a, b) => b[1] - a[1]);
    if ((await searchIndex(query, index)).results.length > 0) continue;
    const nearest = await nearestSection(query, index);
    const times = [...spellings.values()].reduce((sum, count) => sum + count, 0);
    gaps.push({ query, others: others.map(([other]) => other), times, ...(nearest && { nearest }) });
  }
  return gaps.sort((a, b) => b.times - a.times);
}

/**
 * Searches for each word alone, then for shorter and shorter prefixes. Returns the section that most of them find, preferring higher
 * scores.
 */
async function nearestSection(query: string, index: IndexReader): Promise<SearchGap['nearest']> {
  const found = new Map<string, { words: string[]; score: number }>();
  for (const word of new Set(wordsOf(query))) {
    const beginning = await longestFound(word, index);
    for (const [place, result] of beginning.results.slice(0, NEAR).entries()) {
      const address = resultAddress(result);
      const one = found.get(address) ?? { words: [], score: 0 };
      const score = (beginning.text.length / word.length) * (1 + 1 / (place + 1));
      found.set(address, { words: [...one.words, beginning.text], score: one.score + score });
    }
  }
  const [best] = [...found].sort(([, a], [, b]) => b.score - a.score);
  return best && { address: best[0], words: best[1].words };
}

async function longestFound(word: string, index: IndexReader): Promise<{ text: string; results: SearchResult[] }> {
  for (let length = word.length; length >= SHORTEST_BEGINNING; length--) {
    const text = word.slice(0, length);
    // Search also matches similar spellings, which may be unrelated.
    const alike = text.slice(0, SHORTEST_BEGINNING);
    const results = (await searchIndex(text, index)).results.filter(({ hit }) => hit.found.some(({ word }) => word.startsWith(alike)));
    if (results.length > 0) return { text, results };
  }
  return { text: '', results: [] };
}

function wordsOf(query: string): string[] {
  return tokenize(query)
    .map(({ term }) => term)
    .filter((term) => !isStopWord(term));
}

/** Formats the gaps as a phrasings file, ready to review, trim and move into place. */
export function gapsText(gaps: readonly SearchGap[]): string {
  const near = gaps.filter((gap) => gap.nearest !== undefined);
  const far = gaps.filter((gap) => gap.nearest === undefined);
  const times = ({ times: count }: SearchGap) => (count === 1 ? 'once' : `${count} times`);
  const also = ({ others }: SearchGap) => (others.length === 0 ? '' : `, also as ${others.map((one) => `“${one}”`).join(', ')}`);
  const blocks = [
    '// Queries that found nothing. Read each: where the section answers it, move address and wording into the file of phrasings;\n// where it does not, the page may lack a heading or a paragraph.',
    ...near.map(
      (gap) =>
        `// ${times(gap)}${also(gap)}; nearest by: ${gap.nearest?.words.join(', ')}\n${gap.nearest?.address}\n  ${gap.query.toLowerCase()}`,
    ),
    ...far.map((gap) => `// ${times(gap)}${also(gap)}; no section has anything like it. A heading for it: ${headingOf(gap.query)}`),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function headingOf(query: string): string {
  const words = query
    .replace(/^(?:how (?:do|can) (?:i|we|you) |how to |what is |where is )/i, '')
    .replace(/\?+$/, '')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
