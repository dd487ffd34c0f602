import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { python } from '../languages/python.ts';
import { toolOf } from './tools.ts';

test.runIf(process.platform !== 'win32')('a tool in a virtual environment of the site takes precedence', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'tools-'));
  const program = path.join(root, '.venv/bin/python3');
  mkdirSync(path.dirname(program), { recursive: true });
  writeFileSync(program, `#!/bin/sh\nprintf '9.9.9\\n%s\\n' '${program}'\n`, { mode: 0o755 });
  expect(await toolOf(python, root)).toEqual({ version: '9.9.9', path: program });
  expect(await toolOf({ ...python, probe: ['no-such-tool'] }, root)).toBeUndefined();
  rmSync(root, { recursive: true });
});
