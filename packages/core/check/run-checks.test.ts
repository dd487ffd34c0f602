import { expect, test } from 'vitest';
import type { SiteFolder } from './define-check.ts';
import { checkSources } from './run-checks.ts';

test('an unknown name in `errors` is reported with its location and the closest name', () => {
  const source = { file: 'docs.config.ts', text: "export default {\n  errors: ['title-duplicate',\n    'link-brokn'],\n};\n" };
  const settings = { errors: ['title-duplicate', 'link-brokn'], configSources: [source], files: {}, redirects: {}, versions: [] };
  const folder = { sources: [{ path: '/', relativePath: 'index.md' }], assets: [], settings } as unknown as SiteFolder; // the code under test reads nothing else
  const help = 'Did you mean link-broken?';
  expect(checkSources(folder)).toMatchObject([{ id: 'config-wrong', file: 'docs.config.ts', line: 3, column: 5, help }]);
});
