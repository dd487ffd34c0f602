import { expect, test } from 'vitest';
import type { AppBundle } from './app-bundle.ts';
import { appOfSite } from './app-of-site.ts';

const site = { title: 'A', base: '/', versions: [], currentVersion: '', loadTimeout: 5, analytics: '' };
const code = {
  '/assets/app.AAAAAAAA.js': 'start(docsSite); import("./box.BBBBBBBB.js"); import("./react.CCCCCCCC.js")',
  '/assets/box.BBBBBBBB.js': 'import {a} from "./app.AAAAAAAA.js"',
  '/assets/part.of-box.DDDDDDDD.js': 'import {b} from "./box.BBBBBBBB.js"',
  '/assets/react.CCCCCCCC.js': 'export {}',
  '/assets/styles.EEEEEEEE.css': 'a {}',
};
const bundle: AppBundle = {
  files: new Map(Object.entries(code).map(([file, text]) => [file, Buffer.from(text)])),
  script: '/assets/app.AAAAAAAA.js',
  imports: ['/assets/box.BBBBBBBB.js', '/assets/react.CCCCCCCC.js'],
  early: '',
  styles: [],
  stylesFile: '/assets/styles.EEEEEEEE.css',
  modules: { '/assets/app.AAAAAAAA.js': { 'app/start.ts': 10 }, '/assets/react.CCCCCCCC.js': { react: 10 } },
};
const sectionTexts = ({ files }: AppBundle) => new Map([...files].map(([file, content]) => [file, content.toString()]));

test('the first script has the settings; it and all that depends on it get names that only these settings give', () => {
  const [one, same, other] = [site, { ...site }, { ...site, title: 'B' }].map((info) => appOfSite(bundle, info));
  if (!one || !same || !other) throw new Error('three apps were made');
  expect(sectionTexts(same)).toEqual(sectionTexts(one));

  const inBoth = [...one.files.keys()].filter((file) => other.files.has(file));
  expect(inBoth).toEqual(['/assets/react.CCCCCCCC.js', '/assets/styles.EEEEEEEE.css']);
  expect(sectionTexts(one).get(one.script)).toMatch(/^const docsSite=\{"title":"A",.*\};start\(docsSite\)/);
  expect(one.imports[1]).toBe('/assets/react.CCCCCCCC.js');
  expect(one.modules).toEqual({ [one.script]: { 'app/start.ts': 10 }, '/assets/react.CCCCCCCC.js': { react: 10 } });
});

test('every name that a script mentions is the name of a file', () => {
  const { files, script, imports } = appOfSite(bundle, site);
  const mentioned = [...sectionTexts({ ...bundle, files }).values()].flatMap((text) => text.match(/[\w.-]+\.js/g) ?? []);
  expect(mentioned).toHaveLength(4);
  for (const file of [...mentioned.map((name) => `/assets/${name}`), script, ...imports]) expect([...files.keys()]).toContain(file);
});

test.each([
  ['p{background:url(./dots.AAAAAAAA.svg)}', 'p{background:url(/docs/assets/dots.AAAAAAAA.svg)}'],
  ['@font-face{src:url("./a.AAAAAAAA.woff2")format("woff2")}', '@font-face{src:url("/docs/assets/a.AAAAAAAA.woff2")format("woff2")}'],
  [
    'p{mask:url(#part),url(data:image/png;base64,AA),url(https://a.b/c)}',
    'p{mask:url(#part),url(data:image/png;base64,AA),url(https://a.b/c)}',
  ],
])('what %s names is found from a page', (css, expected) => {
  const styles = [{ css, wanted: [] }];
  expect(appOfSite({ ...bundle, styles }, { ...site, base: '/docs/' }).styles[0]?.css).toBe(expected);
});
