import { readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { digest } from './digest.ts';

/** Length of a digest in characters. A checksummed file starts with the digest of the rest. */
const DIGEST = 32;

/** Reads what `writeChecksummed` of the same engine wrote; undefined if the file does not exist or is damaged. */
export function readChecksummed(file: string, engine: string): unknown {
  try {
    const bytes = readFileSync(file);
    const content = bytes.subarray(DIGEST);
    return digest(engine, content) === bytes.toString('latin1', 0, DIGEST) ? JSON.parse(content.toString()) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes plain data. `engine` is the hash of the engine, since another version may use another format. Throws errors of the file
 * system.
 */
export async function writeChecksummed(file: string, engine: string, value: unknown): Promise<void> {
  const content = Buffer.from(JSON.stringify(value));
  const temporary = `${file}.${process.pid}.${Date.now()}`;
  try {
    await writeFile(temporary, Buffer.concat([Buffer.from(digest(engine, content)), content]));
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The same, but ignores errors: an unwritable cache only costs time. */
export async function keepChecksummed(file: string, engine: string, value: unknown): Promise<void> {
  await writeChecksummed(file, engine, value).catch(() => {});
}
