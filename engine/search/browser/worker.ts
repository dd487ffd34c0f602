// All the work of a search is done here, away from the page.
import { IndexReader } from '../core/index-reader.ts';
import { parseRoot } from '../core/parse-index.ts';
import { search } from '../core/search.ts';
import type { Question, Reply } from './messages.ts';
import { showAnswer } from './show-answer.ts';

/** What is in memory is there within a turn or two: lines of context that have to be fetched come after the titles. */
const PATIENCE = 1;
/** Milliseconds: the lines of context of the first answer come first. */
const CALM = 300;

let begin: (start: Start) => void;
const begun = new Promise<Start>((resolve) => {
  begin = resolve;
});
type Start = Extract<Question, { kind: 'warm' }>;

let opening: Promise<IndexReader> | undefined;
let newest = 0;

addEventListener('message', ({ data: question }: MessageEvent<Question>) => {
  if (question.kind === 'warm') {
    begin(question);
    open().then(
      // A query that waits asks for its words first: titles are needed last.
      (index) => void setTimeout(() => index.warm()),
      () => {},
    ); // the first query tells the failure
    return;
  }
  if (question.kind === 'search') newest = question.id;
  answer(question).catch((error: unknown) => {
    console.error(error);
    reply({ kind: 'failed', id: question.id });
  });
});

async function answer(question: Exclude<Question, { kind: 'warm' }>): Promise<void> {
  const index = await open();
  if (question.kind === 'titles') return reply({ kind: 'titles', id: question.id, pages: await index.titles(question.paths) });
  const { id, query } = question;
  const isOld = () => id !== newest;
  await nextTurn();
  if (isOld()) return;
  const found = await search(query, index);
  if (isOld()) return;
  const complete = showAnswer(found, index, true);
  const late = await Promise.race([
    complete.then(
      () => false,
      () => true,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, true)),
  ]);
  if (late && !isOld()) reply({ kind: 'answer', id, answer: await showAnswer(found, index, false) });
  // Results without their lines of context are better than none: the network may be gone.
  const whole = await complete.catch(async () => ({ ...(await showAnswer(found, index, false)), complete: true }));
  if (!isOld()) reply({ kind: 'answer', id, answer: whole });
  warmRest(index);
}

/** Whether the reader pays for every byte, or waits for it. */
function isCostly(): boolean {
  const connection: { saveData?: boolean; effectiveType?: string } | undefined = Reflect.get(navigator, 'connection');
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

/** Once an answer is there and nothing is asked for, the pieces of the next ones are read. */
function warmRest(index: IndexReader): void {
  if (isCostly()) return;
  const last = newest;
  const isWanted = () => newest !== last;
  // The query that needs a piece will meet the failure.
  setTimeout(() => isWanted() || index.warmRest(isWanted).catch(() => {}), CALM);
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

/** The root has no hash in its name, so it is asked for anew; without a line the last one known will do. */
async function readRoot({ folder, root }: Start): Promise<IndexReader> {
  const url = `${folder}search.json`;
  const load = async () => json(await fetch(url, { cache: 'no-cache' }).catch(() => fetch(url, { cache: 'force-cache' })));
  return new IndexReader(parseRoot(root ?? (await load())), async (file) => json(await fetch(`${folder}search/${file}`)));
}

async function json(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.json();
}

function reply(message: Reply): void {
  postMessage(message);
}
