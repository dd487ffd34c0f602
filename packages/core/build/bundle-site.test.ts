import { expect, test } from 'vitest';
import { bundleDiagnostic } from '../build/bundle-site.ts';
import type { Settings } from '../config/settings.ts';

test.each([
  ["EACCES: permission denied, access '/site/cache'", 'file-refused', 'cache'],
  ['[PARSE_ERROR] Unterminated string', 'app-broken', 'docs.config.ts'],
])('%s is reported as %s in %s', (text, id, file) => {
  const settings = { root: '/site', configFile: 'docs.config.ts', stylesFiles: [] } as Partial<Settings> as Settings; // the code under test reads nothing else
  expect(bundleDiagnostic(new Error(text), settings)).toMatchObject({ id, file });
});
