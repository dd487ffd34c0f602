import { readFile } from 'node:fs/promises';

/** The text of a file that the settings name; empty where there is none. Some editors put a mark of their encoding first. */
export async function readText(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.replace(/^\uFEFF/, '');
}
