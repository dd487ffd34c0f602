import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeLock } from './file-lock.ts';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return { ...fs, renameSync: vi.fn(fs.renameSync), writeSync: vi.fn(fs.writeSync) };
});

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-lock-'));
  file = path.join(folder, 'x.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const RUNNING = String(process.ppid);
const ENDED = String(spawnSync(process.execPath, ['--version']).pid);
/** Long enough for several looks at the lock. */
const A_WHILE = 200;

test.each([
  ['of a process that runs', RUNNING, 0, 'held'],
  ['of a process that has ended', ENDED, 0, 'free'],
  ['in which is no process', 'words', 0, 'free'],
  ['that is empty, just made', '', 0, 'held'],
  ['that is empty, made a while ago', '', 5, 'free'],
  ['that is empty, made by a clock that is ahead', '', -5, 'free'],
])('a lock %s', async (_, owner, age, state) => {
  writeFileSync(file, owner);
  const made = Date.now() / 1000 - age;
  utimesSync(file, made, made);
  const taking = takeLock(file);
  expect(await Promise.race([taking.then(() => 'free'), delay(A_WHILE, 'held')])).toBe(state);
  if (state === 'held') rmSync(file);
  const release = await taking;
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test('where nothing can be written, no empty lock stays behind', async () => {
  vi.mocked(writeSync).mockImplementationOnce(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  const release = await takeLock(file);
  expect(existsSync(file)).toBe(false);
  release();
});

test('a lock that another process has taken while a leftover was looked at stays with it', async () => {
  writeFileSync(file, ENDED);
  const { renameSync: rename } = await vi.importActual<typeof import('node:fs')>('node:fs');
  vi.mocked(renameSync).mockImplementationOnce((from, to) => {
    writeFileSync(file, RUNNING);
    rename(from, to);
  });
  const taking = takeLock(file);
  expect(await Promise.race([taking.then(() => 'free'), delay(A_WHILE, 'held')])).toBe('held');
  expect(readdirSync(folder)).toEqual(['x.lock']);
  expect(readFileSync(file, 'utf8')).toBe(RUNNING);
  rmSync(file);
  (await taking)();
});
