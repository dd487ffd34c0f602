import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONTRASTS, type ColorName, THEME_COLORS } from '../../shared/theme-colors.ts';
import { contrast, mixColors } from '../../util/contrast.ts';

const TOKEN = /--([\w-]+): light-dark\((#[\da-f]+), (#[\da-f]+)\);/g;

test('the colors in the style sheet match those used to check custom themes', () => {
  const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').matchAll(TOKEN);
  expect(Object.fromEntries([...tokens].map(([, name = '', light = '', dark = '']) => [name, [light, dark]]))).toEqual(THEME_COLORS);
});

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  const color = (name: ColorName) => THEME_COLORS[name][theme === 'light' ? 0 : 1];

  test.each(CONTRASTS)('--%s is visible on --%s (%d : 1)', (name, on, ratio) => {
    expect(contrast(color(name), color(on))).toBeGreaterThanOrEqual(ratio);
  });

  test('inline code is readable', () => {
    const behind = mixColors(color('edge'), color('paper'), 0.09);
    for (const name of ['ink', 'accent'] as const) expect(contrast(color(name), behind), name).toBeGreaterThanOrEqual(4.5);
  });
});

test('all tokens in docs/theme.md exist', () => {
  const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  const table = /\| Token \|.*?\n\n/s.exec(readFileSync(new URL('../../../../docs/theme.md', import.meta.url), 'utf8'))?.[0] ?? '';
  const named = [...table.matchAll(/`(--[\w-]+)`/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !sheet.includes(`${name}: `))).toEqual([]);
});
