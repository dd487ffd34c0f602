import { expect, test } from 'vitest';
import { fileSystemError } from './file-system-error.js';

test.each([
  ["EACCES: permission denied, open '/cache/x.json'", '/cache/x.json cannot be read or written: permission is denied (EACCES).'],
  [
    "EBUSY: resource busy or locked, rename '/a/dist.1.new' -> '/a/dist'",
    '/a/dist cannot be read or written: another program uses it (EBUSY).',
  ],
  ["EROFS: read-only file system, mkdir '/a/dist.1.new'", '/a/dist.1.new cannot be read or written: the file system is read-only (EROFS).'],
  ['ENOSPC: no space left on device, write', 'A file cannot be read or written: the disk is full (ENOSPC).'],
  ["[plugin x] Error: EACCES: permission denied, mkdir '/cache'", '/cache cannot be read or written: permission is denied (EACCES).'],
  [
    "ENOSPC: System limit for number of file watchers reached, watch '/site/a'",
    '/site/a cannot be watched: the system allows no more watchers (ENOSPC).',
  ],
  ["EMFILE: too many open files, watch '/site'", '/site cannot be watched: the system allows no more watchers (EMFILE).'],
  ["EMFILE: too many open files, open '/site/a.md'", '/site/a.md cannot be read or written: too many files are open (EMFILE).'],
  ["EIO: i/o error, write '/a/dist.1.new/x'", '/a/dist.1.new/x cannot be read or written: the disk has an error (EIO).'],
  ["ENOTDIR: not a directory, mkdir '/a/file/dist'", '/a/file/dist cannot be read or written: a part of the path is a file (ENOTDIR).'],
  ['EIO: i/o error, write', 'A file cannot be read or written: the disk has an error (EIO).'],
  ["ENOENT: no such file or directory, open '/x'", undefined],
  ['EVERYTHING: is wrong', undefined],
])('%s → %s', (text, message) => {
  expect(fileSystemError(new Error(text))?.message).toBe(message);
});

test.each([
  ["ENOSPC: System limit for number of file watchers reached, watch '/site'", 'fs.inotify.max_user_watches'],
  ["EMFILE: too many open files, watch '/site'", 'fs.inotify.max_user_instances'],
  ["EMFILE: too many open files, open '/site/a.md'", 'ulimit -n'],
  ["ENOSPC: no space left on device, open '/site/a, watch b'", 'Free some space'],
])('%s: the help names %s', (text, help) => {
  expect(fileSystemError(new Error(text))?.help).toContain(help);
});
