import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { linesIn } from './lines-in.ts';

const root = {
  openapi: '3.1.0',
  paths: { '/a': { get: { parameters: [{ name: 'x: "{[' }, { name: 'y' }], 'a "quoted" key': { deep: [1, [2, { three: 3 }]] } } } },
  last: {},
};
const paths = [
  ['paths', '/a', 'get', 'parameters', '1'],
  ['paths', '/a', 'get', 'a "quoted" key', 'deep', '1', '1', 'three'],
  ['paths', '/a', 'get', 'nowhere', 'at', 'all'],
  ['last'],
  ['none'],
];

test.each([
  ['JSON', JSON.stringify(root, null, 2)],
  ['YAML', stringify(root)],
])('%s: each line is that of the node, or of the nearest around it', (_, text) => {
  const lines = text.split('\n');
  const shown = linesIn(text, paths).map((line) => lines[line - 1]?.trim().replace(/^[- "]+|["{}: ,]+$/g, ''));
  expect(shown[1]).toMatch(/^three/);
  expect(shown[2]).toMatch(/^(get|parameters)/);
  expect(shown[3]).toMatch(/^last/);
  expect(linesIn(text, [['none']])).toEqual([1]);
});
