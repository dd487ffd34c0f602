import { expect, test } from 'vitest';
import { readFence } from './read-fence.ts';

const plain = { title: '', marked: [], inserted: [], deleted: [] };

/** Language, rest of the info string and code → language, title and lines, and code. */
test.for([
  ['js', '', 'a', 'js', {}, 'a'],
  ['rust=', '', 'a', 'rust', {}, 'a'],
  ['rust,ignore', '', '# a\nb', 'rust', {}, 'b'],
  ['js:line-numbers=2', '{1} [a.js]', 'a', 'js', { title: 'a.js', marked: [1] }, 'a'],
  ['{', '.yaml .annotate }', 'a', 'yaml', {}, 'a'],
  ['{.python', 'hl_lines="1 3-4" linenums="5"}', 'a', 'python', { marked: [1, 3, 4] }, 'a'],
  ['title="a', 'b.js"', 'a', '', { title: 'a b.js' }, 'a'],
  ['{1,3}', '', 'a', '', { marked: [1, 3] }, 'a'],
  ['go', '{linenos=table,hl_lines=[1,"3-4"]}', 'a', 'go', { marked: [1, 3, 4] }, 'a'],
  ['go', 'hl_lines=8 15-17', 'a', 'go', { marked: [8, 15, 16, 17] }, 'a'],
  ['js', '', 'a // [!code ++]\nb // [!code focus]', 'js', { marked: [2], inserted: [1] }, 'a\nb'],
  ['js', '', '// [!code word:a]\na // [!code word:b:1]', 'js', {}, 'a'],
  ['js', '', '// highlight-next-line\na', 'js', { marked: [1] }, 'a'],
] as const)('```%s %s', ([lang, meta, written, language, expected, code]) => {
  const { lines, ...fence } = readFence(lang, meta, written);
  expect({ language: fence.language, title: fence.title, ...lines, code: fence.code }).toEqual({ ...plain, ...expected, language, code });
});

test.for([
  ['', {}],
  ['title="a.js"', { title: 'a.js' }],
  ['{1,3-5}', { marked: [1, 3, 4, 5] }],
  ['title="a {2}.js" {1} ins={2} del={4-5} partial', { title: 'a {2}.js', marked: [1], inserted: [2], deleted: [4, 5] }],
  ['ins={1}', { inserted: [1] }],
  ['{5-3}', {}],
  ['{ 1 , 2 }', { marked: [1, 2] }],
  ['{words}', {}],
] as const)('“%s”', ([meta, expected]) => {
  const { title, lines } = readFence('js', meta, '');
  expect({ title, ...lines }).toEqual({ ...plain, ...expected });
});

test.for([
  ['output', true],
  ['title="output"', false],
  ['outputs', false],
] as const)('whether the next block is the output of %j', ([meta, expected]) => {
  expect(readFence('js', meta, '').output).toBe(expected);
});

test('a huge range is parsed quickly', () => {
  expect(readFence('js', '{1-999999999}', '').lines.marked.length).toBeLessThan(20_000);
});

test.for([
  ['', { partial: false }],
  ['partial', { partial: true }],
  ['title="partial" {1}', { partial: false }],
  ['title="a" partial del={1-5}', { partial: true }],
  ['impartial', { partial: false }],
  ['unchecked="a draft of the service"', { partial: false, unchecked: 'a draft of the service' }],
  ['unchecked', { partial: false, unchecked: '' }],
  ['unchecked=" "', { partial: false, unchecked: '' }],
  ['title="unchecked"', { partial: false }],
  ['untyped="shows the diagnostic" partial', { partial: true, untyped: 'shows the diagnostic' }],
] as const)('%s', ([meta, expected]) => {
  const { partial, unchecked, untyped } = readFence('js', meta, '');
  expect({ partial, unchecked, untyped }).toEqual({ unchecked: undefined, untyped: undefined, ...expected });
});
