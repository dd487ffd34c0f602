import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DevServer, startDev } from './setup/start-dev.ts';

let dev: DevServer;
beforeAll(async () => {
  dev = await startDev('page-list');
});
afterAll(() => dev.stop());

test('pages that a plugin derives from other pages follow their edits', async () => {
  const listed = async () => [...(await (await fetch(`${dev.docs}list/`)).text()).matchAll(/<li>([\w ]+)<\/li>/g)].map(([, line]) => line);
  expect(await listed()).toEqual(['First page', 'Second page']);
  dev.edit('second.md', (text) => text.replace('Second page', 'Renamed'));
  await expect.poll(listed, { timeout: 20_000 }).toEqual(['First page', 'Renamed']);
  writeFileSync(path.join(dev.folder, 'third.md'), '# Third page\n');
  await expect.poll(listed, { timeout: 20_000 }).toEqual(['First page', 'Renamed', 'Third page']);
});
