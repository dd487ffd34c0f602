import { contrast, mixColors } from '../util/contrast.ts';

/** The background of pages in each theme, `--paper` in `theme/styles/tokens.css`. */
export const PAPER = { light: '#ffffff', dark: '#0c100f' } as const;
/** What a text needs against its background: https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const MIN_CONTRAST = 4.5;

export type ThemeName = keyof typeof PAPER;
/** One color for both themes, or one for each. */
export type Accent = string | Readonly<Record<ThemeName, string>>;

/** How much of the accent is in the background of the page in view. */
const TINT = { light: 0.1, dark: 0.16 } as const;
const STEPS = 100;

/** The color of each theme. A single one is made lighter for the dark theme until it can be read there. */
export function accentColors(accent: Accent): Record<ThemeName, string> {
  return typeof accent === 'string' ? { light: accent, dark: readable(accent, 'dark') } : { ...accent };
}

/** The least contrast that a text in this color has in a theme: on a page, and on the background of the entry of the page in view. */
export function accentContrast(color: string, theme: ThemeName): number {
  return Math.min(contrast(color, PAPER[theme]), contrast(color, mixColors(color, PAPER[theme], TINT[theme])));
}

/** The nearest color that can be read in a theme, darker in the light one and lighter in the dark one. */
export function readable(color: string, theme: ThemeName): string {
  const toward = theme === 'light' ? '#000000' : '#ffffff';
  for (let step = 0; step < STEPS; step++) {
    const mixed = mixColors(toward, color, step / STEPS);
    if (accentContrast(mixed, theme) >= MIN_CONTRAST) return mixed;
  }
  return toward;
}

/** Rules that follow those of the theme; empty for its own accent. */
export function accentStyles(accent: Accent | undefined): string {
  if (accent === undefined) return '';
  const colors = accentColors(accent);
  const rule = (theme: ThemeName) => `{--accent:${colors[theme]};--accent-bg:${mixColors(colors[theme], PAPER[theme], TINT[theme])}}`;
  const dark = rule('dark');
  return `:root${rule('light')}@media screen{[data-theme=dark]${dark}}@media screen and (prefers-color-scheme:dark){[data-theme=system]${dark}}`;
}
