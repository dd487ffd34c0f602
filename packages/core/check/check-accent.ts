import { placeOfText } from '../config/setting-place.ts';
import type { SiteModel } from '../model/site-model.ts';
import { accentColors, accentContrast, MIN_CONTRAST, readable, type ThemeName } from '../model/site-styles.ts';
import { defineCheck } from './define-check.ts';

/** Whether texts in the accent color of the settings can be read in each theme. */
export const checkAccent = defineCheck(
  { 'accent-contrast': ['warning', 'Links in the accent color of the settings are hard to read.'] },
  ({ settings: { accent, configSources } }: SiteModel, reportAt) => {
    if (accent === undefined) return;
    for (const [name, color] of Object.entries(accentColors(accent))) {
      const theme: ThemeName = name === 'dark' ? 'dark' : 'light';
      const found = accentContrast(color, theme);
      if (found >= MIN_CONTRAST) continue;
      reportAt(placeOfText(color, configSources))(
        'accent-contrast',
        `Links in ${color} are hard to read in the ${theme} theme: the contrast is ${found.toFixed(1)}:1, and ${MIN_CONTRAST}:1 is needed.`,
        `The nearest color that can be read is ${readable(color, theme)}.`,
      );
    }
  },
);
