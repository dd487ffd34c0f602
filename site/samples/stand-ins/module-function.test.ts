import { expect, test } from 'vitest';
import { moduleFunction } from './module-function.ts';

const modules: Record<string, object> = { one: { default: 1, two: 2 }, side: {} };
const AsyncFunction: new (...texts: string[]) => (load: (name: string) => Promise<object | undefined>) => Promise<unknown> =
  Object.getPrototypeOf(async () => {}).constructor;

test.for([
  ['export default 5;', 5],
  ['import one from "one";\nexport default one;', 1],
  ['import one, { two as second } from "one";\n\nexport default [one, second];', [1, 2]],
  ['import * as all from "one";\nexport default all;', { default: 1, two: 2 }],
  ['import "side";\nexport default "ä€😀";', 'ä€😀'],
  ['const before = 1;\nexport default { run() { return before; } }.run();', 1],
  ['const nothing = 1;', undefined],
] as const)('%j', async ([code, expected]) => {
  const body = moduleFunction(code);
  expect(body.split('\n').length).toBe(code.split('\n').length);
  expect(await new AsyncFunction('load', body)(async (name: string) => modules[name])).toEqual(expected);
});
