import { styleFiles } from '../config/style-files.ts';
import type { SiteModel } from '../model/site-model.ts';
import { displayPath } from '../util/files.ts';
import { defineCheck } from './define-check.ts';

/** Reports files that the site's style sheets refer to and that don't exist. */
export const checkStyles = defineCheck(
  { 'style-file-missing': ['error', 'A style sheet refers to a file that does not exist.'] },
  ({ settings: { root, stylesFiles } }: SiteModel, reportAt) => {
    for (const { name, file, line, column } of stylesFiles.flatMap((sheet) => styleFiles(sheet).missing))
      reportAt({ file: displayPath(root, file), line, column })(
        'style-file-missing',
        `The file “${name}” does not exist.`,
        isPackage(name)
          ? `Style sheets are read as they are, without packages. Let the tool that knows “${name}” write a style sheet before the build, and name that one in \`styles\`: see “Tailwind, PostCSS and Sass” in docs/theme.md.`
          : 'Paths in a style sheet are relative to its folder. Correct the path, or add the file.',
      );
  },
);

/** A bare name, such as `tailwindcss`, is a package. */
function isPackage(name: string): boolean {
  return /^@?[\w-]+(?:\/[\w./-]+)?$/.test(name) && !/\.\w+$/.test(name);
}
