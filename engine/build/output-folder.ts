import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { withoutAnyBase } from '../shared/any-base.ts';
import { FolderWriter } from './folder-writer.ts';

const COMMIT_TRIES = 5;

/**
 * Where a build writes: beside the folder that is served, which is swapped for the new one at the
 * end. A build that fails or is stopped leaves the last good one.
 */
export class OutputFolder {
  readonly #final: string;
  readonly #temporary: string;
  readonly #writer: FolderWriter;
  /** Every address written so far. */
  readonly written = new Set<string>();

  constructor(final: string) {
    this.#final = final;
    this.#temporary = `${final}.${process.pid}.new`;
    this.#writer = new FolderWriter(this.#temporary);
  }

  /** Where the files are until the end. Whoever writes there says so by `note`. */
  get folder(): string {
    return this.#temporary;
  }

  /** `address` begins with a slash and is counted from the root of the output. Hands back the stamp to `keep` it by. */
  async write(address: string, content: string | Uint8Array): Promise<string> {
    this.written.add(address);
    return this.#writer.write(address, content);
  }

  /** A file was written by somebody else, such as a thread. */
  note(address: string): void {
    this.written.add(address);
  }

  /** Takes a file over from the last build; false where it is not there any more as it was. */
  keep(address: string, stamp: string): boolean {
    const kept = this.#writer.link(address, this.#final, stamp);
    if (kept) this.written.add(address);
    return kept;
  }

  /** What was written at an address. */
  read(address: string): Promise<Uint8Array> {
    return readFile(path.join(this.#temporary, withoutAnyBase(address)));
  }

  async commit(): Promise<void> {
    const old = `${this.#final}.${process.pid}.old`;
    await mkdir(this.#temporary, { recursive: true });
    for (let tries = 1; ; tries++) {
      await rename(this.#final, old).catch(() => {}); // the first build has nothing to move away
      try {
        await rename(this.#temporary, this.#final);
        break;
      } catch (error) {
        // Another build was faster by a moment: its result is moved away as the one before was.
        if (tries === COMMIT_TRIES) throw error;
        await rm(old, { recursive: true, force: true });
      }
    }
    await rm(old, { recursive: true, force: true });
    await this.#removeLeftovers();
  }

  /** Threads may still write there: what is left of it goes with the next build. */
  async discard(): Promise<void> {
    await rm(this.#temporary, { recursive: true, force: true }).catch(() => {});
  }

  /** Folders of builds that were stopped before they could clean up. */
  async #removeLeftovers(): Promise<void> {
    const folder = path.dirname(this.#final);
    for (const name of await readdir(folder)) {
      const match = /^(.+)\.(\d+)\.(new|old)$/.exec(name);
      if (match?.[1] === path.basename(this.#final) && !isRunning(Number(match[2])))
        await rm(path.join(folder, name), { recursive: true, force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'; // somebody else's
  }
}
