import type { CompileOptions } from '../page/compile-page.ts';
import type { PageFacts } from '../page/compiled-page.ts';
import { readSource } from '../page/read-source.ts';
import { AuthorError } from '../shared/author-error.ts';
import type { Mistake } from '../shared/mistake.ts';
import { type CompileTask, compileBatch } from './compile-batch.ts';
import { digest } from './digest.ts';
import type { PageCache } from './page-cache.ts';
import type { KeyedSource } from './source-keys.ts';
import type { Workers } from './workers.ts';

/** Below this many characters, starting threads takes longer than compiling. */
const WORTH_THREADS = 600_000;
/** Characters per batch: enough to keep a thread busy, few enough that all threads finish at about the same time. */
const BATCH = 100_000;

export interface CompileContext {
  options: CompileOptions;
  cache: PageCache;
  workers: Workers;
  onPage: (done: number) => void;
}

export interface CompiledPages {
  /** In the order of the sources. A file that cannot be read is left out and reported. */
  pages: PageFacts[];
  mistakes: Mistake[];
  /** How many were not in the cache. */
  compiled: number;
}

/** All sources compiled: those that the cache does not have are shared among threads where they are many. */
export async function compilePages(sources: readonly KeyedSource[], context: CompileContext): Promise<CompiledPages> {
  const { cache, workers, options, onPage } = context;
  const found = new Map<string, PageFacts>();
  const mistakes: Mistake[] = [];
  const running: Promise<void>[] = [];
  let waiting: CompileTask[] = [];
  let size = 0;

  const compileHere = async (tasks: CompileTask[]) => {
    const stored = await compileBatch(tasks, options);
    cache.put(stored);
    for (const { key, facts } of stored) found.set(key, cache.facts(key) ?? JSON.parse(facts.toString()));
    onPage(found.size);
  };
  const compileThere = async (tasks: CompileTask[]) => {
    const segment = await workers.compile(tasks);
    if (segment !== undefined) cache.read(segment);
    const lost: CompileTask[] = [];
    for (const task of tasks) {
      const facts = cache.facts(task.key);
      if (facts) found.set(task.key, facts);
      else lost.push(task); // the cache is not writable
    }
    onPage(found.size);
    if (lost.length > 0) await compileHere(lost);
  };
  const handOver = () => {
    for (const tasks of batches(waiting)) {
      const done = compileThere(tasks);
      done.catch(() => {}); // handled at the end, where all are awaited
      running.push(done);
    }
    waiting = [];
    size = 0;
  };

  let compiled = 0;
  for (const { source, key, textDigest, text: read } of sources) {
    const known = cache.facts(key);
    if (known) {
      found.set(key, known);
      continue;
    }
    const text = read ?? readSource(source.file, source.relativePath);
    if (typeof text !== 'string') {
      mistakes.push(text);
      continue;
    }
    if (read === undefined && digest(text) !== textDigest)
      throw new AuthorError(`${source.relativePath} changed during the build.`, 'Run the build again.');
    compiled++;
    waiting.push({ source, text, key });
    size += text.length;
    if (!workers.available || size < (running.length > 0 ? BATCH : WORTH_THREADS)) continue;
    handOver();
    await workers.room();
  }
  if (running.length > 0) handOver();
  else for (const tasks of batches(waiting)) await compileHere(tasks);
  await Promise.all(running);

  const pages = sources.flatMap(({ key }) => found.get(key) ?? []);
  for (const page of pages) mistakes.push(...page.mistakes);
  return { pages, mistakes, compiled };
}

/** The tasks in lists of about `BATCH` characters. */
function batches(tasks: CompileTask[]): CompileTask[][] {
  const lists: CompileTask[][] = [];
  let size = BATCH;
  for (const task of tasks) {
    if (size >= BATCH) {
      lists.push([]);
      size = 0;
    }
    lists.at(-1)?.push(task);
    size += task.text.length;
  }
  return lists;
}
