// Pages that include other files: the included text is always current, and only files of the site can be included.
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DiagnosticLog } from '../packages/core/dev/diagnostic-log.ts';
import { startDev } from '../packages/core/dev/start-dev.ts';
import { build, copySite, testEngine } from './setup/test-site.ts';

const textOf = (folder: string) => readFileSync(path.join(folder, 'dist/index.md'), 'utf8');

test('includes are read from the site folder, and read again after an edit', async () => {
  const folder = copySite('includes');
  // Digests are cached only for files that are a few seconds old.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
  onTestFinished(() => void vi.useRealTimers());
  const engine = testEngine();
  writeFileSync(path.join(folder, '../outside.md'), 'Not of this site');
  symlinkSync('../../outside.md', path.join(folder, 'content/secret.txt'));
  const { diagnostics } = await build(folder, { engine });
  const found = diagnostics
    .filter(({ id }) => id === 'include-unread' || id === 'link-broken')
    .map(({ file, id, line }) => `${file}:${line} ${id}`);
  expect(found.sort()).toEqual([
    'content/index.md:12 link-broken',
    'content/index.md:14 include-unread',
    'content/index.md:16 include-unread',
    'content/index.md:19 include-unread',
    'content/part.md:3 link-broken',
  ]);
  expect(textOf(folder)).toContain('```rust\nlet apples = 1;\n```');
  expect(textOf(folder)).toContain('let pears = 2;');
  expect(textOf(folder)).toContain('Cherries');
  expect(textOf(folder)).not.toContain('Not of this site');

  const listing = path.join(folder, 'listings/main.rs');
  writeFileSync(listing, readFileSync(listing, 'utf8').replace('apples', 'plums'));
  const { changes } = await build(folder, { engine });
  expect(changes.changed).toContain('/index.html');
  expect(textOf(folder)).toContain('let plums = 1;');
  expect((await build(folder, { engine })).changes.changed).toEqual([]);
});

test('the development server shows the current text of an included file', async () => {
  const folder = copySite('includes');
  const server = await startDev({ folder, engine: testEngine(), port: 0, log: new DiagnosticLog(() => {}, false) });
  if (Array.isArray(server)) throw new Error(JSON.stringify(server));
  onTestFinished(server.close);
  const page = async () => (await fetch(server.address)).text();
  expect(await page()).toContain('Cherries');
  const part = path.join(folder, 'content/part.md');
  writeFileSync(part, readFileSync(part, 'utf8').replace('Cherries', 'Raspberries'));
  expect(await page()).toContain('Raspberries');
});
