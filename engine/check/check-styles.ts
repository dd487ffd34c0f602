import { styleFiles } from '../build/style-files.ts';
import type { Settings } from '../config/settings.ts';
import { shownPath } from '../config/shown-path.ts';
import type { Mistake } from '../shared/mistake.ts';

/** Files that the style sheet of the site names are there. */
export function checkStyles({ root, stylesFile }: Pick<Settings, 'root' | 'stylesFile'>): Mistake[] {
  if (stylesFile === undefined) return [];
  return styleFiles(stylesFile).missing.map(({ name, file, line, column }) => ({
    id: 'style-file-missing',
    level: 'error',
    message: `The file “${name}” does not exist.`,
    help: 'Paths in a style sheet are relative to its folder. Correct the path, or add the file.',
    file: shownPath(root, file),
    line,
    column,
  }));
}
