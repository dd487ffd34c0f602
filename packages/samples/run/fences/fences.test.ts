import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endsFence, replaceCode } from '../fix-outputs.ts';
import { runningCode, shownLines } from './hidden-lines.ts';
import { readAttributes } from './read-attributes.ts';
import { scanFences } from './scan-fences.ts';

test.for([
  ['```js run\na\nb\n```', [{ language: 'js', meta: 'run', code: 'a\nb', line: 1, end: 4, prefix: '' }]],
  ['~~~ py\n```\n~~~', [{ language: 'py', meta: '', code: '```', line: 1, end: 3, prefix: '' }]],
  ['- a\n\n  ```js\n  a\n    b\n\n  c\n  ```', [{ language: 'js', meta: '', code: 'a\n  b\n\nc', line: 3, end: 8, prefix: '  ' }]],
  ['1. ```sh\n   a\n   ```', [{ language: 'sh', meta: '', code: 'a', line: 1, end: 3, prefix: '   ' }]],
  ['> ```js\n> a\n>\n> b\n> ```\n\nc', [{ language: 'js', meta: '', code: 'a\n\nb', line: 1, end: 5, prefix: '> ' }]],
  ['> ```js\n> a\n\nb', [{ language: 'js', meta: '', code: 'a', line: 1, end: 3, prefix: '> ' }]],
  ['```rust,should_panic\na\n```', [{ language: 'rust', meta: ',should_panic', code: 'a', line: 1, end: 3, prefix: '' }]],
  ['``` { .python title="a.py" }\na\n```', [{ language: 'python', meta: 'title="a.py" }', code: 'a', line: 1, end: 3, prefix: '' }]],
  ['```\na', [{ language: '', meta: '', code: 'a', line: 1, end: 3, prefix: '' }]],
  ['````md\n```js\na\n```\n````', [{ language: 'md', meta: '', code: '```js\na\n```', line: 1, end: 5, prefix: '' }]],
  ['<!--\n```js\na\n```\n-->\n\n```js\nb\n```', [{ language: 'js', meta: '', code: 'b', line: 7, end: 9, prefix: '' }]],
  ['a ```js``` b\n```js `a`\n', []],
] as const)('%j', ([text, fences]) => expect(scanFences(text)).toEqual(fences));

test('replacing code with itself leaves a file unchanged, whatever surrounds it', () => {
  const line = fc.constantFrom(
    'a',
    '',
    '  b',
    '# c',
    '> d',
    '- e',
    '~~~',
    '```',
    '```js run',
    '  ```js',
    '> ```py',
    '````',
    '<!-- f',
    '-->',
    '1. ```sh',
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 25 }), fc.constantFrom('\n', '\r\n'), (lines, newline) => {
      const text = lines.join(newline);
      for (const fence of scanFences(text).filter(({ code }) => code !== '')) {
        // Lines indented less than their fence get its indentation.
        const again = replaceCode(text, fence, fence.code);
        expect(again.split(newline).map((inner) => inner.trim())).toEqual(text.split(newline).map((inner) => inner.trim()));
        expect(scanFences(again).map(({ code }) => code)).toEqual(scanFences(text).map(({ code }) => code));
      }
    }),
  );
});

test('an output that contains its fence markers is detected', () => {
  const text = '```text\na\n```';
  const [fence] = scanFences(text);
  if (!fence) throw new Error('no fence');
  expect([endsFence(text, fence, 'a\n```\nb'), endsFence(text, fence, 'a ```'), endsFence(text, fence, '~~~')]).toEqual([
    true,
    false,
    false,
  ]);
});

test.for([
  ['', { run: undefined }],
  ['run', { run: true }],
  ['no_run', { run: false }],
  [',no_run', { run: false }],
  ['norun', { run: false }],
  ['partial', { run: false }],
  ['unchecked="a run"', { run: false }],
  ['title="run"', { run: undefined }],
  ['{1,3-4} run', { run: true }],
  ['should_panic', { run: true, fails: true, error: '' }],
  ['fails="no such file"', { run: true, fails: true, error: 'no such file' }],
  ['output', { run: true, output: true }],
  ['group=a', { run: true, group: 'a' }],
  ["group='a b' hidden", { run: true, group: 'a b', hidden: true }],
  ['hidelines=~', { hidelines: '~' }],
  ['file=src/a.js', { file: 'src/a.js', run: undefined }],
  ['env="A=1 B=two words C="', { env: { A: '1', B: 'two words', C: '' } }],
  ['needs="api network"', { needs: ['api', 'network'] }],
] as const)('the words %j', ([meta, expected]) => expect(readAttributes(meta)).toMatchObject(expected));

test.for([
  ['# a\nb\n#[c]\n## d\n#', '#', 'a\nb\n#[c]\n# d\n', 'b\n#[c]\n# d'],
  ['~a\nb\n  ~c\n~~d', '~', 'a\nb\n  c\n~d', 'b\n~d'],
  ['# a', '', '# a', '# a'],
] as const)('hidden lines of %j by %j', ([code, hidelines, run, shown]) => {
  expect(runningCode(code, hidelines)).toBe(run);
  expect(shownLines(code, hidelines).filter((line) => line !== undefined)).toEqual(shown.split('\n'));
});
