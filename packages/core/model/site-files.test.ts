import { expect, test } from 'vitest';
import type { Settings } from '../config/settings.ts';
import { generatedFiles } from './site-files.ts';

const text = "export default {\n  files: {\n    '/a.txt': make,\n  },\n};\n";
const settings = (make: () => unknown) =>
  ({ files: { '/a.txt': make }, configSources: [{ file: 'docs.config.ts', text }] }) as unknown as Settings; // not every author checks types

test.each<[what: string, make: () => unknown, message: RegExp]>([
  [
    'throws',
    () => {
      throw new Error('No network');
    },
    /\/a\.txt failed: No network\.$/,
  ],
  ['rejects', () => Promise.reject(new Error('Gone!')), /failed: Gone!$/],
  ['returns nothing', () => undefined, /returned a value of type undefined\.$/],
  ['returns null', () => null, /returned null\.$/],
  ['returns an object', async () => ({ a: 1 }), /returned a value of type object\.$/],
])('a function that %s is reported with its location', async (_, make, message) => {
  const { texts, diagnostics } = await generatedFiles(settings(make));
  expect(texts.size).toBe(0);
  expect(diagnostics).toMatchObject([{ id: 'file-failed', message: expect.stringMatching(message), file: 'docs.config.ts', line: 3 }]);
});

test('texts are kept unchanged, even empty ones', async () => {
  expect([...(await generatedFiles(settings(async () => ''))).texts]).toEqual([['/a.txt', '']]);
});
