import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { unusedComponents } from './unused-components.ts';

const root = mkdtempSync(path.join(tmpdir(), 'unused-'));
afterAll(() => rmSync(root, { recursive: true }));

const FILES: Readonly<Record<string, string>> = {
  'docs.config.ts': "import { rows } from './parts/rows.ts';",
  'parts/Used.tsx': "import { inner } from './helper';\nimport { Inner } from './Inner.tsx';",
  'parts/Inner.tsx': '',
  'parts/helper.ts': '',
  'parts/rows.ts': '',
  'parts/Own.tsx': '',
  'parts/Lost.island.tsx': '',
  'parts/lost.tsx': '',
  'parts/Used.test.tsx': '',
  'parts/types.d.ts': '',
  'parts/slots/Footer.tsx': "import { year } from './year.ts';",
  'parts/slots/year.ts': '',
  'parts/slots/HeaderEnd.island.tsx': '',
};
mkdirSync(path.join(root, 'parts/slots'), { recursive: true });
for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(root, name), text);

test('unused files in the components folder are named', async () => {
  const settings = { root, componentsFolder: path.join(root, 'parts'), theme: { Header: path.join(root, 'parts/Own.tsx') } };
  const inputs = [
    'docs.config.ts',
    'parts/Used.tsx',
    'parts/Inner.tsx',
    'parts/helper.ts',
    'parts/slots/Footer.tsx',
    'parts/slots/year.ts',
  ];
  const found = await unusedComponents(settings, { names: new Set(['Used']), inputs });
  expect(found.map(({ file, message }) => [file, message])).toEqual([
    ['parts/Lost.island.tsx', 'No page uses <Lost>, and no other component does.'],
    ['parts/lost.tsx', 'Nothing uses this file.'],
    ['parts/slots/HeaderEnd.island.tsx', 'Nothing uses this file.'],
  ]);
});
