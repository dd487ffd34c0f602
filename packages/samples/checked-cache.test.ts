import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CheckedCache } from './checked-cache.ts';

/** A cache in a fresh folder. */
function cacheAt(...parts: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-proofs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { folder, file: path.join(folder, ...parts) };
}

test('results are cached until the engine changes', async () => {
  const { file } = cacheAt('proofs.json');
  const prove = async (engine: string, result: string) => {
    const cache = new CheckedCache(file, engine);
    const proven = await cache.remember(['sample'], () => result);
    await cache.save();
    return proven;
  };
  expect(await prove('one', 'first')).toBe('first');
  expect(await prove('one', 'second')).toBe('first');
  expect(await prove('two', 'third')).toBe('third');
});

test.each([
  ['a file instead of its folder', (folder: string) => writeFileSync(path.join(folder, 'cache'), '')],
  ['a folder instead of its file', (folder: string) => mkdirSync(path.join(folder, 'cache/proofs.json'), { recursive: true })],
])('a cache that cannot be written only costs time: %s', async (_, hinder) => {
  const { folder, file } = cacheAt('cache', 'proofs.json');
  hinder(folder);
  const before = readdirSync(folder, { recursive: true });
  const cache = new CheckedCache(file, 'engine');
  expect(await cache.remember(['sample'], () => 'proven')).toBe('proven');
  await cache.save();
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
});
