import type { PageCache } from '../cache/page-cache.ts';
import type { KeyedSource } from '../cache/source-keys.ts';
import type { CompileOptions } from '../content/compile-page.ts';
import { readPage } from '../content/markdown/read-page.ts';
import type { PageFacts } from '../content/source/compiled-page.ts';
import { AuthorError } from '../shared/author-error.ts';
import type { AnyDiagnostic } from '../shared/diagnostic.ts';
import { digest } from '../util/digest.ts';
import { type CompileTask, compileBatch } from './compile-batch.ts';
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
  diagnostics: AnyDiagnostic[];
  /** How many were not in the cache. */
  compiled: number;
}

/** Compiles all sources that are not in the cache, in threads if there are many. */
export async function compilePages(sources: readonly KeyedSource[], context: CompileContext): Promise<CompiledPages> {
  const { cache, workers, options, onPage } = context;
  const found = new Map<string, PageFacts>();
  const diagnostics: AnyDiagnostic[] = [];
  const running: Promise<void>[] = [];
  let waiting: CompileTask[] = [];
  let size = 0;

  const compile = async (tasks: CompileTask[], by: (tasks: CompileTask[]) => Promise<PageFacts[]>) => {
    for (const [at, facts] of (await by(tasks)).entries()) found.set(tasks[at]?.key ?? '', facts);
    onPage(found.size);
  };
  const handOver = () => {
    for (const tasks of batches(waiting)) {
      const done = compile(tasks, (batch) => workers.compile(batch));
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
    const text = read ?? readPage(source);
    if (typeof text !== 'string') {
      diagnostics.push(text);
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
  else for (const tasks of batches(waiting)) await compile(tasks, (batch) => compileBatch(batch, options, cache));
  await Promise.all(running);

  const pages = sources.flatMap(({ key }) => found.get(key) ?? []);
  for (const page of pages) diagnostics.push(...page.diagnostics);
  return { pages, diagnostics, compiled };
}

/** Splits the tasks into lists of about `BATCH` characters. */
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
