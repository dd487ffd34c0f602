import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Sample } from './syntax/sample.ts';
import { typeCheck } from './type-check.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'type-check-'));
  writeFileSync(path.join(root, 'lamp.d.ts'), 'declare function define(lamp: { light: boolean }): void;\n');
  return () => rmSync(root, { recursive: true });
});

const sample = { language: 'js', code: 'export default {\n  light: "yes",\n};\n', untyped: '' } as Partial<Sample> as Sample; // no other fields are used
const check = () => typeCheck([sample], { root, declarations: path.join(root, 'lamp.d.ts'), define: 'define' });

test('a site without TypeScript gets a diagnostic that says to install it', async () => {
  await expect(check()).rejects.toMatchObject({ name: 'AuthorError', help: 'Run `npm install --save-dev typescript`.' });
});

test('a site does not need the types of Node', async () => {
  mkdirSync(path.join(root, 'node_modules'));
  const link = path.join(root, 'node_modules/typescript');
  symlinkSync(path.resolve('node_modules/typescript'), link);
  onTestFinished(() => rmSync(link));
  expect(await check()).toEqual([{ sample: 0, line: 2, column: 3, message: "Type 'string' is not assignable to type 'boolean'." }]);
});
