import { execFile } from 'node:child_process';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { cacheName } from '../config/cache-name.ts';
import type { Engine } from './engine.ts';
import { realPlace } from './real-place.ts';

const schema = v.object({ key: v.string(), dates: v.record(v.string(), v.string()) });

/**
 * Source file (from the root of the site) → date of its last commit, `2022-05-12`. Empty outside of
 * git. The history is read once for each commit by one engine, and again where a shallow clone has become a deeper one.
 */
export async function gitDates(root: string, { cacheFolder, hash }: Pick<Engine, 'cacheFolder' | 'hash'>): Promise<Map<string, string>> {
  const run = promisify(execFile);
  let head: string;
  let top: string;
  let shallow: string;
  try {
    const { stdout } = await run('git', ['rev-parse', 'HEAD', '--show-toplevel', '--git-path', 'shallow'], { cwd: root });
    [head = '', top = '', shallow = ''] = stdout.trim().split('\n');
  } catch {
    return new Map(); // no git, or no commit: pages then show no date
  }
  const file = path.join(cacheFolder, `dates-${cacheName(root, cacheFolder)}.json`);
  const key = `${hash} ${head} ${await shallowEnds(path.resolve(root, shallow))}`;
  const known = await readKnown(file);
  if (known?.key === key) return new Map(Object.entries(known.dates));
  let log: string;
  try {
    ({ stdout: log } = await run('git', ['log', '--format=%x00%cs', '--name-only', '--diff-filter=AMR', '-z', '--', '*.md', '*.mdx'], {
      cwd: root,
      maxBuffer: 1 << 30,
    }));
  } catch (error) {
    // Such as a clone without its trees, and no network.
    console.error(`Pages show no date, because the history could not be read. ${error instanceof Error ? error.message.trim() : error}`);
    return new Map();
  }
  const dates = parseLog(log, realPlace(root), top); // git names its top so
  const temporary = `${file}.${process.pid}`;
  try {
    await writeFile(temporary, JSON.stringify({ key, dates: Object.fromEntries(dates) }));
    await rename(temporary, file);
  } catch {
    // A cache that cannot be written costs time, nothing else.
  }
  return dates;
}

async function readKnown(file: string): Promise<v.InferOutput<typeof schema> | undefined> {
  try {
    return v.parse(schema, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined; // never made, or damaged
  }
}

/** The commits at which a shallow clone ends; empty for a whole one, where git keeps no such file. */
async function shallowEnds(shallow: string): Promise<string> {
  return (await readFile(shallow, 'utf8').catch(() => '')).trim();
}

/** Dates and files, each after a zero character; the newest commit comes first. */
function parseLog(log: string, root: string, top: string): Map<string, string> {
  const dates = new Map<string, string>();
  let date = '';
  for (const part of log.split('\0')) {
    const text = part.trim();
    if (/^\d{4}-\d\d-\d\d$/.test(text)) date = text;
    else if (text !== '') {
      const file = path.relative(root, path.join(top, text)).split(path.sep).join('/');
      if (!dates.has(file)) dates.set(file, date);
    }
  }
  return dates;
}
