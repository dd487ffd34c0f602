import { expect, test } from 'vitest';
import { scanFences } from './fences/scan-fences.ts';
import { fixOutputs } from './fix-outputs.ts';
import type { OutdatedOutput } from './outcome/judge.ts';

/** The output of a block, by number, and the session lines that show it. */
function outdated(text: string, at: number, printed: string, lines?: OutdatedOutput['lines']): OutdatedOutput {
  const fence = scanFences(text)[at];
  if (!fence) throw new Error('no such fence');
  return { block: { ...fence, file: 'a.md', page: '/a/' }, lines, printed };
}

test('only outdated lines change, in lists and with Windows line endings', () => {
  const text = 'A\r\n\r\n- ```js output\r\n  a\r\n  ```\r\n\r\n  ```text\r\n  id 1234567890123\r\n  old\r\n  ```\r\n\r\nB  \r\n';
  const { text: fixed, count } = fixOutputs(text, [outdated(text, 1, 'id 9994567890123\nnew\n\nline\n')], {
    masks: [],
    expand: (line) => line,
  });
  expect(fixed).toBe(text.replace('  old\r\n', '  new\r\n\r\n  line\r\n'));
  expect(count).toBe(1);
});

test('an empty block is filled, and a block whose code prints nothing is emptied', () => {
  const text = '```js output\na\n```\n\n```text\n```\n\n```js output\nb\n```\n\n```text\nold\n```\n';
  const { text: fixed } = fixOutputs(text, [outdated(text, 1, 'a\n'), outdated(text, 3, '')], { masks: [], expand: (line) => line });
  expect(fixed).toBe('```js output\na\n```\n\n```text\na\n```\n\n```js output\nb\n```\n\n```text\n```\n');
});

test('a session keeps its commands and blank lines', () => {
  const text = '```console run\n$ a\nold\n\n$ b\n$ c\nc\n```\n';
  const session = (printed: string, from: number, to: number) => outdated(text, 0, printed, { from, to });
  const { text: fixed } = fixOutputs(text, [session('new\n', 1, 3), session('b\n', 4, 4)], { masks: [], expand: (line) => line });
  expect(fixed).toBe('```console run\n$ a\nnew\n\n$ b\nb\n$ c\nc\n```\n');
});

test('JSON is formatted', () => {
  const text = '```http output\nGET /\n```\n\n```json\n{}\n```\n';
  expect(fixOutputs(text, [outdated(text, 1, 'HTTP/1.1 200 OK\n\n{"a":1}')], { masks: [], expand: (line) => line }).text).toContain(
    '```json\n{\n  "a": 1\n}\n```',
  );
});

test('an output that would end its block is left to the author', () => {
  const text = '```js output\na\n```\n\n```text\nb\n```\n';
  const fixed = fixOutputs(text, [outdated(text, 1, 'a\n```\nb')], { masks: [], expand: (line) => line });
  expect(fixed).toEqual({ text, count: 0, left: [{ line: 5, why: 'the output has a line that would end its block' }] });
});
