// Runs in a thread: compiles and renders the pages that `workers.ts` hands over.
import { parentPort, workerData } from 'node:worker_threads';
import { PageCache } from '../cache/page-cache.ts';
import { AuthorError, isAuthorError } from '../shared/author-error.ts';
import { refuseExit } from '../util/site-code.ts';
import { compileBatch } from './compile-batch.ts';
import { type CompileSetup, compileSetup } from './compile-setup.ts';
import { type RenderContext, renderPages } from './render-pages.ts';
import type { ThreadAnswer, ThreadSetup, ThreadTask } from './workers.ts';

refuseExit();
const setup: ThreadSetup = workerData;
const cache = new PageCache(setup.pagesFolder);
let ready: Promise<CompileSetup> | undefined;
let context: RenderContext | undefined;

async function getReady(): Promise<CompileSetup> {
  const own = await compileSetup(setup.settings, setup.engine);
  // The main thread has loaded them already, so a failure here means that they changed.
  if (Array.isArray(own) || own.optionsKey !== setup.optionsKey)
    throw new AuthorError('Components or plugins changed during the build.', 'Run the build again.');
  return own;
}

async function work(task: ThreadTask): Promise<unknown> {
  ready ??= getReady();
  const { options } = await ready;
  if (task.kind === 'compile') return compileBatch(task.tasks, options, cache);
  context = task.context ?? context;
  if (!context) throw new Error('A thread got pages to render before their context.');
  return renderPages(task.tasks, context, { options, cache });
}

async function respond(task: ThreadTask): Promise<ThreadAnswer> {
  try {
    return { result: await work(task) };
  } catch (error) {
    // Error classes are lost between threads.
    if (isAuthorError(error)) return { wrong: error.message, help: error.help };
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** Handles tasks one after the other, so that the answers come in order. */
export function startWorker(): void {
  let last = Promise.resolve();
  parentPort?.on('message', (task: ThreadTask) => {
    last = last.then(async () => parentPort?.postMessage(await respond(task)));
  });
}
