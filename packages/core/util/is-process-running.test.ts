import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { isNamedProcessRunning, processName } from './is-process-running.js';

const ended = spawnSync(process.execPath, ['--version']).pid;

test.each([
  ['this process', processName(process.pid), true],
  ['its parent', processName(process.ppid), true],
  ['one that has ended', processName(ended), false],
  ['one that had the same id before', `${process.pid}-1`, false],
  ['no process at all', 'words', false],
])('%s', (_, name, expected) => {
  expect(isNamedProcessRunning(name)).toBe(expected);
});
