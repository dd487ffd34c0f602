import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, mixColors } from '../../util/contrast.ts';

const TOKEN = /--([\w-]+): light-dark\((#[\da-f]+), (#[\da-f]+)\);/g;
const tokens = [...readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').matchAll(TOKEN)];

const TEXTS = ['ink', 'soft', 'accent', 'note', 'warn', 'danger', 'code-k', 'code-f', 'code-s', 'code-n', 'code-c', 'code-a'];
const SURFACES = ['paper', 'panel', 'raise'];

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  const colors = new Map(tokens.map(([, name = '', light = '', dark = '']) => [name, theme === 'light' ? light : dark]));
  const color = (name: string) => {
    const found = colors.get(name);
    if (found === undefined) throw new Error(`There is no color --${name}.`);
    return found;
  };
  const between = (one: string, other: string) => contrast(color(one), color(other));

  test.each(TEXTS)('text in --%s can be read on every surface (WCAG 1.4.3)', (name) => {
    for (const surface of SURFACES) expect(between(name, surface), surface).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['accent', 'accent-bg'],
    ['ink', 'accent-bg'],
    ['ink', 'mark'],
    ['ink', 'note-bg'],
    ['ink', 'warn-bg'],
    ['ink', 'danger-bg'],
    ['note', 'note-bg'],
    ['warn', 'warn-bg'],
    ['danger', 'danger-bg'],
  ])('so can --%s on --%s', (name, surface) => expect(between(name, surface)).toBeGreaterThanOrEqual(4.5));

  test('inline code can be read', () => {
    const behind = mixColors(color('edge'), color('paper'), 0.09);
    for (const name of ['ink', 'accent']) expect(contrast(color(name), behind), name).toBeGreaterThanOrEqual(4.5);
  });

  test('edges and marks that carry meaning are seen (WCAG 1.4.11)', () => {
    for (const name of ['edge', 'accent', 'note', 'warn', 'danger'])
      for (const surface of SURFACES) expect(between(name, surface), `${name} on ${surface}`).toBeGreaterThanOrEqual(3);
  });

  test('text has 7 : 1 on the page', () => {
    expect(between('ink', 'paper')).toBeGreaterThanOrEqual(7);
  });
});

test('docs/theme.md names tokens that exist', () => {
  const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  const table = /\| Token \|.*?\n\n/s.exec(readFileSync(new URL('../../../../docs/theme.md', import.meta.url), 'utf8'))?.[0] ?? '';
  const named = [...table.matchAll(/`(--[\w-]+)`/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !sheet.includes(`${name}: `))).toEqual([]);
});
