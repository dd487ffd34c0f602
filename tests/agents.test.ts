import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openBuiltSite } from '../packages/agents/built-site.ts';
import { checkAgents } from '../packages/agents/check-agents.ts';
import { buildFixture } from './browser/build-fixture.ts';

test('this site is ready for agents', async () => {
  expect(await checkAgents(await openBuiltSite(inject('dist')))).toEqual([]);
});

/** A built site with one file changed after the build. */
function damaged(file: string, change: (text: string) => string | undefined): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-agents-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(buildFixture('hosting'), folder, { recursive: true });
  const name = path.join(folder, 'docs', file);
  const changed = change(readFileSync(name, 'utf8'));
  if (changed === undefined) rmSync(name);
  else writeFileSync(name, changed);
  return folder;
}

test.each([
  ['nothing', 'llms.txt', (text: string) => text, []],
  ['a page that is too long', 'guide.md', (text: string) => text + 'x'.repeat(50_000), ['agents-size guide.md']],
  [
    'a missing part',
    'guide.md',
    (text: string) => `${text}\n[x](https://docs.example.com/docs/guide~gone.md)${'x'.repeat(50_000)}`,
    ['agents-size guide.md'],
  ],
  ['a page without a hint', 'guide/index.html', (text: string) => text.replace('rel="describedby"', ''), ['agents-hint guide/index.html']],
  ['a missing copy', 'guide.md', () => undefined, ['agents-freshness guide.md']],
] as const)('%s is reported', async (_, file, change, expected) => {
  const found = await checkAgents(await openBuiltSite(damaged(file, change)));
  expect(found.map(({ id, file: place }) => `${id} ${place}`).sort()).toEqual([...expected].sort());
});
