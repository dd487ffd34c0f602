/** The colors of the theme, in the light and in the dark one, as `theme/styles/tokens.css` has them. */
export const THEME_COLORS = {
  paper: ['#fff', '#0b100f'],
  panel: ['#f5f7f6', '#171f1d'],
  raise: ['#fff', '#18211f'],
  'side-bg': ['#f9fbfa', '#111817'],
  ink: ['#17211e', '#e6ecea'],
  soft: ['#4d5c57', '#a3b2ad'],
  line: ['#e3e9e6', '#27312e'],
  hair: ['#d5deda', '#394641'],
  edge: ['#80908a', '#71827c'],
  accent: ['#047a55', '#4fd3a0'],
  'accent-bg': ['#e6f5ee', '#15322a'],
  pipe: ['#8ec5b0', '#2f6b56'],
  spark: ['#d9770a', '#f5b14c'],
  'spark-bg': ['#fff6e6', '#2b2414'],
  mark: ['#fdf2c0', '#4d430f'],
  note: ['#1d5bb0', '#86b8f6'],
  'note-bg': ['#eff5fe', '#15232f'],
  warn: ['#7d5200', '#f0bd5a'],
  'warn-bg': ['#fff7e6', '#2a2313'],
  danger: ['#b02218', '#f58d84'],
  'danger-bg': ['#fef1f0', '#301a19'],
  'code-bg': ['#f6f8f7', '#171f1d'],
  'code-k': ['#86298c', '#d9a4ea'],
  'code-f': ['#0a5aab', '#84c0f7'],
  'code-s': ['#0a6743', '#84d9ac'],
  'code-n': ['#9a4408', '#f2b07a'],
  'code-c': ['#52625c', '#93a59d'],
  'code-a': ['#7a5b00', '#e3cc7a'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

export type ColorName = keyof typeof THEME_COLORS;
export const COLOR_NAMES = Object.keys(THEME_COLORS) as ColorName[];

const SURFACES: readonly ColorName[] = ['paper', 'panel', 'raise', 'side-bg'];
const CODE: readonly ColorName[] = ['code-k', 'code-f', 'code-s', 'code-n', 'code-c', 'code-a'];

/**
 * Pairs of foreground and background colors with their required contrast: text by WCAG 1.4.3, meaningful marks by 1.4.11, and 7
 * for the text of a page.
 */
export const CONTRASTS: readonly (readonly [color: ColorName, on: ColorName, ratio: number])[] = [
  ['ink', 'paper', 7],
  ...(['ink', 'soft', 'accent', 'note', 'warn', 'danger'] as const).flatMap((name) => SURFACES.map((on) => [name, on, 4.5] as const)),
  ...CODE.flatMap((name) => [...SURFACES, 'code-bg' as const].map((on) => [name, on, 4.5] as const)),
  ...(['accent-bg', 'mark', 'note-bg', 'warn-bg', 'danger-bg', 'code-bg', 'spark-bg'] as const).map((on) => ['ink', on, 4.5] as const),
  ['accent', 'accent-bg', 4.5],
  ['note', 'note-bg', 4.5],
  ['warn', 'warn-bg', 4.5],
  ['danger', 'danger-bg', 4.5],
  ...SURFACES.map((on) => ['edge', on, 3] as const),
];
