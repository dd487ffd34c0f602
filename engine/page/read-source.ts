import { readFileSync } from 'node:fs';
import { errorCode } from '../shared/error-code.ts';
import type { Mistake } from '../shared/mistake.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Reads the text of a source file; returns a mistake if that fails. */
export function readSource(file: string, relativePath: string): string | Mistake {
  const mistake = (id: string, message: string, help: string): Mistake => ({
    id,
    level: 'error',
    message,
    help,
    file: relativePath,
    line: 1,
    column: 1,
  });
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const code = errorCode(error) ?? String(error);
    return mistake('file-unreadable', `The file cannot be read: ${code}.`, 'Grant read permission, or remove the file.');
  }
  try {
    return decoder.decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    return mistake('file-not-utf8', 'The file is not UTF-8 text.', 'Save the file as UTF-8.');
  }
}
