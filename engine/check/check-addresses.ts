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
    if (other !== undefined) tell('address-duplicate', `${other} has the same address, ${path}.`, 'Rename or remove one of them.');
    if (/[?#%\\\s]/.test(path))
      tell(
        'address-characters',
        `The address ${path} has characters that an address cannot have.`,
        'Name the file with letters, digits, hyphens and dots.',
      );
    seen.set(path, relativePath);
  }
  return mistakes;
}
