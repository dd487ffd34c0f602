import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { SiteModel } from '../model/site-model.ts';
import { checkAccent, checkThemes } from './check-theme.ts';

const SOURCE = {
  file: 'docs.config.ts',
  text: "export default {\n  brand: {\n    accent: {\n      light: '#ffe600',\n      dark: '#ffe600',\n    },\n  },\n};\n",
};

test.each([
  [{ light: '#ffe600', dark: '#ffe600' }, ['accent-contrast docs.config.ts:4']],
  ['#0a7350', []],
  [undefined, []],
])('%j', (accent, expected) => {
  const model = { settings: { accent, configSources: [SOURCE] } } as unknown as SiteModel; // the code under test reads nothing else
  const found = checkAccent(model);
  expect(found.map(({ id, file, line }) => `${id} ${file}:${line}`)).toEqual(expected);
  for (const { help } of found) expect(help).toMatch(/#[0-9a-f]{6}\.$/);
});

test('every custom theme is checked, including values inherited from its base theme', () => {
  const text = "export default { themes: { sepia: { label: 'Sepia', colors: {\n  paper: '#f6eedb',\n  ink: '#b09a70',\n} } } };\n";
  const themes = { sepia: { label: 'Sepia', base: 'light', colors: { paper: '#f6eedb', ink: '#b09a70' } } };
  const model = { settings: { themes, configSources: [{ file: 'docs.config.ts', text }] } } as unknown as SiteModel; // as above
  const found = checkThemes(model);
  expect(found[0]).toMatchObject({ id: 'theme-contrast', file: 'docs.config.ts', line: 3 });
  expect(found[0]?.message).toMatch(/“sepia”, ink \(#b09a70\) has a contrast of 2\.\d:1 on paper \(#f6eedb\), and 7:1 is needed/);
  // The example of the documentation.
  const example = /defineConfig\((\{\s+themes[\s\S]*?\n\})\)/.exec(readFileSync('docs/theme.md', 'utf8'))?.[1];
  const { themes: good } = new Function(`return ${example}`)();
  expect(Object.keys(good)).toEqual(['sepia']);
  expect(checkThemes({ settings: { themes: good, configSources: [] } } as unknown as SiteModel)).toEqual([]);
});
