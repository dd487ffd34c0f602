import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contrast, parseColor } from '../util/contrast.ts';
import { accentColors, accentContrast, accentStyles, directionOf, directionStyles, MIN_CONTRAST, PAPER, readable } from './site-styles.ts';

test.each([
  ['#000', '#ffffff', 21],
  ['#777777', '#fff', 4.478],
  ['#0000ff', '#ffffff', 8.592],
])('%s on %s has a contrast of %f', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
  expect(contrast(other, one)).toBeCloseTo(expected, 2);
});

test('the backgrounds match the theme', () => {
  const paper = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(readFileSync('packages/core/theme/styles/tokens.css', 'utf8'));
  expect([parseColor(paper?.[1] ?? ''), parseColor(paper?.[2] ?? '')]).toEqual([parseColor(PAPER.light), parseColor(PAPER.dark)]);
});

test.each([
  '#0a7350',
  '#ff0000',
  '#ffe600',
  '#101010',
  '#fff',
  '#6366f1',
])('%s becomes readable in both themes, and is then stable', (color) => {
  for (const theme of ['light', 'dark'] as const) {
    const found = readable(color, theme);
    expect(accentContrast(found, theme)).toBeGreaterThanOrEqual(MIN_CONTRAST);
    expect(readable(found, theme)).toBe(found);
  }
  expect(accentColors(color)).toEqual({ light: color, dark: readable(color, 'dark') });
});

test('rules for each theme', () => {
  expect(accentStyles(undefined)).toBe('');
  expect(accentStyles({ light: '#000000', dark: '#ffffff' })).toMatch(
    /^:root\{--accent:#000000;.*\[data-theme=system\]\{--accent:#ffffff;/,
  );
});

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['fa-IR', 'rtl'],
  ['pa', 'ltr'],
  ['pa-Arab-PK', 'rtl'],
  ['ug-Latn', 'ltr'],
  ['arn', 'ltr'],
] as const)('%s is written %s', (lang, direction) => {
  expect(directionOf(lang)).toBe(direction);
  // One language from right to left is enough, and other languages of the site keep their directions.
  const styles = directionStyles(['en', lang]);
  expect(styles === '').toBe(direction === 'ltr');
  for (const [, selectors = ''] of styles.matchAll(/([^{}]+)\{[^{}@]+\}/g))
    for (const selector of selectors.split(/,(?![^(]*\))/)) expect(selector).toMatch(/^\[dir=rtl\]/);
});

test('the theme uses physical sides only in floats, author-aligned columns and code', () => {
  const folder = path.join(import.meta.dirname, '../..');
  const sheets = ['core/theme', 'figures', 'openapi'].flatMap((own) =>
    readdirSync(path.join(folder, own), { recursive: true, encoding: 'utf8' }).flatMap((name) =>
      name.endsWith('.css') ? [path.join(own, name)] : [],
    ),
  );
  const named = sheets.flatMap((name) =>
    [
      ...readFileSync(path.join(folder, name), 'utf8').matchAll(
        /[\w-]*(?:left|right)[\w-]*:[^;]*;|[\w-]+: (?:left|right);|inset -?[1-9]\w* 0 [^;,]*/g,
      ),
    ].map(([rule]) => `${path.basename(name)} ${rule}`),
  );
  expect(named.sort()).toEqual([
    'code.css inset 3px 0 var(--accent)',
    'code.css inset 3px 0 var(--danger)',
    'code.css inset 3px 0 var(--spark)',
    'drawn-parts.css float: right;',
    'figure.css float: right;',
    'search.css float: right;',
    'table.css text-align: right;',
  ]);
});
