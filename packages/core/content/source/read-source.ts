import { constants } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { type Diagnostic, fileDiagnostic } from '../../shared/diagnostic.ts';
import { errorCode } from '../../shared/narrow.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Reads a file; returns a diagnostic if that fails. */
export function readBytes(file: string, relativePath: string): Buffer | Diagnostic {
  try {
    return readFileSync(file);
  } catch (error) {
    const code = errorCode(error) ?? String(error);
    return code === 'ERR_FS_FILE_TOO_LARGE'
      ? fileDiagnostic('file-unreadable', 'The file is larger than 2 GiB.', 'Serve it from elsewhere, and link to it.', relativePath)
      : fileDiagnostic('file-unreadable', `The file cannot be read: ${code}.`, 'Grant read permission, or remove the file.', relativePath);
  }
}

/** Reads the text of a source file; returns a diagnostic if that fails. */
export function readSource(file: string, relativePath: string): string | Diagnostic {
  const bytes = readBytes(file, relativePath);
  if (!(bytes instanceof Uint8Array)) return bytes;
  if (bytes.length > constants.MAX_STRING_LENGTH)
    return fileDiagnostic('file-unreadable', 'The file is too large for a page.', 'Divide it into several pages.', relativePath);
  try {
    return decoder.decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    return fileDiagnostic('file-not-utf8', 'The file is not UTF-8 text.', 'Save the file as UTF-8.', relativePath);
  }
}
