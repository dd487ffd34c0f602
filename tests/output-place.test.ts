// A build replaces its output folder, so it must not contain anything else.
import { cpSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderContent } from './setup/folder-content.ts';
import { build, copySite, testEngine } from './setup/test-site.ts';

/** Writes files below a folder, each with its name as content. */
function put(folder: string, ...names: string[]): void {
  for (const name of names) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), name);
  }
}

const SETTINGS = "export default { content: 'pages', components: 'parts', base: '/docs/' };\n";

function siteWithFolders(): string {
  const folder = path.join(copySite('empty'), 'site');
  put(folder, 'pages/index.md', 'parts/Word.tsx');
  writeFileSync(path.join(folder, 'docs.config.ts'), SETTINGS);
  writeFileSync(path.join(folder, 'parts/Word.tsx'), 'export const Word = () => <p>Word</p>;\n');
  return folder;
}

test.each<[what: string, out: string, files: string[], reason: RegExp]>([
  ['the site itself', '.', [], /the site needs it/],
  ['a folder above the site', '..', [], /site is in it/],
  ['the pages', 'pages', [], /the site needs it/],
  ['the components', 'parts', [], /the site needs it/],
  ['a file', 'public', ['public'], /it is a file/],
  ['files of the author', 'public', ['public/CNAME'], /no build wrote/],
  ['a Git worktree, even with a site in it', 'public', ['public/.git', 'public/docs/assets/builds.json'], /Git checkout/],
  ['a site among other folders', 'public', ['public/blog/index.html', 'public/docs/assets/builds.json'], /no build wrote/],
  ['a file of the author in the hosting folder', 'public', ['public.hosting/own.conf'], /public\.hosting.*no build wrote/],
])('a build refuses to replace %s', async (_, out, files, reason) => {
  const folder = siteWithFolders();
  put(folder, ...files);
  const before = folderContent(path.dirname(folder));
  await expect(build(folder, { out: path.join(folder, out) })).rejects.toMatchObject({
    name: 'AuthorError',
    message: expect.stringMatching(reason),
  });
  expect(folderContent(path.dirname(folder))).toEqual(before);
});

test('the output of a build is replaced, with or without its record, and where it was copied to', async () => {
  const folder = siteWithFolders();
  const engine = testEngine();
  await build(folder, { engine });
  const right = folderContent(path.join(folder, 'dist'));
  await build(folder, { engine, base: '/other/' });
  await build(folder, { engine });
  for (const name of ['copy', 'copy.hosting'])
    cpSync(path.join(folder, name.replace('copy', 'dist')), path.join(folder, name), { recursive: true });
  put(folder, 'copy/CNAME', 'copy/.vercel/project.json');
  await build(folder, { out: path.join(folder, 'copy') });
  rmSync(path.join(folder, 'dist'), { recursive: true });
  mkdirSync(path.join(folder, 'dist'));
  await build(folder, { engine });
  for (const name of ['dist', 'copy'])
    expect(Object.keys(folderContent(path.join(folder, name)))).toEqual(expect.arrayContaining(Object.keys(right)));
});

test('an output folder that is a symbolic link stays one, and its target is replaced', async () => {
  const folder = siteWithFolders();
  symlinkSync('../served/site', path.join(folder, 'dist'));
  mkdirSync(path.join(folder, '../served'));
  const engine = testEngine();
  for (const text of ['First.', 'Second.']) {
    writeFileSync(path.join(folder, 'pages/index.md'), `# Page\n\n${text}\n`);
    await build(folder, { engine });
    expect(readFileSync(path.join(folder, '../served/site/docs/index.html'), 'utf8')).toContain(text);
    expect(lstatSync(path.join(folder, 'dist')).isSymbolicLink()).toBe(true);
  }
});
