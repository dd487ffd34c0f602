import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cacheFolder } from './cache-folder.js';

/** A folder with a file in it, below which nobody can write, root included. */
function nowhere() {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  vi.stubEnv('HOME', file);
  vi.stubEnv('XDG_CACHE_HOME', file);
  vi.stubEnv('LOCALAPPDATA', file);
  vi.stubEnv('DOCS_TEMPORARY_CACHE', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  return { folder, file, said };
}

test('without a writable folder, the cache is in the temporary folder, with a notice', () => {
  const { folder, file, said } = nowhere();
  vi.stubEnv('TMPDIR', folder);
  expect(cacheFolder(path.join(file, 'node_modules/engine'))).toMatch(folder);
  expect(said.mock.calls.flat().join()).toContain(`so they are in ${folder}`);
});

test.skipIf(process.platform === 'win32')('where the temporary folder cannot be written to either, another one is used', () => {
  const { file, said } = nowhere();
  vi.stubEnv('TMPDIR', file);
  const found = cacheFolder(path.join(file, 'node_modules/engine'));
  expect(found).toMatch(/^(?:\/var)?\/tmp\//);
  expect(existsSync(found)).toBe(true);
  expect(said.mock.calls.flat().join()).toContain(`so they are in ${path.dirname(found)}`);
  rmSync(found, { recursive: true });
});
