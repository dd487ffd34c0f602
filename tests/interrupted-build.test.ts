import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copySite } from './setup/test-site.ts';

/** Temporary folders of unfinished builds. */
const leftovers = (folder: string) => readdirSync(folder).filter((name) => /^dist\.\d/.test(name));

function start(folder: string) {
  const build = spawn(process.execPath, ['packages/docs/bin/docs.js', 'build', folder], { stdio: 'ignore' });
  return { build, ended: once(build, 'exit') };
}

test('a build killed while writing leaves the last good one, and the next build cleans up', async () => {
  const folder = copySite('empty');
  mkdirSync(path.join(folder, 'pages'));
  for (let n = 0; n < 400; n++) writeFileSync(path.join(folder, `pages/${n}.md`), `# Page ${n}\n\nOld text.\n`);
  expect(await start(folder).ended).toEqual([0, null]);
  const first = path.join(folder, 'dist/pages/0/index.html');
  expect(readFileSync(first, 'utf8')).toContain('Old text.');

  for (let n = 0; n < 400; n++) writeFileSync(path.join(folder, `pages/${n}.md`), `# Page ${n}\n\nNew text.\n`);
  const { build, ended } = start(folder);
  while (leftovers(folder).length === 0 && build.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 2));
  build.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(leftovers(folder)).toEqual([expect.stringMatching(/^dist\.\d+-\d+-\w{8}\.new$/)]);
  expect(readFileSync(first, 'utf8')).toContain('Old text.');
  expect(existsSync(path.join(folder, 'dist/pages/399/index.html'))).toBe(true);

  expect(await start(folder).ended).toEqual([0, null]);
  expect(leftovers(folder)).toEqual([]);
  expect(readFileSync(first, 'utf8')).toContain('New text.');
});
