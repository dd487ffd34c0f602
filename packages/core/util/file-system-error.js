// @ts-check

/** System error code → reason and help. @type {Record<string, [reason: string, help: string]>} */
const FAULTS = {
  EACCES: ['permission is denied', 'Give the user who runs the command access to it. If it is a cache or an old build, it can be deleted.'],
  EPERM: ['permission is denied', 'Give the user who runs the command access to it. If it is a cache or an old build, it can be deleted.'],
  EROFS: ['the file system is read-only', 'Write to another folder (--out for the site), or make the file system writable.'],
  ENOSPC: ['the disk is full', 'Free some space on that disk and run the command again.'],
  EDQUOT: ['the disk quota is used up', 'Free some space on that disk and run the command again.'],
  EBUSY: ['another program uses it', 'Close what uses it, or write to another folder (--out for the site).'],
  EIO: ['the disk has an error', 'Look at the disk, or write to another one (--out for the site), and run the command again.'],
  ENOTDIR: ['a part of the path is a file', 'Choose another folder.'],
  EEXIST: ['a file is in the place of a folder', 'Choose another folder, or remove that file.'],
  EMFILE: ['too many files are open', 'Raise the limit of open files (ulimit -n) and run the command again.'],
};

/** The same codes while watching a folder mean that a limit of the system is reached. @type {[reason: string, help: string]} */
const WATCH_FAULT = [
  'the system allows no more watchers',
  'On Linux, raise fs.inotify.max_user_watches (for EMFILE, fs.inotify.max_user_instances) with sysctl, or end other programs that watch files.',
];

/** Node's format; only the message is passed between processes. */
const PATTERN = /\b(E[A-Z]+): [^']*'([^']*)'(?: -> '([^']*)')?/;
const WATCH_PATTERN = /\b(ENOSPC|EMFILE): [^']*, watch '/;
const WITHOUT_PATH = /\b(E[A-Z]+): /;

/**
 * What the file system refused, as the author can use it; undefined for any other error.
 * @param {unknown} error
 * @returns {{ message: string, help: string, path: string } | undefined}
 */
export function fileSystemError(error) {
  if (!(error instanceof Error)) return undefined;
  const [, code = WITHOUT_PATH.exec(error.message)?.[1] ?? '', from = '', to] = PATTERN.exec(error.message) ?? [];
  const path = to ?? from;
  const fault = Object.hasOwn(FAULTS, code) ? FAULTS[code] : undefined;
  if (!fault) return undefined;
  const isWatch = WATCH_PATTERN.test(error.message);
  const [reason, help] = isWatch ? WATCH_FAULT : fault;
  const refused = isWatch ? 'watched' : 'read or written';
  return { message: `${path === '' ? 'A file' : path} cannot be ${refused}: ${reason} (${code}).`, help, path };
}
