import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import path from 'node:path';
import { bundleForNode } from '../../packages/core/util/bundle-for-node.js';
import type { PageResult, PageTask } from './page-process.ts';

/** Result of compiling a page; `lost` names the signal that ended the process, or the time-out. */
export type Outcome = PageResult | { lost: string };

/** Compiles pages in a process that may crash or hang, and starts a new one for the next page. */
export class PageCompiler {
  readonly #script: string;
  #child: ChildProcess | undefined;

  private constructor(script: string) {
    this.#script = script;
  }

  /** `engine`: folder of the bundled engine; the script for the process is bundled next to it. */
  static async make(engine: string): Promise<PageCompiler> {
    const root = process.cwd();
    const folder = await bundleForNode({
      name: 'page-process',
      entries: { main: path.join(root, 'tests/hostile/page-process.ts') },
      root,
      engine: path.join(root, 'packages'),
      cacheFolder: path.dirname(engine),
    });
    return new PageCompiler(path.join(folder, 'main.js'));
  }

  /** `limit`: milliseconds after which a page counts as hanging if the process still uses the processor. */
  compile(task: PageTask, limit = 10_000): Promise<Outcome> {
    this.#child ??= fork(this.#script, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], env: { ...process.env, NODE_ENV: 'production' } });
    const child = this.#child;
    let errors = '';
    const read = (chunk: unknown) => {
      errors = `${errors}${chunk}`.slice(-500);
    };
    child.stderr?.on('data', read);
    return new Promise((resolve) => {
      const end = (outcome: Outcome) => {
        clearTimeout(timer);
        child.removeAllListeners();
        child.stderr?.off('data', read);
        if ('lost' in outcome) this.stop();
        resolve(outcome);
      };
      let timer: ReturnType<typeof setTimeout>;
      /** On a busy machine, the time may be up before the process got any processor time. */
      const wait = (before?: number) => {
        timer = setTimeout(() => {
          const used = cpuOf(child);
          if (before === undefined || used - before < limit / 2) wait(before ?? used);
          else end({ lost: `${limit} ms` });
        }, limit);
      };
      wait();
      child.on('message', (result: PageResult) => end(result));
      child.on('exit', (code, signal) => end({ lost: `${signal ?? code} ${errors}` }));
      child.send(task);
    });
  }

  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}

/** Milliseconds of processor time that a process has used, according to `ps`. */
function cpuOf({ pid }: ChildProcess): number {
  const [seconds = 0, minutes = 0, hours = 0] = spawnSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' })
    .stdout.trim()
    .split(/[-:]/)
    .map(Number)
    .reverse();
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
}
