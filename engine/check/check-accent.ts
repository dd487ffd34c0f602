import { placeOfPath } from '../config/place-of-path.ts';
import { accentColors, accentContrast, MIN_CONTRAST, readable, type ThemeName } from '../model/accent.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';

/** Whether texts in the accent color of the settings can be read in each theme. */
export function checkAccent({ settings }: SiteModel): Diagnostic[] {
  const { accent, configSources } = settings;
  if (accent === undefined) return [];
  return Object.entries(accentColors(accent)).flatMap(([name, color]): Diagnostic[] => {
    const theme: ThemeName = name === 'dark' ? 'dark' : 'light';
    const found = accentContrast(color, theme);
    if (found >= MIN_CONTRAST) return [];
    return [
      {
        id: 'accent-contrast',
        message: `Links in ${color} are hard to read in the ${theme} theme: the contrast is ${found.toFixed(1)}:1, and ${MIN_CONTRAST}:1 is needed.`,
        help: `The nearest color that can be read is ${readable(color, theme)}.`,
        ...placeOfPath(['brand', 'accent', ...(typeof accent === 'string' ? [] : [theme])], configSources),
      },
    ];
  });
}
