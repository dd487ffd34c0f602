import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeLock } from './file-lock.ts';
import { processName } from './is-process-running.js';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return { ...fs, renameSync: vi.fn(fs.renameSync) };
});

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-lock-'));
  file = path.join(folder, 'x.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const RUNNING = processName(process.ppid);
const ENDED = processName(spawnSync(process.execPath, ['--version']).pid);
/** Long enough to check the lock several times. */
const A_WHILE = 200;

test.each([
  ['of a running process', RUNNING, 'held'],
  ['of an ended process', ENDED, 'free'],
  ['of an ended process whose id was reused', `${process.ppid}-1`, 'free'],
  ['without a process', 'words', 'free'],
])('a lock %s', async (_, owner, state) => {
  writeFileSync(file, owner);
  const taking = takeLock(file);
  expect(await Promise.race([taking.then(() => 'free'), delay(A_WHILE, 'held')])).toBe(state);
  if (state === 'held') rmSync(file);
  const release = await taking;
  expect(readFileSync(file, 'utf8')).toBe(processName(process.pid));
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test('an empty lock is still being written; after a second, its process counts as killed', async () => {
  writeFileSync(file, '');
  const taking = takeLock(file);
  expect(await Promise.race([taking.then(() => 'free'), delay(A_WHILE, 'held')])).toBe('held');
  const before = new Date(Date.now() - 1000);
  utimesSync(file, before, before);
  (await taking)();
  expect(readdirSync(folder)).toEqual([]);
});

test('only one of many processes has the lock at a time', async () => {
  let holders = 0;
  const use = async () => {
    const release = await takeLock(file);
    expect(++holders).toBe(1);
    await delay(1);
    holders--;
    release();
  };
  await Promise.all([use(), use(), use(), use()]);
  expect(readdirSync(folder)).toEqual([]);
});

test('a waiting process says so, and names the file', async () => {
  writeFileSync(file, RUNNING);
  const log = vi.spyOn(console, 'error');
  const reported = new Promise<string>((resolve) => log.mockImplementation(resolve));
  const taking = takeLock(file, 40);
  expect(await reported).toContain(`Waiting for another build, which has locked ${file}`);
  log.mockRestore();
  rmSync(file);
  (await taking)();
});

test('if nothing can be written, there is no lock', async () => {
  const release = await takeLock(path.join(folder, 'missing/x.lock'));
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock taken by another process while a stale one is checked stays with it', async () => {
  writeFileSync(file, ENDED);
  const { renameSync: rename } = await vi.importActual<typeof import('node:fs')>('node:fs');
  vi.mocked(renameSync).mockImplementationOnce((from, to) => {
    writeFileSync(file, RUNNING);
    rename(from, to);
  });
  const taking = takeLock(file);
  expect(await Promise.race([taking.then(() => 'free'), delay(A_WHILE, 'held')])).toBe('held');
  expect(readFileSync(file, 'utf8')).toBe(RUNNING);
  rmSync(file);
  (await taking)();
  expect(readdirSync(folder)).toEqual([]);
});
