import { placeOfText } from '../config/setting-place.ts';
import { styleFiles } from '../config/style-files.ts';
import type { SiteModel } from '../model/site-model.ts';
import { accentColors, accentContrast, MIN_CONTRAST, readable, type ThemeName, themeColors } from '../model/site-styles.ts';
import { CONTRASTS } from '../shared/theme-colors.ts';
import { contrast } from '../util/contrast.ts';
import { displayPath } from '../util/files.ts';
import { defineCheck } from './define-check.ts';

/** Checks the contrast of all color pairs in each theme that the site defines. */
export const checkThemes = defineCheck(
  { 'theme-contrast': ['warning', 'A color of a theme of the site is hard to read on another one.'] },
  ({ settings: { themes, accent, configSources } }: SiteModel, reportAt) => {
    for (const [name, theme] of Object.entries(themes)) {
      const colors = themeColors(theme, accent);
      for (const [color, on, ratio] of CONTRASTS) {
        const found = contrast(colors[color], colors[on]);
        // Pairs that the theme doesn't change are the engine's responsibility.
        const own = theme.colors[color] ?? theme.colors[on];
        if (found >= ratio || own === undefined) continue;
        reportAt(placeOfText(own, configSources))(
          'theme-contrast',
          `In the theme “${name}”, ${color} (${colors[color]}) has a contrast of ${found.toFixed(1)}:1 on ${on} (${colors[on]}), and ${ratio}:1 is needed.`,
          `Make ${color} ${theme.base === 'light' ? 'darker' : 'lighter'}, or ${on} ${theme.base === 'light' ? 'lighter' : 'darker'}.`,
        );
      }
    }
  },
);

/** Checks that text in the accent color is legible in each theme. */
export const checkAccent = defineCheck(
  { 'accent-contrast': ['warning', 'The accent color has too little contrast for links.'] },
  ({ settings: { accent, configSources } }: SiteModel, reportAt) => {
    if (accent === undefined) return;
    for (const [name, color] of Object.entries(accentColors(accent))) {
      const theme: ThemeName = name === 'dark' ? 'dark' : 'light';
      const found = accentContrast(color, theme);
      if (found >= MIN_CONTRAST) continue;
      reportAt(placeOfText(color, configSources))(
        'accent-contrast',
        `Links in ${color} are hard to read in the ${theme} theme: the contrast is ${found.toFixed(1)}:1, and ${MIN_CONTRAST}:1 is needed.`,
        `The nearest readable color is ${readable(color, theme)}.`,
      );
    }
  },
);

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
