import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Diagnostic } from '../shared/diagnostic.ts';
import { serveDev } from './serve-dev.ts';
import { startDev } from './start-dev.ts';

vi.mock('./start-dev.ts', () => ({ startDev: vi.fn(), ignored: () => () => false }));
vi.mock('./watch-folders.ts', () => ({
  watchFolders: async (folders: string[], { onFault }: { onFault: (error: unknown) => void }) => {
    onFault(new Error(`ENOSPC: System limit for number of file watchers reached, watch '${folders[0]}'`));
    return () => {};
  },
}));

const diagnostic: Diagnostic = {
  id: 'config-wrong',
  message: 'Wrong.',
  help: 'Mend it.',
  file: 'docs.config.ts',
  line: 1,
  column: 1,
};
const server = { address: 'http://localhost:4000/', pages: 1, close: async () => {} };

test.each([
  ['a site is served on', server, 'run the command again after you edit the engine', 'serves'],
  ['broken settings are reported, and the command ends', [diagnostic], 'run the command again after a fix', 1],
])('where the system allows no more watchers, %s', async (_, started, instead, result) => {
  const told: unknown[] = [];
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation((text) => told.push(text));
  vi.mocked(startDev).mockResolvedValue(started);
  const engine = { folder: 'engine', code: 'code', hash: 'test', cacheFolder: 'cache' };
  const serving = serveDev({ folder: '.', engine, port: 0 });
  expect(await Promise.race([serving, delay(100, 'serves')])).toBe(result);
  expect(told.join('\n')).toContain(`A folder cannot be watched, so ${instead}: Error: ENOSPC`);
  expect(told.join('\n')).toContain('fs.inotify.max_user_watches');
  expect(told.join('\n')).not.toContain('disk');
});
