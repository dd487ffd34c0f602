import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { directionOf, directionStyles } from './direction.ts';

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
  expect(directionStyles(lang) === '').toBe(direction === 'ltr');
});

test('the theme names no side but in floats, in columns that an author aligns, and in code', () => {
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
    'figure.css float: right;',
    'figure.css float: right;',
    'search.css float: right;',
    'table.css text-align: right;',
  ]);
});
