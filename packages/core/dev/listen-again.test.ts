import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listenAgain } from './listen-again.ts';

test('port 0 reuses the last port, or another one if it is taken', async () => {
  const cacheFolder = mkdtempSync(path.join(tmpdir(), 'docs-port-'));
  const start = (root: string) => listenAgain((_, response) => void response.end(), 0, { root, engine: { cacheFolder, hash: 'test' } });
  const first = await start('/site');
  const beside = await start('/site');
  const other = await start('/other');
  expect(new Set([first, beside, other].map(({ port }) => port)).size).toBe(3);
  for (const server of [first, beside, other]) await server.close();
  const again = await start('/site');
  expect(again.port).toBe(beside.port);
  expect((await fetch(again.address)).status).toBe(200);
  await again.close();
});
