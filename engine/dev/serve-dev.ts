import { existsSync } from 'node:fs';
import path from 'node:path';
import { bundleEngine } from '../bin/bundle-engine.js';
import { withLevels } from '../shared/diagnostic-levels.ts';
import { DiagnosticLog } from './diagnostic-log.ts';
import { reportUnwatched } from './report-unwatched.ts';
import { type DevOptions, ignored, startDev } from './start-dev.ts';
import { watchFolders } from './watch-folders.ts';

/** Serves a site while it is written. `restart` where the engine itself has changed; otherwise it ends with the process. */
export async function serveDev(options: Omit<DevOptions, 'log'>): Promise<number | 'restart'> {
  const { folder, engine, out } = options;
  const log = new DiagnosticLog((text) => console.error(`${text}\n`), process.stderr.isTTY === true);
  for (;;) {
    const started = performance.now();
    const server = await startDev({ ...options, log });
    if (!Array.isArray(server)) {
      log.report('Settings', []);
      console.log(`The site is at ${server.address} (${server.pages} pages, ready in ${Math.round(performance.now() - started)} ms)`);
      await engineChange(engine.folder, engine.hash);
      console.log('The engine has changed. Restarting…');
      await server.close();
      return 'restart';
    }
    log.report('Settings', withLevels(server));
    // What the command line gives is put right by no edit.
    if (!existsSync(folder) || server.some(({ file }) => file.startsWith('--'))) return 1;
    console.error('Waiting for a fix…\n');
    if (!(await change(path.resolve(folder), { out, counts: () => true, instead: 'run the command again after a fix' }))) return 1;
  }
}

/** Waits until the engine's sources have changed and can be bundled. */
async function engineChange(folder: string, hash: string): Promise<void> {
  const forEver = new Promise<void>(() => {});
  if (!existsSync(path.join(folder, 'cli/main.ts'))) return forEver; // an installed package: its code does not change
  const counts = async () => {
    const output = await bundleEngine(folder).catch((error: unknown) => console.error(error));
    return output !== undefined && path.basename(output) !== hash;
  };
  if (!(await change(folder, { counts, instead: 'run the command again after you edit the engine' }))) return forEver;
}

interface ChangeOptions {
  /** Output folder, whose changes are ignored. */
  out?: string | undefined;
  counts: () => boolean | Promise<boolean>;
  /** What authors do where the folder cannot be watched. */
  instead: string;
}

/** Waits for a change below a folder that counts. False where the folder cannot be watched, which is reported. */
async function change(folder: string, { out, counts, instead }: ChangeOptions): Promise<boolean> {
  let end: (noticed: boolean) => void = () => {};
  const ended = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  const stop = await watchFolders([folder], {
    ignore: ignored(folder, out),
    onChange: async () => {
      if (await counts()) end(true);
    },
    onFault: (error) => {
      reportUnwatched(error, instead);
      end(false);
    },
  });
  const noticed = await ended;
  stop();
  return noticed;
}
