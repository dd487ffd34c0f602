import { existsSync } from 'node:fs';
import path from 'node:path';
import { withLevels } from '../check/checks.ts';
import { DiagnosticLog, reportUnwatched } from './diagnostic-log.ts';
import { type DevOptions, ignored, startDev } from './start-dev.ts';
import { watchFolders } from './watch-folders.ts';

/** Serves a site while its author works on it, until the process is stopped. Returns an exit code only if it cannot start. */
export async function serveDev(options: Omit<DevOptions, 'log'>): Promise<number> {
  const { folder, out } = options;
  const log = new DiagnosticLog((text) => console.error(`${text}\n`), process.stderr.isTTY === true);
  for (;;) {
    const started = performance.now();
    const server = await startDev({ ...options, log });
    if (!Array.isArray(server)) {
      log.report('Settings', []);
      console.log(`The site is at ${server.address} (${server.pages} pages, ready in ${Math.round(performance.now() - started)} ms)`);
      return new Promise(() => {});
    }
    log.report('Settings', withLevels(server));
    // An edit cannot fix the command line.
    if (!existsSync(folder) || server.some(({ file }) => file.startsWith('--'))) return 1;
    console.error('Waiting for a fix…\n');
    if (!(await change(path.resolve(folder), out))) return 1;
  }
}

/** Waits for a change below the folder of a site. If the folder cannot be watched, reports that and returns false. */
async function change(folder: string, out: string | undefined): Promise<boolean> {
  let end: (noticed: boolean) => void = () => {};
  const ended = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  const stop = await watchFolders([folder], {
    ignore: ignored(folder, out),
    onChange: () => end(true),
    onFault: (error) => {
      reportUnwatched(error, 'run the command again after a fix');
      end(false);
    },
  });
  const noticed = await ended;
  stop();
  return noticed;
}
