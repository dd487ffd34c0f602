import type { Source } from '../page/find-sources.ts';
import type { Mistake } from '../shared/mistake.ts';

/** No two files with the same address, and no address that a browser would read differently. */
export function checkAddresses(sources: Source[]): Mistake[] {
  const mistakes: Mistake[] = [];
  const seen = new Map<string, string>();
  for (const { path, relativePath } of sources) {
    const tell = (id: string, message: string, help: string) =>
      mistakes.push({ id, level: 'error', message, help, file: relativePath, line: 1, column: 1 });
    const other = seen.get(path);
    if (other !== undefined) tell('address-duplicate', `${other} has the same address, ${path}.`, 'Rename or remove one of the files.');
    if (/[?#%\\\s]/.test(path))
      tell(
        'address-characters',
        `The address ${path} contains characters that are not allowed.`,
        'Rename the file. Use letters, digits, hyphens and dots.',
      );
    seen.set(path, relativePath);
  }
  return mistakes;
}
