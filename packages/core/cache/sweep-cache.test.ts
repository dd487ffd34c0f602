import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sweepCache } from './sweep-cache.ts';

const DAY = 24 * 3600 * 1000;
const now = Date.UTC(2022, 4, 12);

test('bundles that nobody has used for a month go, and what processes that have ended were writing; everything else stays', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-sweep-'));
  const put = (name: string, days: number, content?: string) => {
    const file = path.join(folder, name);
    if (content === undefined) mkdirSync(file);
    else writeFileSync(file, content);
    utimesSync(file, (now - days * DAY) / 1000, (now - days * DAY) / 1000);
  };
  put('engine-0123456789abcdef', 31);
  put('app-fedcba9876543210', 29);
  put('pages--home-docs', 400);
  put('output-0123456789abcdef', 400, 'a file');
  const ended = spawnSync(process.execPath, ['--version']).pid;
  for (const pid of [ended, process.pid]) {
    put(`sources-a.json.${pid}.1795`, 0, 'half a file');
    put(`making.${pid}.one`, 0);
  }
  await sweepCache(folder, now);
  expect(readdirSync(folder).sort()).toEqual([
    'app-fedcba9876543210',
    `making.${process.pid}.one`,
    'output-0123456789abcdef',
    'pages--home-docs',
    `sources-a.json.${process.pid}.1795`,
  ]);
  rmSync(folder, { recursive: true });
});
