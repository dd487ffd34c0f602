import { COLOR_NAMES, type ColorName, THEME_COLORS } from '../shared/theme-colors.ts';
import { contrast, mixColors } from '../util/contrast.ts';

/** The background of pages in each theme, `--paper` in `theme/styles/tokens.css`. */
export const PAPER = { light: '#ffffff', dark: '#0b100f' } as const;
/** Minimum contrast of text: https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const MIN_CONTRAST = 4.5;

export type ThemeName = keyof typeof PAPER;
/** One color for both themes, or one for each. */
export type Accent = string | Readonly<Record<ThemeName, string>>;

/** Share of the accent color in the background of the current sidebar entry. */
const TINT = { light: 0.1, dark: 0.16 } as const;
const STEPS = 100;

/** The accent in each theme. A single color is lightened for the dark theme until it is legible. */
export function accentColors(accent: Accent): Record<ThemeName, string> {
  return typeof accent === 'string' ? { light: accent, dark: readable(accent, 'dark') } : { ...accent };
}

/** Lowest contrast of this text color in a theme: on the page, and on the background of the current sidebar entry. */
export function accentContrast(color: string, theme: ThemeName): number {
  return Math.min(contrast(color, PAPER[theme]), contrast(color, mixColors(color, PAPER[theme], TINT[theme])));
}

/** The nearest legible color in a theme: darker in the light theme, lighter in the dark one. */
export function readable(color: string, theme: ThemeName): string {
  const toward = theme === 'light' ? '#000000' : '#ffffff';
  for (let step = 0; step < STEPS; step++) {
    const mixed = mixColors(toward, color, step / STEPS);
    if (accentContrast(mixed, theme) >= MIN_CONTRAST) return mixed;
  }
  return toward;
}

/** Rules that override the theme's; empty for the default accent. */
export function accentStyles(accent: Accent | undefined): string {
  if (accent === undefined) return '';
  const colors = accentColors(accent);
  const rule = (theme: ThemeName) => `{--accent:${colors[theme]};--accent-bg:${mixColors(colors[theme], PAPER[theme], TINT[theme])}}`;
  const dark = rule('dark');
  return `:root${rule('light')}@media screen{[data-theme=dark]${dark}}@media screen and (prefers-color-scheme:dark){[data-theme=system]${dark}}`;
}

export type SiteThemes = Readonly<Record<string, { base: ThemeName; colors: Partial<Record<ColorName, string>> }>>;

/** All colors of a custom theme: its own, then the accent of the settings, then those of its base theme. */
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

/** Style rules for a site's custom themes. Print is always white. */
export function themeStyles(themes: SiteThemes, accent: Accent | undefined): string {
  const rules = Object.entries(themes).map(([name, theme]) => {
    const own = Object.entries({ ...ownAccent(accent, theme.base), ...theme.colors }).map(([token, color]) => `--${token}:${color}`);
    return `[data-theme=${name}]{${[SCHEME[theme.base], ...own].join(';')}}`;
  });
  return rules.length === 0 ? '' : `@media screen{${rules.join('')}}`;
}

/** `color-scheme` as the style bundler compiles it: `light-dark()` depends on these variables. */
const SCHEME = {
  light: 'color-scheme:light;--lightningcss-light:initial;--lightningcss-dark: ',
  dark: 'color-scheme:dark;--lightningcss-light: ;--lightningcss-dark:initial',
} as const;

/** Languages and scripts written from right to left. */
const RIGHT_TO_LEFT = /^(ar|arc|azb|ckb|dv|fa|he|iw|ks|lrc|mzn|nqo|pnb|ps|sd|syr|ug|ur|yi)(-|$)|-(Arab|Hebr|Nkoo|Syrc|Thaa)(-|$)/i;

/** Writing direction of a language. */
export function directionOf(lang: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(lang) && !/-Latn(-|$)/i.test(lang) ? 'rtl' : 'ltr';
}

/**
 * Rules for right-to-left pages that logical properties cannot express: floats (old browsers lack logical ones), the position of the
 * closed drawer, arrows, and content that is always left to right, such as code and timelines. Pages in other languages of the site
 * have the same styles.
 */
const RULES =
  '[dir=rtl] .search .where,[dir=rtl] .fig .select::after{float:left}' +
  '@media screen and (min-width:68rem){[dir=rtl] .beside{float:left}}' +
  '@media (max-width:61.99rem){[dir=rtl].js:not(.drawer-open) .side{transform:translateX(100%)}}' +
  '[dir=rtl] .side .pages details:not([open])>summary::after,[dir=rtl] .details:not([open])>summary::before{transform:rotate(135deg)}' +
  '[dir=rtl] :is(pre,code,kbd,samp,.fig .stages,.fig .seq,.fig .runs,article svg){direction:ltr;unicode-bidi:isolate}' +
  '[dir=rtl] pre{text-align:left}';

/** Rules that override the theme's; empty if all languages are written from left to right. */
export function directionStyles(langs: readonly string[]): string {
  return langs.some((lang) => directionOf(lang) === 'rtl') ? RULES : '';
}
