import { expect, test } from 'vitest';
import { literalExport, UNREADABLE } from './literal-export.ts';

test.each([
  ['export default { a: 1, "b-c": [`x`, true, null] };', { a: 1, 'b-c': ['x', true, null] }],
  ["import { defineConfig } from 'tool';\nexport default defineConfig({ title: 'A' });", { title: 'A' }],
  ["const nav = [{ text: 'A' }];\nconst config: Config = { nav, ...{ b: 2 } };\nexport default config;", { nav: [{ text: 'A' }], b: 2 }],
  ['export default { side: side() };\nfunction side(): Item[] {\n  return [1];\n}', { side: [1] }],
  ['module.exports = { a: 1 } as const;', { a: 1 }],
  ['export default { plugins: [a({ b: 1 })], made: process.env.X };', { plugins: [{ b: 1 }] }],
  ['export default (async () => ({ a: 1 }));', { a: 1 }],
  ['const a = a;\nexport default { a };', {}],
])('%s gives %j', (code, expected) => {
  expect(literalExport(code, 'ts')).toEqual(expected);
});

test('a module without a default export is unreadable', () => {
  expect(literalExport('export const a = 1;', 'ts')).toBe(UNREADABLE);
  expect(() => literalExport('export default {', 'ts')).toThrow();
});
