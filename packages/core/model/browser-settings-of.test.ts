import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BUILD_WORDS } from './browser-settings-of.ts';

const packages = path.join(import.meta.dirname, '../..');
/** Sources of code that runs in browsers and shows words there. */
const sources = ['core/app', 'core/dom', 'core/theme/search', 'core/theme/sidebar', 'core/theme/theme-picker', 'search/browser'].flatMap(
  (room) =>
    readdirSync(path.join(packages, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => ({ name: `${room}/${name}`, text: readFileSync(path.join(packages, room, name), 'utf8') })),
);

test.each([...BUILD_WORDS])('“%s” is not used in browsers', (word) => {
  const using = sources.filter(({ text }) => /\b(?:word|say)\(/.test(text) && text.includes(`'${word}'`));
  expect(using.map(({ name }) => name)).toEqual([]);
});
