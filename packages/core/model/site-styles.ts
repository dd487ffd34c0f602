import { COLOR_NAMES, type ColorName, THEME_COLORS } from '../shared/theme-colors.ts';
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

export type SiteThemes = Readonly<Record<string, { base: ThemeName; colors: Partial<Record<ColorName, string>> }>>;

/** All colors of a theme of the site: its own, then the accent of the settings, then those of the theme that it is based on. */
export function themeColors({ base, colors }: SiteThemes[string], accent: Accent | undefined): Record<ColorName, string> {
  const at = base === 'light' ? 0 : 1;
  const known = Object.fromEntries(COLOR_NAMES.map((name) => [name, THEME_COLORS[name][at]])) as Record<ColorName, string>;
  return { ...known, ...ownAccent(accent, base), ...colors };
}

function ownAccent(accent: Accent | undefined, base: ThemeName): Partial<Record<ColorName, string>> {
  if (accent === undefined) return {};
  const color = accentColors(accent)[base];
  return { accent: color, 'accent-bg': mixColors(color, PAPER[base], TINT[base]) };
}

/** Rules of the themes of a site. Paper is white, whatever was chosen. */
export function themeStyles(themes: SiteThemes, accent: Accent | undefined): string {
  const rules = Object.entries(themes).map(([name, theme]) => {
    const own = Object.entries({ ...ownAccent(accent, theme.base), ...theme.colors }).map(([token, color]) => `--${token}:${color}`);
    return `[data-theme=${name}]{${[SCHEME[theme.base], ...own].join(';')}}`;
  });
  return rules.length === 0 ? '' : `@media screen{${rules.join('')}}`;
}

/** As the bundler of style sheets writes `color-scheme`: what `light-dark()` stands for follows these. */
const SCHEME = {
  light: 'color-scheme:light;--lightningcss-light:initial;--lightningcss-dark: ',
  dark: 'color-scheme:dark;--lightningcss-light: ;--lightningcss-dark:initial',
} as const;

/** Languages and scripts that are written from right to left. */
const RIGHT_TO_LEFT = /^(ar|arc|azb|ckb|dv|fa|he|iw|ks|lrc|mzn|nqo|pnb|ps|sd|syr|ug|ur|yi)(-|$)|-(Arab|Hebr|Nkoo|Syrc|Thaa)(-|$)/i;

/** Which way the pages of a site are written. */
export function directionOf(lang: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(lang) && !/-Latn(-|$)/i.test(lang) ? 'rtl' : 'ltr';
}

/**
 * What the logical properties of the theme cannot say, for sites written from right to left: floats (old browsers know no logical
 * ones), where the drawer waits, marks that point, and what is written from left to right everywhere: code, and figures of time.
 */
const RULES =
  '[dir=rtl] .search .where,[dir=rtl] .fig .select::after{float:left}' +
  '@media screen and (min-width:68rem){[dir=rtl] .fig:has(+ .steps){float:left}}' +
  '@media screen and (min-width:88rem){[dir=rtl] h1 + p + .fig,[dir=rtl] h1 + p + .fig + .fig{float:left}}' +
  '@media (max-width:61.99rem){.js:not(.drawer-open) .side{transform:translateX(100%)}}' +
  '[dir=rtl] .side .pages details:not([open])>summary::after,[dir=rtl] .details:not([open])>summary::before{transform:rotate(135deg)}' +
  ':is(pre,code,kbd,samp,.fig .stages,.fig .seq,.fig .runs,article svg){direction:ltr;unicode-bidi:isolate}pre{text-align:left}';

/** Rules that follow those of the theme; empty where it is written from left to right. */
export function directionStyles(lang: string): string {
  return directionOf(lang) === 'rtl' ? RULES : '';
}
