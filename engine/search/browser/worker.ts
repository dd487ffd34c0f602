// All the work of a search is done here, away from the page.
import { isDataPrecious } from '../../app/is-data-precious.ts';
import { IndexReader } from '../core/index-reader.ts';
import { nextQueries } from '../core/next-queries.ts';
import { parseRoot } from '../core/parse-index.ts';
import { queryReads } from '../core/query-reads.ts';
import { queryWords } from '../core/query-words.ts';
import { search } from '../core/search.ts';
import type { Question, Reply } from './messages.ts';
import { showAnswer } from './show-answer.ts';
import { textsOf } from './texts-of.ts';

/** Milliseconds: the lines of context of the first answer come first. */
const CALM = 30;
/** Of the time that an answer of the server takes: a reader who types on sooner would not see what is asked for. */
const KEY_SHARE = 0.3;
const TEXT_SHARE = 1.5;
/** Milliseconds. */
const LONGEST_KEY = 60;
const LONGEST_TEXT = 300;
/** How many of the most likely next letters are prepared; others are rare. */
const MOST_FORESEEN = 10;

let begin: (start: Start) => void;
const begun = new Promise<Start>((resolve) => {
  begin = resolve;
});
type Start = Extract<Question, { kind: 'warm' }>;

let opening: Promise<IndexReader> | undefined;
let newest = 0;
let hushed = false;
let ahead = '';
/** How long the server takes to answer, in milliseconds: about as long as it took of late. */
let wait = 0;
/** Of the texts that are on their way. */
let reading = new AbortController();

addEventListener('message', ({ data: question }: MessageEvent<Question>) => {
  if (question.kind === 'warm') {
    begin(question);
    open().then(
      (index) => index.warm(),
      () => {},
    ); // the first query reports the failure
    return;
  }
  if (question.kind === 'ahead') {
    ahead = question.query;
    begun.then(open).then(
      (index) => newest === 0 && ahead === question.query && index.ahead(queryReads(queryWords(question.query), index).starts),
      () => {},
    ); // as above
    return;
  }
  if (question.kind === 'hush') {
    hushed = true;
    return;
  }
  if (question.kind === 'search') {
    newest = question.id;
    hushed = false;
    reading.abort();
    reading = new AbortController();
  }
  answer(question, performance.now()).catch((error: unknown) => {
    console.error(error);
    reply({ kind: 'failed', id: question.id });
  });
});

async function answer(question: Extract<Question, { id: number }>, asked: number): Promise<void> {
  const index = await open();
  if (question.kind === 'titles') return reply({ kind: 'titles', id: question.id, pages: await index.titles(question.paths) });
  const { id, query, known } = question;
  const isOld = () => id !== newest;
  await nextTurn();
  if (isOld()) return;
  if (known) return whenAnswered(query, index);
  if (!index.isAtHand(queryReads(queryWords(query), index).starts)) await until(asked + Math.min(LONGEST_KEY, wait * KEY_SHARE));
  if (isOld()) return;
  const found = await search(query, index);
  if (isOld()) return;
  const texts = await textsOf(found, index);
  if (!texts.atHand) {
    reply({ kind: 'answer', id, answer: await showAnswer(found, index, false) });
    await until(asked + Math.min(LONGEST_TEXT, wait * TEXT_SHARE));
    if (isOld()) return;
  }
  // Results without their lines of context are better than none: the network may be gone.
  const whole = await texts
    .read()
    .then(() => showAnswer(found, index, true))
    .catch(async () => ({ ...(await showAnswer(found, index, false)), complete: true }));
  if (isOld()) return;
  reply({ kind: 'answer', id, answer: whole });
  whenAnswered(query, index);
}

/** Once an answer is there and nothing is asked for, the next ones are prepared. */
function whenAnswered(query: string, index: IndexReader): void {
  const last = newest;
  const isWanted = () => hushed || newest !== last;
  setTimeout(() => {
    if (isWanted()) return;
    // A failure is reported by the query that needs the file.
    if (!isDataPrecious()) index.warmRest(isWanted).catch(() => {});
    foresee(query, index, isWanted).catch(() => {});
  }, CALM);
}

/**
 * Answers what the next letter is likely to ask. A browser holds back the messages of a worker from a key
 * stroke until its frame is painted, so that only an answer that is there before is painted with the letter.
 */
async function foresee(query: string, index: IndexReader, isWanted: () => boolean): Promise<void> {
  for (const next of await nextQueries(query, index, MOST_FORESEEN)) {
    await nextTurn();
    if (isWanted()) return;
    if (!index.isAtHand(queryReads(queryWords(next), index).starts)) continue;
    const found = await search(next, index);
    const { atHand } = await textsOf(found, index);
    if (isWanted()) return;
    reply({ kind: 'foreseen', answer: await showAnswer(found, index, atHand) });
  }
}

async function until(time: number): Promise<void> {
  const left = time - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}

/** What was typed meanwhile has its turn first. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(0);
  });
}

function open(): Promise<IndexReader> {
  opening ??= begun.then(readRoot);
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** The root has no hash in its name, so it is revalidated; offline, the cached one is used. */
async function readRoot({ folder, root }: Start): Promise<IndexReader> {
  const url = `${folder}search.json`;
  const load = async () => json(await fetch(url, { cache: 'no-cache' }).catch(() => fetch(url, { cache: 'force-cache' })));
  const data: unknown = root === undefined ? await load() : JSON.parse(root);
  return new IndexReader(parseRoot(data), (file) =>
    // Lines of context are for the newest answer alone.
    readFile(`${folder}search/${file}`, file.startsWith('text.') ? { signal: reading.signal } : {}),
  );
}

async function readFile(url: string, options: RequestInit): Promise<unknown> {
  const begun = performance.now();
  const response = await fetch(url, options);
  wait += (performance.now() - begun - wait) / 3;
  return json(response);
}

async function json(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.json();
}

function reply(message: Reply): void {
  postMessage(message);
}
