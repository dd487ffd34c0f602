import { expect, test } from 'vitest';
import { readFence } from './read-fence.ts';

/** What stands behind the three backticks, and the code → language, meta in our own words, and code. */
test.for([
  ['js', '', 'a', 'js', '', 'a'],
  ['rust=', '', 'a', 'rust', '', 'a'],
  ['rust,ignore', '', '# a\nb', 'rust', '', 'b'],
  ['js:line-numbers=2', '{1} [a.js]', 'a', 'js', 'title="a.js" {1}', 'a'],
  ['{', '.yaml .annotate }', 'a', 'yaml', '', 'a'],
  ['{.python', 'hl_lines="1 3-4" linenums="5"}', 'a', 'python', '{1,3-4}', 'a'],
  ['title="a', 'b.js"', 'a', '', 'title="a b.js"', 'a'],
  ['{1,3}', '', 'a', '', '{1,3}', 'a'],
  ['go', '{linenos=table,hl_lines=[1,"3-4"]}', 'a', 'go', '{1,3-4}', 'a'],
  ['go', 'hl_lines=8 15-17', 'a', 'go', '{8,15-17}', 'a'],
  ['js', '', 'a // [!code ++]\nb // [!code focus]', 'js', '{2} ins={1}', 'a\nb'],
  ['js', '', '// [!code word:a]\na // [!code word:b:1]', 'js', '', 'a'],
  ['js', '', '// highlight-next-line\na', 'js', '{1}', 'a'],
] as const)('```%s %s', ([lang, meta, written, language, own, code]) => {
  expect(readFence(lang, meta, written)).toEqual({ language, meta: own, code });
});
