import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const LONGEST = 16_000_000;

/** A file of the site in a commit. */
export interface Revision {
  commit: string;
  /** Its path in that commit, from the top of the repository. */
  file: string;
  /** In seconds since 1970. */
  time: number;
}

/** The commits that changed a file, newest first, following renames. Empty outside of git. */
export async function revisionsOf(root: string, relativePath: string): Promise<Revision[]> {
  const text = await git(root, ['log', '--follow', '--format=%x00%H %ct', '--name-only', '--', relativePath]);
  return text
    .split('\0')
    .slice(1)
    .map((entry) => {
      const [head = '', , file = ''] = entry.split('\n');
      const [commit = '', time] = head.split(' ');
      return { commit, file, time: Number(time) };
    })
    .filter(({ file }) => file !== '');
}

/** The last commit that changed a file, with its date; `undefined` for a file that was never committed. */
export async function lastCommit(root: string, relativePath: string): Promise<Omit<Revision, 'file'> | undefined> {
  const [commit, time] = (await git(root, ['log', '-1', '--format=%H %ct', '--', relativePath])).trim().split(' ');
  return commit && time ? { commit, time: Number(time) } : undefined;
}

/** The text of a file in a commit; `undefined` if it did not exist. */
export async function textAt(root: string, { commit, file }: Pick<Revision, 'commit' | 'file'>): Promise<string | undefined> {
  const text = await git(root, ['show', `${commit}:${file}`]);
  return text === '' ? undefined : text;
}

/** Path of a file from the top of the repository. */
export async function pathInRepository(root: string, relativePath: string): Promise<string> {
  const prefix = (await git(root, ['rev-parse', '--show-prefix'])).trim();
  return path.posix.normalize(prefix + relativePath);
}

/** Runs git. Returns an empty string if it fails or is not installed. */
async function git(root: string, args: string[]): Promise<string> {
  return run('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, maxBuffer: LONGEST }).then(
    ({ stdout }) => stdout,
    () => '',
  );
}
