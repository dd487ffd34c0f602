// Answers queries off the main thread.
import { prefersReducedData } from '../../core/dom/prefers-reduced-data.ts';
import type { IndexReader } from '../format/index-reader.ts';
import { queryReads } from '../query/query-reads.ts';
import { searchIndex } from '../query/search-index.ts';
import { IndexSource } from './index-source.ts';
import type { Question, Reply } from './messages.ts';
import { presentResults, sectionTexts } from './present-results.ts';
import { SpeculativeSearch, yieldToMessages } from './speculative-search.ts';

/** Idle milliseconds before speculative work, so the first answer's excerpts come first. */
const QUIET_MS = 30;
/** Fractions of the round-trip time that a query waits: a reader who types on sooner wouldn't see the answer. */
const KEY_SHARE = 0.3;
const TEXT_SHARE = 1.5;
const LONGEST_KEY_MS = 60;
const LONGEST_TEXT_MS = 300;
/** Two frames on most screens, so results are painted first. */
const PAINT_MS = 34;

const source = new IndexSource();
const speculation = new SpeculativeSearch((answer) => reply({ kind: 'speculative', answer }));
/** Id of the newest query. */
let newest = 0;
let paused = false;
/** Current text of the field. */
let typed = '';

addEventListener('message', ({ data: question }: MessageEvent<Question>) => {
  if (question.kind === 'warm') {
    source.begin(question);
    // The largest file first, because HTTP/1.1 sends only six at a time. The first query reports a failure.
    readAhead((index) => index.warm());
    return;
  }
  if (question.kind === 'ahead') {
    typed = question.query;
    readAhead();
    return;
  }
  if (question.kind === 'pause') {
    paused = true;
    return;
  }
  if (question.kind === 'search') {
    newest = question.id;
    typed = question.query;
    paused = false;
    source.abortTexts();
  }
  respond(question, performance.now()).catch((error: unknown) => {
    console.error(error);
    reply({ kind: 'failed', id: question.id });
  });
});

/** Prefetches files for the text in the field, unless it's submitted or changed in the meantime. */
function readAhead(first: (index: IndexReader) => void = () => {}): void {
  const query = typed;
  source.open().then((index) => {
    first(index);
    if (newest === 0 && query === typed) index.ahead(queryReads(query, index).starts);
  }, reportedLater);
}

async function respond(question: Extract<Question, { id: number }>, since: number): Promise<void> {
  const index = await source.open();
  if (question.kind === 'titles') return reply({ kind: 'titles', id: question.id, pages: await index.titles(question.paths) });
  const { id, query, known } = question;
  const isStale = () => id !== newest;
  await yieldToMessages();
  if (isStale()) return;
  if (known) return workAhead(query, index);
  const reads = queryReads(query, index);
  if (!index.isAtHand(reads.starts)) await until(since + Math.min(LONGEST_KEY_MS, source.roundTrip * KEY_SHARE));
  if (isStale()) return;
  const found = await searchIndex(query, index, reads);
  if (isStale()) return;
  const texts = await sectionTexts(found, index);
  let speculating: Promise<void> | undefined;
  if (!texts.atHand) {
    if (known === undefined) reply({ kind: 'answer', id, answer: await presentResults(found, index, false) });
    speculating = speculate(query, index);
    await until(Math.max(since + Math.min(LONGEST_TEXT_MS, source.roundTrip * TEXT_SHARE), performance.now() + PAINT_MS));
    if (isStale()) return;
  }
  // If the network is down, results without excerpts are better than none.
  const whole = await texts
    .read()
    .then(() => presentResults(found, index, true))
    .catch(async () => ({ ...(await presentResults(found, index, false)), complete: true }));
  if (isStale()) return;
  reply({ kind: 'answer', id, answer: whole });
  return workAhead(query, index, speculating);
}

/** While idle, prefetches files for later queries and answers the likely ones. */
async function workAhead(query: string, index: IndexReader, speculating = speculate(query, index)): Promise<void> {
  const isStale = staleness();
  if ((await isQuiet(isStale)) && !prefersReducedData()) await index.warmRest(isStale).catch(reportedLater);
  await speculating;
  await speculate(query, index, isStale); // with the files read since
}

/** Speculative results don't need excerpts: on a slow connection, these arrive long after the next letter. */
async function speculate(query: string, index: IndexReader, isStale = staleness()): Promise<void> {
  if (!(await isQuiet(isStale))) return;
  await speculation.goOn(index, query, isStale).catch(reportedLater);
  await speculation.begin(index, isStale).catch(reportedLater);
}

/** The query that needs the file reports the failure. */
function reportedLater(): void {}

/** Returns a test that becomes true once another query arrives or the worker is paused. */
function staleness(): () => boolean {
  const id = newest;
  return () => paused || newest !== id;
}

async function isQuiet(isStale: () => boolean): Promise<boolean> {
  await until(performance.now() + QUIET_MS);
  return !isStale();
}

async function until(time: number): Promise<void> {
  const left = time - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}

function reply(message: Reply): void {
  postMessage(message);
}
