import { expect, test } from 'vitest';
import type { SiteModel } from '../model/site-model.ts';
import { checkAccent } from './check-accent.ts';

const SOURCE = {
  file: 'docs.config.ts',
  text: "export default {\n  brand: {\n    accent: {\n      light: '#ffe600',\n      dark: '#ffe600',\n    },\n  },\n};\n",
};

test.each([
  [{ light: '#ffe600', dark: '#ffe600' }, ['accent-contrast docs.config.ts:4']],
  ['#0a7350', []],
  [undefined, []],
])('%j', (accent, expected) => {
  const model = { settings: { accent, configSources: [SOURCE] } } as unknown as SiteModel; // what is asked here looks at nothing else
  const found = checkAccent(model);
  expect(found.map(({ id, file, line }) => `${id} ${file}:${line}`)).toEqual(expected);
  for (const { help } of found) expect(help).toMatch(/#[0-9a-f]{6}\.$/);
});
