import type { CompileOptions } from '../page/compile-page.ts';
import type { PageFacts } from '../page/compiled-page.ts';
import type { Source } from '../page/find-sources.ts';
import { readSource } from '../page/read-source.ts';
import type { Mistake } from '../shared/mistake.ts';
import { type CompileTask, compileBatch } from './compile-batch.ts';
import { digest, type PageCache } from './page-cache.ts';
import type { Workers } from './workers.ts';

/** Below this many characters threads take longer to start than the work takes. */
const WORTH_THREADS = 600_000;
/** A thread gets this many characters at once: enough to keep it busy, little enough to end together. */
const BATCH = 200_000;

export interface CompileContext {
  options: CompileOptions;
  /** Stands for everything besides the source that shapes a compiled page. */
  optionsKey: string;
  cache: PageCache;
  workers: Workers;
  onPage: (done: number) => void;
}

export interface CompiledPages {
  /** In the order of the sources; a file that cannot be read is left out and told. */
  pages: PageFacts[];
  /** Address of a page → where the cache has it. */
  keys: Map<string, string>;
  mistakes: Mistake[];
  /** How many were not in the cache. */
  compiled: number;
}

/** All sources compiled: those that the cache does not have are shared among threads where they are many. */
export async function compilePages(sources: Source[], context: CompileContext): Promise<CompiledPages> {
  const { cache, workers, options, optionsKey, onPage } = context;
  const found = new Map<string, PageFacts>();
  const keys = new Map<string, string>();
  const mistakes: Mistake[] = [];
  const running: Promise<void>[] = [];
  let waiting: CompileTask[] = [];
  let size = 0;

  const compile = async (tasks: CompileTask[], how: (tasks: CompileTask[]) => Promise<PageFacts[]>) => {
    for (const [at, page] of (await how(tasks)).entries()) found.set(tasks[at]?.source.path ?? '', page);
    onPage(found.size);
  };
  const handOver = () => {
    for (const tasks of batches(waiting)) {
      const done = compile(tasks, (list) => workers.compile(list));
      done.catch(() => {}); // told at the end, where all are waited for
      running.push(done);
    }
    waiting = [];
    size = 0;
  };

  let compiled = 0;
  for (const source of sources) {
    const text = readSource(source.file, source.relativePath);
    if (typeof text !== 'string') {
      mistakes.push(text);
      continue;
    }
    const key = digest(optionsKey, source.relativePath, source.path, source.folder, source.prefix, source.version, text);
    keys.set(source.path, key);
    const known = cache.facts(key);
    if (known) {
      found.set(source.path, known);
      continue;
    }
    compiled++;
    waiting.push({ source, text, key });
    size += text.length;
    if (!workers.available || size < (running.length > 0 ? BATCH : WORTH_THREADS)) continue;
    handOver();
    await workers.room();
  }
  if (running.length > 0) handOver();
  else await compile(waiting, (tasks) => compileBatch(tasks, options, cache));
  await Promise.all(running);

  const pages = sources.flatMap((source) => found.get(source.path) ?? []);
  for (const page of pages) mistakes.push(...page.mistakes);
  return { pages, keys, mistakes, compiled };
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
