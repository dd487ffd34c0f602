import { expect, test } from 'vitest';
import type { SiteFolder } from './define-check.ts';
import { checkSources } from './run-checks.ts';

test('a name in `errors` that no kind of mistake has is reported with its place and the nearest name', () => {
  const source = { file: 'docs.config.ts', text: "export default {\n  errors: ['title-duplicate',\n    'link-brokn'],\n};\n" };
  const settings = { errors: ['title-duplicate', 'link-brokn'], configSources: [source], files: {}, redirects: {}, versions: [] };
  const folder = { sources: [{ path: '/', relativePath: 'index.md' }], assets: [], settings } as unknown as SiteFolder; // what is looked at here
  const help = 'Did you mean link-broken?';
  expect(checkSources(folder)).toMatchObject([{ id: 'config-wrong', file: 'docs.config.ts', line: 3, column: 5, help }]);
});
