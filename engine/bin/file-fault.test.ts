import { expect, test } from 'vitest';
import { fileFault } from './file-fault.js';

test.each([
  ["EACCES: permission denied, open '/cache/x.json'", '/cache/x.json cannot be read or written: permission is denied (EACCES).'],
  [
    "EBUSY: resource busy or locked, rename '/a/dist.1.new' -> '/a/dist'",
    '/a/dist cannot be read or written: another program uses it (EBUSY).',
  ],
  ["EROFS: read-only file system, mkdir '/a/dist.1.new'", '/a/dist.1.new cannot be read or written: the file system is read-only (EROFS).'],
  ['ENOSPC: no space left on device, write', 'A file cannot be read or written: the disk is full (ENOSPC).'],
  ["[plugin x] Error: EACCES: permission denied, mkdir '/cache'", '/cache cannot be read or written: permission is denied (EACCES).'],
  ["ENOENT: no such file or directory, open '/x'", undefined],
  ['EVERYTHING: is wrong', undefined],
])('%s → %s', (text, message) => {
  expect(fileFault(new Error(text))?.message).toBe(message);
});
