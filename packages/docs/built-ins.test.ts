import { expect, test } from 'vitest';
import { ESCAPES } from '../core/content/markdown/read-dialects.ts';
import figures from '../figures/plugin.ts';
import { CASES } from '../other-tools/dialects/dialect-cases.ts';
import { DIALECTS } from '../other-tools/dialects/dialects.ts';
import { BUILT_INS } from './built-ins.ts';

const late = (name: string) => BUILT_INS[`@workflow-docs/engine/${name}`]?.late ?? /$^/;

const signed = CASES.map(([, written]) => written).filter((written) => DIALECTS.some((one) => one !== ESCAPES && one.sign.test(written)));

test('a page that matches one of the dialects loads the plugin', () => {
  expect(signed.length).toBeGreaterThan(80);
  expect(signed.filter((written) => !late('other-tools').test(written))).toEqual([]);
});

test.each(Object.keys(figures.components ?? {}))('a page with <%s> loads the figures', (name) => {
  expect(`Text\n\n<${name} />`).toMatch(late('figures'));
  expect(`Text\n\n<${name}>`).toMatch(late('figures'));
});

test('plain Markdown loads no plugin', () => {
  const plain = '# Title\n\nA [link](/page/) to `code`, *and* **more**.\n\n- a\n- b\n\n```js\nconst a = [1];\n```\n';
  expect(Object.entries(BUILT_INS).filter(([, { late: sign }]) => sign?.test(plain))).toEqual([]);
});
