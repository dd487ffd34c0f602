import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { typeInputs } from './type-inputs.ts';

const FILES: Record<string, string> = {
  'node_modules/typescript/package.json': '{ "version": "1.0.0", "bin": { "tsc": "bin/tsc" } }',
  'node_modules/@types/node/package.json': '{ "version": "1.0.0" }',
  'contract.d.ts': [
    '/// <reference path="referenced.d.ts" />',
    "import type { A } from './plain';",
    "import './side.js';",
    "export type B = import('./folder').B;",
    "export type C = import('./missing').C;",
  ].join('\n'),
  'referenced.d.ts': 'type R = 1;',
  'plain.ts': "export type { A } from './deep.d.ts';",
  'deep.d.ts': "import './plain';\nexport type A = 1;",
  'side.d.ts': 'type S = 1;',
  'folder/index.d.ts': 'export type B = 1;',
  'apart.d.ts': 'type Apart = 1;',
};

function write(root: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

test.for([
  ['node_modules/typescript/package.json', '{ "version": "1.0.1", "bin": { "tsc": "bin/tsc" } }', true],
  ['node_modules/@types/node/package.json', '{ "version": "1.0.1" }', true],
  ['contract.d.ts', 'type Other = 1;', true],
  ['referenced.d.ts', 'type R = 2;', true],
  ['plain.ts', 'export type A = 2;', true],
  ['deep.d.ts', 'export type A = 2;', true],
  ['side.d.ts', 'type S = 2;', true],
  ['folder/index.d.ts', 'export type B = 2;', true],
  ['missing.ts', 'export type C = 1;', true],
  ['apart.d.ts', 'type Apart = 2;', false],
] as const)('an edit of %s, which becomes %j, is seen: %s', ([file, text, isSeen]) => {
  const root = mkdtempSync(path.join(tmpdir(), 'type-inputs-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, content] of Object.entries(FILES)) write(root, name, content);
  const before = typeInputs(root, path.join(root, 'contract.d.ts'));
  write(root, file, text);
  expect(typeInputs(root, path.join(root, 'contract.d.ts')) !== before).toBe(isSeen);
});
