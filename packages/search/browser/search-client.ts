import type { Question, Reply, ShownAnswer } from './messages.ts';
import { openWorker } from './open-worker.ts';

/** Number of cached answers, about 5 kB each: typed queries, because readers delete letters, and speculative ones. */
const MOST_ANSWERS = 30;
const MOST_SPECULATIVE = 30;

/** A pending question and its timeout. */
interface Waiting {
  take: (reply: Reply) => void;
  fail: (error: Error) => void;
  late: number;
}

/** Sends questions to the worker, which starts once and stays. */
export class SearchClient {
  readonly #folder: string;
  readonly #timeout: number;
  #worker: Worker | undefined;
  #restarts = 0;
  #last = 0;
  /** Id of the pending search. */
  #searching = 0;
  /** By query, newest last. */
  readonly #answers = new Map<string, ShownAnswer>();
  readonly #speculative = new Map<string, ShownAnswer>();
  readonly #waiting = new Map<number, Waiting>();

  /**
   * `folder`: address of the folder with `search.json`, with a trailing slash. `worker`: the running
   * worker. `timeout`: milliseconds after which an unanswered question fails.
   */
  constructor(folder: string, worker: Worker, timeout: number) {
    this.#folder = folder;
    this.#timeout = timeout;
    this.#listen(worker);
  }

  /**
   * Answers a query. `onAnswer` is called at once with a cached answer, and may be called twice: the
   * second time with excerpts. Older queries are dropped.
   */
  search(query: string, onAnswer: (answer: ShownAnswer) => void): Promise<void> {
    this.drop();
    const known = this.#answers.get(query) ?? this.#speculative.get(query);
    if (known) keep(this.#answers, known, MOST_ANSWERS);
    const id = ++this.#last;
    this.#searching = id;
    return new Promise((resolve, reject) => {
      const take = (answer: ShownAnswer) => {
        clearTimeout(this.#waiting.get(id)?.late);
        onAnswer(answer);
        if (!answer.complete) return;
        this.#end(id);
        resolve();
      };
      this.#wait(id, (reply) => reply.kind === 'answer' && take(reply.answer), reject);
      this.#ask({ kind: 'search', id, query, known: known?.complete });
      if (known) take(known);
    });
  }

  /** Drops the pending search. */
  drop(): void {
    this.#end(this.#searching);
  }

  /** Titles of the given pages that still exist. None on a large site. */
  titles(paths: string[]): Promise<{ path: string; title: string }[]> {
    return new Promise((resolve, reject) => {
      const id = ++this.#last;
      this.#wait(id, (reply) => reply.kind === 'titles' && resolve(reply.pages), reject);
      this.#ask({ kind: 'titles', id, paths });
    });
  }

  /** Pauses prefetching until the next query. */
  pause(): void {
    this.#worker?.postMessage({ kind: 'pause' } satisfies Question);
  }

  /** Starts over after a failure. */
  restart(): void {
    this.#restarts++;
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#answers.clear();
    this.#speculative.clear();
    this.#start();
  }

  /** Waits for the reply to a question, up to the timeout. */
  #wait(id: number, take: Waiting['take'], fail: Waiting['fail']): void {
    const late = setTimeout(() => this.#end(id)?.fail(new Error('No answer came in time.')), this.#timeout);
    this.#waiting.set(id, { take, fail, late });
  }

  /** Removes a question and stops its timer. */
  #end(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    clearTimeout(waiting?.late);
    this.#waiting.delete(id);
    return waiting;
  }

  #ask(question: Extract<Question, { id: number }>): void {
    this.#start().postMessage(question);
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    return this.#listen(openWorker(this.#folder, this.#restarts));
  }

  #listen(worker: Worker): Worker {
    this.#worker = worker;
    worker.addEventListener('message', ({ data: reply }: MessageEvent<Reply>) => {
      if (reply.kind === 'speculative') return keep(this.#speculative, reply.answer, MOST_SPECULATIVE);
      if (reply.kind === 'answer') keep(this.#answers, reply.answer, MOST_ANSWERS);
      // Only an answer may be followed by another reply.
      const waiting = reply.kind === 'answer' ? this.#waiting.get(reply.id) : this.#end(reply.id);
      if (reply.kind === 'failed') waiting?.fail(new Error('The index could not be read.'));
      else waiting?.take(reply);
    });
    worker.addEventListener('error', () => {
      for (const id of this.#waiting.keys()) this.#end(id)?.fail(new Error('The worker could not be started.'));
      if (this.#worker !== worker) return;
      this.#worker = undefined; // the next question starts a new one
      this.#restarts++;
    });
    return worker;
  }
}

/** Caches an answer as the newest and evicts the oldest. Answers to single letters stay, because any query may start with one. */
function keep(answers: Map<string, ShownAnswer>, answer: ShownAnswer, most: number): void {
  answers.delete(answer.query);
  answers.set(answer.query, answer);
  const longer = [...answers.keys()].filter((query) => query.length > 1);
  if (longer.length > most) answers.delete(longer[0] ?? '');
}
