import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Where a build writes: beside the folder that is served, which is swapped for the new one at the
 * end. A build that fails or is stopped leaves the last good one.
 */
export class OutputFolder {
  readonly #final: string;
  readonly #temporary: string;
  readonly #folders = new Set<string>();
  bytes = 0;
  files = 0;

  constructor(final: string) {
    this.#final = final;
    this.#temporary = `${final}.${process.pid}.new`;
  }

  /** `address` begins with a slash and is counted from the root of the output. */
  async write(address: string, content: string | Uint8Array): Promise<void> {
    const file = path.join(this.#temporary, address);
    const folder = path.dirname(file);
    if (!this.#folders.has(folder)) {
      await mkdir(folder, { recursive: true });
      this.#folders.add(folder);
    }
    await writeFile(file, content);
    this.files++;
    this.bytes += content.length;
  }

  async commit(): Promise<void> {
    const old = `${this.#final}.${process.pid}.old`;
    await mkdir(this.#temporary, { recursive: true });
    await rename(this.#final, old).catch(() => {}); // the first build has nothing to move away
    await rename(this.#temporary, this.#final);
    await rm(old, { recursive: true, force: true });
    await this.#removeLeftovers();
  }

  async discard(): Promise<void> {
    await rm(this.#temporary, { recursive: true, force: true });
  }

  /** Folders of builds that were stopped before they could clean up. */
  async #removeLeftovers(): Promise<void> {
    const folder = path.dirname(this.#final);
    for (const name of await readdir(folder)) {
      const match = /^(.+)\.(\d+)\.(new|old)$/.exec(name);
      if (match?.[1] === path.basename(this.#final) && !isRunning(Number(match[2]))) await rm(path.join(folder, name), { recursive: true, force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
