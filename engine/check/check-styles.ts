import { styleFiles } from '../config/style-files.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';
import { displayPath } from '../util/display-path.ts';

/** Files that the style sheets of the site name are there. */
export function checkStyles({ settings: { root, stylesFiles } }: SiteModel): Diagnostic[] {
  const missing = stylesFiles.flatMap((sheet) => styleFiles(sheet).missing);
  return missing.map(({ name, file, line, column }) => ({
    id: 'style-file-missing',
    message: `The file “${name}” does not exist.`,
    help: 'Paths in a style sheet are relative to its folder. Correct the path, or add the file.',
    file: displayPath(root, file),
    line,
    column,
  }));
}
