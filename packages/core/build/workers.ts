import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PageFacts } from '../content/source/compiled-page.ts';
import { AuthorError } from '../shared/author-error.ts';
import type { Engine } from '../util/engine.ts';
import type { CompileTask } from './compile-batch.ts';
import type { CompileSettings } from './compile-setup.ts';
import type { RenderContext, RenderedPage, RenderTask } from './render-pages.ts';

/** Everything a thread needs to start: plain data, since threads share no objects. */
export interface ThreadSetup {
  engine: Engine;
  settings: CompileSettings;
  /** Expected key of components and settings, which each thread loads itself and compares. */
  optionsKey: string;
  pagesFolder: string;
}

/** `context` is omitted if it is the same as in the previous task. */
export type ThreadTask = { kind: 'compile'; tasks: CompileTask[] } | { kind: 'render'; tasks: RenderTask[]; context?: RenderContext };

/** `wrong`: an error that only the author can fix. */
export type ThreadAnswer = { result: unknown } | { error: Error } | { wrong: string; help: string };

const MOST = 8;
/** Number of tasks queued in a busy thread, so that it never has to wait for the main thread. */
const AHEAD = 2;

interface Job {
  task: ThreadTask;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

interface Thread {
  worker: Worker;
  /** Tasks handed to it; it answers in this order. */
  jobs: Job[];
  context: RenderContext | undefined;
}

/** Threads that compile and render pages, started when they are first needed. An idle one does not keep the process alive. */
export class Workers {
  readonly #script: string;
  readonly #setup: ThreadSetup;
  readonly #count: number;
  readonly #threads: Thread[] = [];
  readonly #queue: Job[] = [];
  #roomWanted: (() => void)[] = [];

  constructor(script: string, setup: ThreadSetup, count = Math.min(availableParallelism(), MOST)) {
    this.#script = script;
    this.#setup = setup;
    this.#count = count;
  }

  /** False on a machine with one core. */
  get available(): boolean {
    return this.#count > 1;
  }

  get running(): boolean {
    return this.#threads.length > 0;
  }

  /** Starts all threads when they will certainly be needed, so that they load their code meanwhile. */
  start(): void {
    if (this.available) while (this.#threads.length < this.#count) this.#start().worker.unref();
  }

  /** Resolves with the facts of the compiled pages once everything else is in the cache. */
  compile(tasks: CompileTask[]): Promise<PageFacts[]> {
    return this.#run({ kind: 'compile', tasks });
  }

  render(tasks: RenderTask[], context: RenderContext): Promise<RenderedPage[]> {
    return this.#run({ kind: 'render', tasks, context });
  }

  /** Resolves when a further task would start soon, so that callers do not prepare tasks too early. */
  async room(): Promise<void> {
    if (this.#queue.length > 0) await new Promise<void>((resolve) => this.#roomWanted.push(resolve));
  }

  #run<Result>(task: ThreadTask): Promise<Result> {
    return new Promise((resolve, reject) => {
      // The answer has the type that `worker.ts` returns for this kind of task.
      this.#queue.push({ task, resolve: resolve as (result: unknown) => void, reject });
      this.#handOut();
    });
  }

  #handOut(): void {
    while (this.#queue[0]) {
      const { kind } = this.#queue[0].task;
      const thread = this.#leastBusy();
      // This thread has other work while pages are rendered, so all of them are handed out.
      if (thread.jobs.length > AHEAD && kind === 'compile') return;
      const job = this.#queue.shift();
      if (job) this.#give(thread, job);
    }
    for (const resolve of this.#roomWanted) resolve();
    this.#roomWanted = [];
  }

  #leastBusy(): Thread {
    const best = this.#threads.reduce<Thread | undefined>((a, b) => (a && a.jobs.length <= b.jobs.length ? a : b), undefined);
    return best && (best.jobs.length === 0 || this.#threads.length === this.#count) ? best : this.#start();
  }

  #give(thread: Thread, job: Job): void {
    const { task } = job;
    const known = task.kind === 'render' && task.context === thread.context;
    if (task.kind === 'render') thread.context = task.context;
    thread.jobs.push(job);
    thread.worker.ref();
    thread.worker.postMessage(known ? { ...task, context: undefined } : task);
  }

  #start(): Thread {
    const thread: Thread = {
      worker: new Worker(this.#script, { workerData: this.#setup }),
      jobs: [],
      context: undefined,
    };
    thread.worker.on('message', (answer: ThreadAnswer) => {
      const job = thread.jobs.shift();
      if (thread.jobs.length === 0) thread.worker.unref();
      if ('error' in answer) job?.reject(answer.error);
      else if ('wrong' in answer) job?.reject(new AuthorError(answer.wrong, answer.help));
      else job?.resolve(answer.result);
      this.#handOut();
    });
    const lose = (error: Error) => {
      if (!this.#threads.includes(thread)) return;
      this.#threads.splice(this.#threads.indexOf(thread), 1);
      for (const job of thread.jobs) job.reject(error);
      this.#handOut();
    };
    thread.worker.on('error', lose);
    thread.worker.on('exit', () =>
      lose(
        new AuthorError(
          `A thread exited while working on ${pagesOf(thread.jobs[0])}.`,
          'Look for code in these pages and their components that exits the process.',
        ),
      ),
    );
    this.#threads.push(thread);
    return thread;
  }
}

function pagesOf(job: Job | undefined): string {
  if (!job) return 'nothing';
  const { task } = job;
  const sources = task.kind === 'compile' ? task.tasks : task.tasks.flatMap(({ pages }) => pages);
  return sources.map(({ source }) => source.relativePath).join(', ');
}
