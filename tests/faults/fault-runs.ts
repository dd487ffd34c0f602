import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyEngine } from '../../tools/engine-copy.ts';
import { folderContent } from '../setup/folder-content.ts';

/** A fault at the `at`-th change on disk; 0 means never. */
export interface Fault {
  at: number;
  /** Kill before the change, or in the middle of the write; one I/O error; or a disk that is full from then on. */
  kind: 'kill' | 'torn' | 'error' | 'full';
}

export type Content = Record<string, string>;

/** A site with its own engine and caches. */
export class FaultSite {
  readonly parent: string;
  readonly site: string;
  readonly caches: string;
  readonly #kept: string;

  private constructor() {
    this.parent = mkdtempSync(path.join(realpathSync(tmpdir()), 'docs-faults-'));
    this.site = path.join(this.parent, 'site');
    this.caches = path.join(this.parent, 'node_modules/.cache/docs');
    this.#kept = path.join(this.parent, 'kept');
  }

  static async make(pages: Content): Promise<FaultSite> {
    const site = new FaultSite();
    await copyEngine(site.parent, process.cwd());
    mkdirSync(site.site);
    site.write(pages);
    return site;
  }

  write(pages: Content): void {
    for (const [name, text] of Object.entries(pages)) writeFileSync(path.join(this.site, name), text);
  }

  /** Runs `docs build`; returns its output, and its changes on disk if no fault was injected. */
  build(fault?: Fault): { ok: boolean; output: string; changes: string[] } {
    const log = path.join(this.parent, 'log');
    rmSync(log, { force: true });
    const wanted = {
      ...(fault ?? { at: 0, kind: 'kill' }),
      folders: [this.site, `${this.caches}/pages-`, `${this.caches}/sources-`, `${this.caches}/output-`, `${this.caches}/dates-`],
      log,
    };
    const inject = ['--import', path.resolve('tests/faults/inject-fault.js')];
    const run = spawnSync(process.execPath, [...inject, 'packages/docs/bin/docs.js', 'build', 'site'], {
      cwd: this.parent,
      env: { ...process.env, FAULT: JSON.stringify(wanted) },
      encoding: 'utf8',
    });
    const changes = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : [];
    return { ok: run.status === 0, output: run.stdout + run.stderr, changes };
  }

  /** Content of the served folder, or undefined if it doesn't exist. */
  served(): Content | undefined {
    const dist = path.join(this.site, 'dist');
    return existsSync(dist) ? folderContent(dist) : undefined;
  }

  /** Names in the site folder and in the caches, except hashed ones. */
  names(): string[] {
    const caches = this.#ownCaches().filter((name) => !name.startsWith('pages-'));
    return [...readdirSync(this.site), ...caches].sort();
  }

  /** Cache files written by builds, without the engine itself. */
  cacheFiles(): string[] {
    return this.#ownCaches().flatMap((name) => {
      const full = path.join(this.caches, name);
      return name.endsWith('.json')
        ? [full]
        : readdirSync(full, { recursive: true, withFileTypes: true }).flatMap((entry) =>
            entry.isFile() ? [path.join(entry.parentPath, entry.name)] : [],
          );
    });
  }

  /** Saves the current state for `restore`. */
  keep(): void {
    rmSync(this.#kept, { recursive: true, force: true });
    for (const name of this.#ownCaches())
      cpSync(path.join(this.caches, name), path.join(this.#kept, 'caches', name), { recursive: true, preserveTimestamps: true });
    cpSync(this.site, path.join(this.#kept, 'site'), { recursive: true, preserveTimestamps: true });
  }

  restore(): void {
    for (const name of this.#ownCaches()) rmSync(path.join(this.caches, name), { recursive: true });
    rmSync(this.site, { recursive: true });
    cpSync(path.join(this.#kept, 'site'), this.site, { recursive: true, preserveTimestamps: true });
    if (existsSync(path.join(this.#kept, 'caches')))
      cpSync(path.join(this.#kept, 'caches'), this.caches, { recursive: true, preserveTimestamps: true });
  }

  remove(): void {
    rmSync(this.parent, { recursive: true });
  }

  #ownCaches(): string[] {
    return readdirSync(this.caches).filter((name) => !/^engine/.test(name));
  }
}
