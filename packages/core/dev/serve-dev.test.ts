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
test('if the system allows no more watchers, broken settings are reported and the command ends', async () => {
  const told: unknown[] = [];
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation((text) => told.push(text));
  vi.mocked(startDev).mockResolvedValue([diagnostic]);
  const engine = { folder: 'engine', code: 'code', hash: 'test', cacheFolder: 'cache' };
  expect(await serveDev({ folder: '.', engine, port: 0 })).toBe(1);
  expect(told.join('\n')).toContain('Cannot watch a folder, so run the command again after a fix: Error: ENOSPC');
  expect(told.join('\n')).toContain('fs.inotify.max_user_watches');
  expect(told.join('\n')).not.toContain('disk');
});
