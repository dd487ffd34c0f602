import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { withLevels } from '../packages/core/check/checks.ts';
import { build, check, copySite } from './setup/test-site.ts';

const CASES = v.parse(
  v.array(
    v.strictObject({
      /** Folder below `tests/sites`. */
      site: v.string(),
      about: v.optional(v.string()),
      base: v.optional(v.string()),
      /** Symbolic links to create (name → target), because not every checkout preserves them. */
      links: v.optional(v.record(v.string(), v.string()), {}),
      /** `id file:line` of every error, by file and line. */
      diagnostics: v.array(v.string()),
      /** `file:line` → expected help of the first error there, where it isn't just a matter of wording. */
      cures: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
  JSON.parse(readFileSync('tests/cases/diagnostics.json', 'utf8')),
);

test.for(CASES)('$site $base: $diagnostics.length diagnostics', async ({ site, base, links, diagnostics, cures }) => {
  const folder = copySite(site);
  for (const [name, target] of Object.entries(links)) symlinkSync(target, path.join(folder, name));
  const found = await check(folder, base === undefined ? {} : { base });
  // Most of these are warnings by default.
  const errors = withLevels(found, 'all').filter((diagnostic) => diagnostic.level === 'error');
  const parent = `${path.dirname(folder)}/`;
  expect(errors.map(({ id, file, line }) => `${id} ${file.replace(parent, '')}:${line}`)).toEqual(diagnostics);
  for (const [place, cure] of Object.entries(cures)) expect(errors.find(({ file, line }) => `${file}:${line}` === place)?.help).toBe(cure);
  // Every message and every help text is a sentence.
  for (const { message, help } of errors) {
    expect(message).toMatch(/^\S.*[.?]$/);
    expect(help).toMatch(/^\S.*[.?`]$/);
  }
});

test.each([
  ['an extra brace', 'p {\n  color: red;\n}\n}\n', 5],
  ['an unexpected end', '@media print {\n  p {\n    color: "red\n', 3],
])('a style sheet with %s is reported by a build, which writes nothing', async (_, text, line) => {
  const folder = copySite('plain');
  writeFileSync(path.join(folder, 'docs.config.ts'), "export default { title: 'Plain', content: '.', styles: 'site.css' };\n");
  writeFileSync(path.join(folder, 'site.css'), text);
  const { diagnostics, written } = await build(folder);
  expect(diagnostics.filter(({ level }) => level === 'error').map(({ id, file, line: at }) => `${id} ${file}:${at}`)).toEqual([
    `app-broken site.css:${line}`,
  ]);
  expect(written || existsSync(path.join(folder, 'dist'))).toBe(false);
});

test('a hydrated component that imports a Node module is reported with its location', async () => {
  const folder = copySite('plain');
  writeFileSync(path.join(folder, 'docs.config.ts'), "export default { title: 'Plain', content: '.', components: 'parts' };\n");
  mkdirSync(path.join(folder, 'parts'));
  writeFileSync(path.join(folder, 'parts/Now.island.tsx'), "import { EOL } from 'node:os';\nexport const Now = () => <p>{EOL}</p>;\n");
  expect((await build(folder)).diagnostics).toContainEqual({
    id: 'app-broken',
    level: 'error',
    message: "The browser code could not be bundled: Could not resolve 'node:os'.",
    help: 'Fix the component or style sheet at this location.',
    file: 'parts/Now.island.tsx',
    line: 1,
    column: 21,
  });
});

test.each(['./box.css', '../logo.svg'])('a component that imports %s gets an error that says where the file belongs', async (file) => {
  const folder = copySite('plain');
  writeFileSync(path.join(folder, 'docs.config.ts'), "export default { title: 'Plain', content: '.', components: 'parts' };\n");
  mkdirSync(path.join(folder, 'parts'));
  writeFileSync(path.join(folder, 'parts/Box.tsx'), `import it from '${file}';\nexport const Box = () => <p>{it}</p>;\n`);
  expect((await build(folder)).diagnostics).toContainEqual(
    expect.objectContaining({
      id: 'components-broken',
      message: expect.stringContaining(`Box.tsx imports ${file}, which is no code: styles`),
    }),
  );
});
