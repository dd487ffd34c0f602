import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { escapePattern } from './escape.ts';
import { INTERFACE_WORDS, sayIn } from './interface-words.ts';

const engine = path.join(import.meta.dirname, '../..');
const sources = [
  'core/app',
  'core/content',
  'core/model',
  'core/render',
  'search/browser',
  'core/theme',
  'openapi',
  'figures',
  'samples',
].flatMap((room) =>
  readdirSync(path.join(engine, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(engine, room, name), 'utf8')),
);

test.each(INTERFACE_WORDS)('“%s” is used and documented', (english) => {
  expect(sources.some((text) => /\b(word|say)\(/.test(text) && text.includes(`'${english}'`))).toBe(true);
  expect(readFileSync(path.join(engine, '../docs/settings.md'), 'utf8')).toMatch(
    new RegExp(`^- (\`\`?)${escapePattern(english)}\\1$`, 'm'),
  );
});

test('a site uses its own texts, and English ones by default', () => {
  const say = sayIn({ 'Copy page': 'Seite kopieren' });
  expect([say('Copy page'), say('Copied')]).toEqual(['Seite kopieren', 'Copied']);
});
