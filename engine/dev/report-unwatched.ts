import { fileFault } from '../bin/file-fault.js';

/** Says that the changes in a folder are not noticed, which is no reason to end, and what authors do `instead`. */
export function tellUnwatched(error: unknown, instead: string): void {
  const help = fileFault(error)?.help;
  console.error(`A folder cannot be watched, so ${instead}: ${error}${help === undefined ? '' : `\n    ${help}`}`);
}
