// All the work of a search is done here, away from the page.
import { prefersReducedData } from '../../core/dom/prefers-reduced-data.ts';
import { IndexReader } from '../format/index-reader.ts';
import { parseRoot } from '../format/parse-index.ts';
import { queryReads } from '../query/query-reads.ts';
import { search } from '../query/search-index.ts';
import type { Question, Reply } from './messages.ts';
import { presentResults, sectionTexts } from './present-results.ts';
import { SpeculativeSearch, yieldToMessages } from './speculative-search.ts';

/** Milliseconds: the lines of context of the first answer come first. */
const CALM = 30;
/** Of the time that an answer of the server takes: a reader who types on sooner would not see what is asked for. */
const KEY_SHARE = 0.3;
const TEXT_SHARE = 1.5;
/** Milliseconds. */
const LONGEST_KEY = 60;
const LONGEST_TEXT = 300;
/** Two frames of most screens: the results come first. */
const PAINT = 34;

let begin: (start: Start) => void;
const begun = new Promise<Start>((resolve) => {
  begin = resolve;
});
type Start = Extract<Question, { kind: 'warm' }>;

let opening: Promise<IndexReader> | undefined;
let newest = 0;
let paused = false;
/** What stood in the field when the worker last heard of it. */
let typed = '';
/** How long the server takes to answer, in milliseconds: about as long as it took of late. */
let wait = 0;
/** Of the texts that are on their way. */
let reading = new AbortController();
const speculation = new SpeculativeSearch((answer) => reply({ kind: 'speculative', answer }));

addEventListener('message', ({ data: question }: MessageEvent<Question>) => {
  if (question.kind === 'warm') {
    begin(question);
    open().then(
      (index) => {
        // The largest file first: a server without HTTP/2 sends six at a time.
        index.warm();
        index.ahead(queryReads(typed, index).starts);
      },
      () => {},
    ); // the first query reports the failure
    return;
  }
  if (question.kind === 'ahead') {
    typed = question.query;
    begun.then(open).then(
      (index) => newest === 0 && typed === question.query && index.ahead(queryReads(question.query, index).starts),
      () => {},
    ); // as above
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
    reading.abort();
    reading = new AbortController();
  }
  respond(question, performance.now()).catch((error: unknown) => {
    console.error(error);
    reply({ kind: 'failed', id: question.id });
  });
});

async function respond(question: Extract<Question, { id: number }>, since: number): Promise<void> {
  const index = await open();
  if (question.kind === 'titles') return reply({ kind: 'titles', id: question.id, pages: await index.titles(question.paths) });
  const { id, query, known } = question;
  const isOld = () => id !== newest;
  await yieldToMessages();
  if (isOld()) return;
  if (known) return workAhead(query, index);
  const reads = queryReads(query, index);
  if (!index.isAtHand(reads.starts)) await until(since + Math.min(LONGEST_KEY, wait * KEY_SHARE));
  if (isOld()) return;
  const found = await search(query, index, reads);
  if (isOld()) return;
  const texts = await sectionTexts(found, index);
  let speculating: Promise<void> | undefined;
  if (!texts.atHand) {
    if (known === undefined) reply({ kind: 'answer', id, answer: await presentResults(found, index, false) });
    speculating = speculate(query, index);
    await until(Math.max(since + Math.min(LONGEST_TEXT, wait * TEXT_SHARE), performance.now() + PAINT));
    if (isOld()) return;
  }
  // Results without their lines of context are better than none: the network may be gone.
  const whole = await texts
    .read()
    .then(() => presentResults(found, index, true))
    .catch(async () => ({ ...(await presentResults(found, index, false)), complete: true }));
  if (isOld()) return;
  reply({ kind: 'answer', id, answer: whole });
  return workAhead(query, index, speculating);
}

/** While nothing else is asked: what later queries need is read, and what they are likely to be is answered. */
async function workAhead(query: string, index: IndexReader, speculating = speculate(query, index)): Promise<void> {
  const isWanted = wantedFrom(newest);
  if ((await isCalm(isWanted)) && !prefersReducedData()) await index.warmRest(isWanted).catch(reportedLater);
  await speculating;
  await speculate(query, index, isWanted); // with what has been read since
}

/** Speculative results need no lines of context: on a slow connection these arrive long after the next letter was typed. */
async function speculate(query: string, index: IndexReader, isWanted = wantedFrom(newest)): Promise<void> {
  if (!(await isCalm(isWanted))) return;
  await speculation.goOn(index, query, isWanted).catch(reportedLater);
  await speculation.begin(index, isWanted).catch(reportedLater);
}

/** A failure is reported by the query that needs the file. */
function reportedLater(): void {}

/** Whether the worker or the network is needed for something else by now. */
function wantedFrom(last: number): () => boolean {
  return () => paused || newest !== last;
}

async function isCalm(isWanted: () => boolean): Promise<boolean> {
  await until(performance.now() + CALM);
  return !isWanted();
}

async function until(time: number): Promise<void> {
  const left = time - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
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
  return new IndexReader(parseRoot(data), (file, ahead) =>
    readFile(`${folder}search/${file}`, {
      priority: ahead ? 'low' : 'auto',
      // Lines of context are for the newest answer alone.
      ...(file.startsWith('text.') ? { signal: reading.signal } : {}),
    }),
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
