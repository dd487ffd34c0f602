import { statSync } from 'node:fs';
import { keepChecksummed, readChecksummed } from './checksummed-file.ts';
import { digest } from './digest.ts';

/** A file read this soon after a change may change again without a new stamp, because file system times are coarse. */
const SETTLED_MS = 2000;

/** File → its stamp, the digest of its content, and a note. */
type Known = Record<string, [stamp: string, digest: string, note?: string]>;

/** Digests of files by their stamps, so that files that are unchanged since the last build are not read again. */
export class FileDigests {
  readonly #file: string;
  readonly #engine: string;
  readonly #before: Known;
  readonly #now: Known = {};
  #changed = false;

  /** `file` stores the digests; they are valid only for the engine with that hash. */
  constructor(file: string, engine: string) {
    this.#file = file;
    this.#engine = engine;
    // The data written by `save`.
    this.#before = (readChecksummed(file, engine) ?? {}) as Known;
  }

  /**
   * Digest of a file, and its content if it had to be read. `read` may return something else instead, such as a diagnostic. The
   * note from `noteOf` is kept with the digest; if it is `isStale`, the file is read again.
   */
  of<Other>(
    name: string,
    file: string,
    read: () => string | Uint8Array | Other,
    noteOf: (content: string | Uint8Array) => string = () => '',
    isStale: (note: string) => boolean = () => false,
  ): { digest: string; note: string; content?: string | Uint8Array } | Other {
    const stamp = stampOf(file);
    const known = this.#before[name];
    if (stamp !== undefined && known?.[0] === stamp && !isStale(known[2] ?? '')) {
      this.#now[name] = known;
      return { digest: known[1], note: known[2] ?? '' };
    }
    const content = read();
    if (typeof content !== 'string' && !(content instanceof Uint8Array)) return content;
    const made = digest(content);
    const note = noteOf(content);
    this.#changed = true;
    if (stamp !== undefined) this.#now[name] = note === '' ? [stamp, made] : [stamp, made, note];
    return { digest: made, note, content };
  }

  async save(): Promise<void> {
    if (this.#changed || Object.keys(this.#before).length !== Object.keys(this.#now).length)
      await keepChecksummed(this.#file, this.#engine, this.#now);
  }
}

/** Changes whenever the file changes; undefined if that cannot be determined. */
function stampOf(file: string): string | undefined {
  const info = statSync(file, { throwIfNoEntry: false });
  if (!info || Date.now() - Math.max(info.mtimeMs, info.ctimeMs) < SETTLED_MS) return undefined;
  return [info.ino, info.size, info.mtimeMs, info.ctimeMs].map((value) => value.toString(36)).join('-');
}
