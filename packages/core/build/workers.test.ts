import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AuthorError } from '../shared/author-error.ts';
import type { CompileTask } from './compile-batch.ts';
import { type ThreadSetup, Workers } from './workers.ts';

/** A thread that answers as `worker.ts` does; the text of a page says how. What it does is written into a list. */
const THREAD = `
import { appendFileSync, existsSync } from 'node:fs';
import { parentPort, threadId, workerData } from 'node:worker_threads';
const folder = workerData.pagesFolder;
const log = (what) => appendFileSync(folder + '/list', what + ' ' + threadId + '\\n');
let last = Promise.resolve();
parentPort.on('message', ({ tasks }) => { last = last.then(() => work(tasks[0])); });
async function work({ text, key }) {
  log('begin ' + key);
  if (text === 'exit') process.exit(1);
  if (text === 'throw') throw new Error('thrown');
  while (text === 'hold' && !existsSync(folder + '/released')) await new Promise((resolve) => setImmediate(resolve));
  log('end ' + key);
  parentPort.postMessage(
    text === 'wrong' ? { wrong: 'It is wrong.', help: 'Correct it.' } : text === 'error' ? { error: new Error('failed') } : { result: key },
  );
}
`;

let folder: string;
let all: Promise<unknown>[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-workers-'));
  all = [];
  writeFileSync(path.join(folder, 'thread.mjs'), THREAD);
  writeFileSync(path.join(folder, 'list'), '');
});
afterEach(async () => {
  appendFileSync(path.join(folder, 'released'), '');
  await Promise.allSettled(all);
  rmSync(folder, { recursive: true });
});

function makeWorkers(count: number): Workers {
  const setup: ThreadSetup = {
    engine: { folder, code: folder, hash: '', cacheFolder: folder },
    settings: {
      root: folder,
      base: '/',
      html: 'trusted',
      locales: [],
      names: {},
      componentsFolder: undefined,
      theme: {},
      plugins: [],
      title: '',
      lang: 'en',
      site: '',
      configFile: '',
      configSources: [],
    },
    optionsKey: '',
    pagesFolder: folder,
  };
  return new Workers(path.join(folder, 'thread.mjs'), setup, count);
}

function page(name: string, text = 'right'): CompileTask[] {
  const source = { file: name, relativePath: `${name}.md`, path: `/${name}/`, version: 'main', folder: '', prefix: '/' };
  return [{ source, text, key: name }];
}

function compile(workers: Workers, name: string, text?: string): Promise<unknown> {
  const compiled = workers.compile(page(name, text));
  compiled.catch(() => {}); // awaited by the test
  all.push(compiled);
  return compiled;
}

const list = () => readFileSync(path.join(folder, 'list'), 'utf8').trim().split('\n');
const release = () => writeFileSync(path.join(folder, 'released'), '');
const threadsOf = (lines: readonly string[]) => new Set(lines.map((line) => line.split(' ').at(-1)));

test('each task gets its own result, however many share a few threads', async () => {
  const workers = makeWorkers(2);
  expect(workers.running).toBe(false);
  const names = Array.from({ length: 12 }, (_, n) => `page-${n}`);
  expect(await Promise.all(names.map((name) => compile(workers, name)))).toEqual(names);
  expect(workers.running).toBe(true);
  expect(threadsOf(list()).size).toBe(2);
});

test('with one core, no threads are started', () => {
  const workers = makeWorkers(1);
  workers.start();
  expect([workers.available, workers.running]).toEqual([false, false]);
});

test('author errors keep their help and other errors their message, and the thread continues', async () => {
  const workers = makeWorkers(2);
  const wrong = compile(workers, 'a', 'wrong');
  await expect(wrong).rejects.toBeInstanceOf(AuthorError);
  await expect(wrong).rejects.toMatchObject({ message: 'It is wrong.', help: 'Correct it.' });
  await expect(compile(workers, 'b', 'error')).rejects.toThrow('failed');
  expect(await compile(workers, 'c')).toBe('c');
  expect(threadsOf(list()).size).toBe(1);
});

test.each([
  ['exit', /^A thread exited while working on a\.md\.$/],
  ['throw', /^thrown$/],
])('a lost thread (%s) loses only its current tasks, and another one does the rest', async (how, message) => {
  const workers = makeWorkers(2);
  await expect(compile(workers, 'a', how)).rejects.toThrow(message);
  expect(workers.running).toBe(false);
  expect(await compile(workers, 'b')).toBe('b');
  expect(threadsOf(list()).size).toBe(2);
});

test('there is room once all tasks are assigned to threads, and none while tasks are waiting', async () => {
  const workers = makeWorkers(2);
  await workers.room();
  for (let n = 0; n < 7; n++) compile(workers, `page-${n}`, 'hold');
  let hasRoom = false;
  const room = workers.room().then(() => {
    hasRoom = true;
  });
  await expect.poll(list).toHaveLength(2);
  expect(hasRoom).toBe(false);
  release();
  await room;
  await Promise.all(all);
  expect(list().filter((line) => line.startsWith('end'))).toHaveLength(7);
});
