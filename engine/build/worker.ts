// Runs in a thread: compiles and renders the pages that `workers.ts` hands over.
import { parentPort, workerData } from 'node:worker_threads';
import { AuthorError, isAuthorError } from '../shared/author-error.ts';
import { compileBatch } from './compile-batch.ts';
import { type CompileSetup, compileSetup } from './compile-setup.ts';
import { PageSegment } from './page-segment.ts';
import { type RenderContext, renderPages } from './render-pages.ts';
import type { ThreadAnswer, ThreadSetup, ThreadTask } from './thread-messages.ts';

const setup: ThreadSetup = workerData;
let ready: Promise<CompileSetup> | undefined;
let context: RenderContext | undefined;

async function getReady(): Promise<CompileSetup> {
  const own = await compileSetup(setup.settings, setup.engine);
  if ('level' in own) throw new AuthorError(own.message, own.help);
  if (own.optionsKey !== setup.optionsKey) throw new AuthorError('The components changed during the build.', 'Run the build again.');
  return own;
}

async function work(task: ThreadTask): Promise<unknown> {
  ready ??= getReady();
  const { options } = await ready;
  if (task.kind === 'compile') return PageSegment.write(setup.pagesFolder, await compileBatch(task.tasks, options))?.name;
  context = task.context ?? context;
  if (!context) throw new Error('A thread got pages to render before it was told how.');
  return renderPages(task.tasks, context, { options, pagesFolder: setup.pagesFolder });
}

async function answer(task: ThreadTask): Promise<ThreadAnswer> {
  try {
    return { result: await work(task) };
  } catch (error) {
    // A class of its own does not go from thread to thread.
    if (isAuthorError(error)) return { wrong: error.message, help: error.help };
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

// One after the other: the answers come in the order of the tasks.
let last = Promise.resolve();
parentPort?.on('message', (task: ThreadTask) => {
  last = last.then(async () => parentPort?.postMessage(await answer(task)));
});
