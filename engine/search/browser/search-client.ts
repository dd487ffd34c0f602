import type { Question, Reply, ShownAnswer } from './messages.ts';
import { openWorker } from './open-worker.ts';

export class SearchFailure extends Error {
  override name = 'SearchFailure';
}

/** Speaks with the worker, which is started once and kept. */
export class SearchClient {
  readonly #folder: string;
  #worker: Worker | undefined;
  #last = 0;
  /** The search that is not answered yet. */
  #searching = 0;
  readonly #waiting = new Map<number, { take: (reply: Reply) => void; fail: (error: SearchFailure) => void }>();

  /** `folder`: address of the folder that holds `search.json`, with a slash at its end. `worker`: started already. */
  constructor(folder: string, worker: Worker) {
    this.#folder = folder;
    this.#listen(worker);
  }

  /** Answers a query: `onAnswer` may be called twice, the second time with the lines of context. Older queries are dropped. */
  search(query: string, onAnswer: (answer: ShownAnswer) => void): Promise<void> {
    this.#waiting.delete(this.#searching);
    return new Promise((resolve, reject) => {
      const id = this.#ask({ kind: 'search', id: ++this.#last, query });
      this.#searching = id;
      this.#waiting.set(id, {
        take: (reply) => {
          if (reply.kind !== 'answer') return;
          onAnswer(reply.answer);
          if (!reply.answer.complete) return;
          this.#waiting.delete(id);
          resolve();
        },
        fail: reject,
      });
    });
  }

  titles(paths: string[]): Promise<{ path: string; title: string }[]> {
    return new Promise((resolve, reject) => {
      const id = this.#ask({ kind: 'titles', id: ++this.#last, paths });
      this.#waiting.set(id, { take: (reply) => reply.kind === 'titles' && resolve(reply.pages), fail: reject });
    });
  }

  /** Nothing is read for later queries until there is another one. */
  hush(): void {
    this.#worker?.postMessage({ kind: 'hush' } satisfies Question);
  }

  /** After a failure everything begins anew. */
  restart(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#start();
  }

  #ask(question: Extract<Question, { id: number }>): number {
    this.#start().postMessage(question);
    return question.id;
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    return this.#listen(openWorker(this.#folder));
  }

  #listen(worker: Worker): Worker {
    this.#worker = worker;
    worker.addEventListener('message', ({ data: reply }: MessageEvent<Reply>) => {
      const waiting = this.#waiting.get(reply.id);
      if (reply.kind === 'failed') waiting?.fail(new SearchFailure('The index could not be read.'));
      else waiting?.take(reply);
    });
    worker.addEventListener('error', () => {
      for (const { fail } of this.#waiting.values()) fail(new SearchFailure('The worker could not be started.'));
      this.#waiting.clear();
    });
    return worker;
  }
}
