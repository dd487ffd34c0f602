import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DevServer, startDev } from './setup/start-dev.ts';

let dev: DevServer;
beforeAll(async () => {
  dev = await startDev('openapi');
});
afterAll(() => dev.stop());

const page = async (address: string) => (await fetch(dev.docs + address)).text();

test('while a description is broken, its last good pages stay; once it is fixed, they are updated', async () => {
  const before = await page('pets/');
  expect(before).toContain('All operations');
  dev.edit('pets.yaml', (text) => `${text}\nbroken: [`);
  await dev.reported('The file cannot be parsed');
  expect(await page('pets/')).toContain('All operations');
  dev.edit('pets.yaml', (text) => text.replace('\nbroken: [', '').replace(/^( *)title: .*$/m, '$1title: Renamed beasts'));
  await expect.poll(() => page('pets/'), { timeout: 20_000 }).toContain('Renamed beasts');
});
