import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import type { Diagnostic } from '../shared/diagnostic.ts';
import { keepChecksummed, readChecksummed } from '../util/checksummed-file.ts';
import { cacheName } from '../util/digest.ts';
import type { Engine } from '../util/engine.ts';
import { displayPath, resolveSymlinks } from '../util/files.ts';

const schema = v.object({ key: v.string(), head: v.string(), dates: v.record(v.string(), v.string()) });

/** Dates of a site's sources from git. */
export interface GitDates {
  /** Source file (from the root of the site) → date of its last commit, `2022-05-12`. Empty outside of git. */
  dates: Map<string, string>;
  diagnostics: Diagnostic[];
}

/**
 * Reads dates from the git history, each commit only once. The whole history is read again if a shallow clone was deepened, or if it no
 * longer contains the last commit read.
 */
export async function gitDates(root: string, { cacheFolder, hash }: Pick<Engine, 'cacheFolder' | 'hash'>): Promise<GitDates> {
  const run = promisify(execFile);
  let head: string;
  let top: string;
  let shallow: string;
  try {
    const { stdout } = await run('git', ['rev-parse', 'HEAD', '--show-toplevel', '--git-path', 'shallow'], { cwd: root });
    [head = '', top = '', shallow = ''] = stdout.trim().split('\n');
  } catch {
    return { dates: new Map(), diagnostics: [] }; // no git, or no commit: pages show no date
  }
  const place = (name: string) => ({
    file: displayPath(root, path.join(path.dirname(path.resolve(root, shallow)), name)),
    line: 1,
    column: 1,
  });
  const ends = await shallowEnds(path.resolve(root, shallow));
  // The boundary commit of a shallow clone seems to add all files, so its date says nothing about them.
  const diagnostics: Diagnostic[] =
    ends === ''
      ? []
      : [
          {
            id: 'dates-shallow',
            message: 'The site is a shallow clone: pages that have not changed since its first commit show no date.',
            help: 'Fetch the whole history: `git fetch --unshallow`, or `fetch-depth: 0` for actions/checkout.',
            ...place('shallow'),
          },
        ];
  const file = path.join(cacheFolder, `dates-${cacheName(root, cacheFolder)}.json`);
  const key = `${hash} ${ends}`;
  const cached = v.safeParse(schema, readChecksummed(file, hash));
  const known = cached.success && cached.output.key === key ? cached.output : undefined;
  if (known?.head === head) return { dates: new Map(Object.entries(known.dates)), diagnostics };
  const isAfter =
    known &&
    (await run('git', ['merge-base', '--is-ancestor', known.head, head], { cwd: root }).then(
      () => true,
      () => false,
    ));
  const dates = new Map(isAfter ? Object.entries(known.dates) : []);
  try {
    await readLog(isAfter ? `${known.head}..${head}` : head, { root, top, dates, ends: new Set(ends.split('\n')) });
  } catch (error) {
    // For example a treeless clone without network.
    const reason = error instanceof Error ? error.message.trim() : String(error);
    const unread: Diagnostic = {
      id: 'dates-unread',
      message: 'Pages show no date because the history could not be read.',
      help: `Git says: ${reason}`,
      ...place('HEAD'),
    };
    return { dates: new Map(), diagnostics: [unread] };
  }
  await keepChecksummed(file, hash, { key, head, dates: Object.fromEntries(dates) });
  return { dates, diagnostics };
}

/** Boundary commits of a shallow clone. A complete clone has no such file, and the result is empty. */
async function shallowEnds(shallow: string): Promise<string> {
  return (await readFile(shallow, 'utf8').catch(() => '')).trim();
}

interface Log {
  root: string;
  /** Hash of the last commit read. */
  top: string;
  /** Collects the newest date of each file. */
  dates: Map<string, string>;
  /** Boundary commits of a shallow clone. */
  ends: ReadonlySet<string>;
}

/** Parses git's output as a stream, so that a long history is never completely in memory. */
async function readLog(range: string, { root, top, dates, ends }: Log): Promise<void> {
  const args = ['log', '--format=%x00%H %cs', '--name-only', '--diff-filter=AMR', '-z', range, '--', '*.md', '*.mdx'];
  const git = spawn('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(git, 'close');
  let fault = '';
  git.stderr.setEncoding('utf8').on('data', (text: string) => {
    fault += text;
  });
  const from = resolveSymlinks(root);
  let date = '';
  let rest = '';
  /** Dates and files, separated by NUL characters. */
  const take = (part: string) => {
    const text = part.trim();
    const [, commit = '', day] = /^([\da-f]{40,64}) (\d{4}-\d\d-\d\d)$/.exec(text) ?? [];
    if (day !== undefined) date = ends.has(commit) ? '' : day;
    else if (text !== '' && date !== '') {
      const file = path.relative(from, path.join(top, text)).split(path.sep).join('/');
      if (date > (dates.get(file) ?? '')) dates.set(file, date);
    }
  };
  for await (const chunk of git.stdout.setEncoding('utf8')) {
    const parts = (rest + chunk).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) take(part);
  }
  take(rest);
  const [code] = await ended;
  if (code !== 0) throw new Error(fault);
}
