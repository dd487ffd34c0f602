import path from 'node:path';
import { styleFiles } from '../build/style-files.ts';
import type { Settings } from '../config/settings.ts';
import type { Mistake } from '../shared/mistake.ts';

/** Files that the style sheet of the site names are there. */
export function checkStyles({ root, stylesFile }: Pick<Settings, 'root' | 'stylesFile'>): Mistake[] {
  if (stylesFile === undefined) return [];
  return styleFiles(stylesFile).missing.map(({ name, file, line, column }) => ({
    id: 'style-file-missing',
    level: 'error',
    message: `There is no file “${name}”.`,
    help: 'Names in a style sheet are relative to its folder. Mend the name, or put the file there.',
    file: path.relative(root, file).split(path.sep).join('/'),
    line,
    column,
  }));
}
