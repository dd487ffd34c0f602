import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { moveIn } from './publish-folder.ts';

function folderOf(parent: string, files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(parent, 'docs-publish-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [place, text] of Object.entries(files)) {
    mkdirSync(path.dirname(folder + place), { recursive: true });
    writeFileSync(folder + place, text);
  }
  return folder;
}

const contentOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [file.slice(folder.length), readFileSync(file, 'utf8')]),
  );

/** Places where a folder can't be swapped: on Linux, another file system, like a volume in a container. */
const places = [tmpdir(), '/dev/shm'].filter((folder) => existsSync(folder));

test.each(places)('files copied one by one from %s replace files and folders', (place) => {
  const from = folderOf(place, { '/new/page': 'new', '/changed': 'changed', '/was-file/page': 'in', '/was-folder': 'out' });
  const before = { '/kept': 'kept', '/changed': 'old', '/was-file': 'a file', '/was-folder/deep/page': 'page', '/gone/page': 'gone' };
  const to = folderOf(tmpdir(), before);
  moveIn(from, to, {
    added: ['/new/page', '/was-file/page', '/was-folder'],
    changed: ['/changed'],
    removed: ['/was-file', '/was-folder/deep/page', '/gone/page'],
  });
  expect(contentOf(to)).toEqual({
    '/changed': 'changed',
    '/kept': 'kept',
    '/new/page': 'new',
    '/was-file/page': 'in',
    '/was-folder': 'out',
  });
  expect(readdirSync(to).sort()).toEqual(['changed', 'kept', 'new', 'was-file', 'was-folder']);
});
