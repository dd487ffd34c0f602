import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** `docs dev` running on a site that a test may edit. */
export interface DevServer {
  /** URL of the docs, with a trailing slash. */
  docs: string;
  /** Folder of the site. */
  folder: string;
  edit: (file: string, change: (text: string) => string) => void;
  /** Restores edited and deleted files. New files stay. */
  restore: () => void;
  /** Terminal output so far. */
  terminal: () => string;
  /** Waits until the terminal shows the text. */
  reported: (text: string) => Promise<unknown>;
  stop: () => void;
}

/** Serves a copy of `tests/sites/NAME`. */
export async function startDev(name: string): Promise<DevServer> {
  const parent = mkdtempSync(path.join(tmpdir(), 'docs-dev-'));
  const folder = path.join(parent, 'site');
  const restore = () => cpSync(`tests/sites/${name}`, folder, { recursive: true });
  restore();
  const server = spawn(process.execPath, ['packages/docs/bin/docs.js', 'dev', folder, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let terminal = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      terminal += text;
    });
  }

  async function until<T>(look: () => T | undefined): Promise<T> {
    for (;;) {
      const found = look();
      if (found !== undefined) return found;
      if (server.exitCode !== null) throw new Error(`docs dev ended: ${terminal}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  return {
    docs: await until(() => /http:\S+/.exec(terminal)?.[0]),
    folder,
    edit: (file, change) => writeFileSync(path.join(folder, file), change(readFileSync(path.join(folder, file), 'utf8'))),
    restore,
    terminal: () => terminal,
    reported: (text) => until(() => terminal.includes(text) || undefined),
    stop: () => {
      server.kill();
      rmSync(parent, { recursive: true });
    },
  };
}
