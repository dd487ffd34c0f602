import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillTexts, placeholdersIn } from './fill-texts.ts';

const mine = { key: 'k-1', source: 'dc_mine', workflow: 'p_mine' };

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: the Node.js samples contain it
test.each([
  ['an id in a URL', ['/sources/dc_abc123/events'], ['/sources/dc_mine/events']],
  ['an id split by the highlighter', ['x=dc_', 'abc123&y'], ['x=dc_mine', '&y']],
  ['an example across three texts', ['Bearer ${', 'process.env.PIPEDREAM_API_KEY', '}`'], ['Bearer k-1', '', '`']],
  ['the key in a shell', ['"Bearer ', '$PIPEDREAM_API_KEY', '"'], ['"Bearer ', 'k-1', '"']],
  ['the key in Python', [`f"Bearer {os.environ['PIPEDREAM_API_KEY'].strip()}"`], ['f"Bearer k-1"']],
  ['a second id of the same kind stays', ['p_abc123 p_def456'], ['p_mine p_def456']],
  ['a longer word that contains an example stays', ['xp_abc123 p_abc1234 dc_abc123-x'], ['xp_abc123 p_abc1234 dc_abc123-x']],
  ['a placeholder without a value stays', ['wh_abc123'], ['wh_abc123']],
])('%s', (_, texts, expected) => expect(fillTexts(texts, mine).texts).toEqual(expected));
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: the Node.js samples contain it

test('a value is inserted literally, including replacement patterns', () => {
  expect(fillTexts(['$PIPEDREAM_API_KEY'], { key: '$&' })).toEqual({ texts: ['$&'], count: 1 });
});

const pieces = fc.array(fc.constantFrom('dc_abc123', 'p_abc', '123', ' ', '$PIPEDREAM_API_KEY', '<api key>', 'x', ''));

test('without values nothing changes; with them, the result equals filling the joined text', () => {
  fc.assert(
    fc.property(pieces, (texts) => {
      expect(fillTexts(texts, {}).texts).toEqual(texts);
      const apart = fillTexts(texts, mine);
      expect(apart.texts).toHaveLength(texts.length);
      expect(apart.texts.join('')).toBe(fillTexts([texts.join('')], mine).texts[0]);
    }),
  );
});

test('the form has a field for each placeholder in the samples', () => {
  expect(placeholdersIn('curl /sources/dc_abc123 -H $PIPEDREAM_API_KEY').map(({ id }) => id)).toEqual(['key', 'source']);
  expect(placeholdersIn('dc_def456')).toEqual([]);
});
