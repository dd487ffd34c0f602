import { readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { digest } from './digest.ts';

/** So long is a digest in characters; a sealed file begins with that of the rest. */
const DIGEST = 32;

/** What was written by `writeSealed` of the same engine; undefined where that never was, or where the file is damaged. */
export function readSealed(file: string, engine: string): unknown {
  try {
    const bytes = readFileSync(file);
    const content = bytes.subarray(DIGEST);
    return digest(engine, content) === bytes.toString('latin1', 0, DIGEST) ? JSON.parse(content.toString()) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps plain data for the next build; `engine` is the hash of the engine, of which another one may write another form. A cache that cannot be written costs time, nothing else. */
export async function writeSealed(file: string, engine: string, value: unknown): Promise<void> {
  const content = Buffer.from(JSON.stringify(value));
  const temporary = `${file}.${process.pid}.${Date.now()}`;
  try {
    await writeFile(temporary, Buffer.concat([Buffer.from(digest(engine, content)), content]));
    await rename(temporary, file);
  } catch {
    await rm(temporary, { force: true });
  }
}
