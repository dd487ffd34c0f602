import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { isNamedProcessRunning, processName } from './is-process-running.js';

const ended = spawnSync(process.execPath, ['--version']).pid;

test.each([
  ['this process', processName(process.pid), true],
  ['its parent', processName(process.ppid), true],
  ['an ended process', processName(ended), false],
  ['an earlier process with the same id', `${process.pid}-1`, false],
  ['no process at all', 'words', false],
])('%s', (_, name, expected) => {
  expect(isNamedProcessRunning(name)).toBe(expected);
});
