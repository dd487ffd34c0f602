import { fileSystemError } from '../util/file-system-error.js';

/** Says that the changes in a folder are not noticed, which is no reason to end, and what authors do `instead`. */
export function reportUnwatched(error: unknown, instead: string): void {
  const help = fileSystemError(error)?.help;
  console.error(`A folder cannot be watched, so ${instead}: ${error}${help === undefined ? '' : `\n    ${help}`}`);
}
