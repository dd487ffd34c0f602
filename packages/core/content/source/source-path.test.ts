import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath } from '../../shared/address.ts';
import { sourcePath } from './source-path.ts';

test.for([
  ['index.md', ''],
  ['README.md', ''],
  ['index.mdx', ''],
  ['workflows/index.md', 'workflows/'],
  ['workflows/readme.md', 'workflows/'],
  ['workflows/steps.md', 'workflows/steps/'],
  ['workflows/steps.MDX', 'workflows/steps/'],
  ['quickstart/create-new-workflow.html.md', 'quickstart/create-new-workflow.html'],
  ['reindex.md', 'reindex/'],
  ['01-intro.md', 'intro/'],
  ['1-First steps.md', 'First-steps/'],
  ['2-factor login.md', '2-factor-login/'],
  ['2. First steps.md', 'First-steps/'],
  ['02-First steps.md', 'First-steps/'],
  ['index/page.md', 'index/page/'],
  ['v1.2/notes.md', 'v1.2/notes/'],
  ['C# guide.md', 'C-sharp-guide/'],
  ['C#/F#.md', 'C-sharp/F-sharp/'],
  ['what?.md', 'what/'],
  ['100% done.md', '100-percent-done/'],
  ['a%20b #1.md', 'a-20b-1/'],
  ['?.md', 'page/'],
  ['it\'s "x".md', 'it\'s-"x"/'],
  ['日本語.md', '日本語/'],
  ['guide/index.html.md', 'guide/'],
] as const)('%s → /%s', ([file, path]) => {
  expect(sourcePath(file)).toBe(path);
});

const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/).filter((text) => text !== 'index' && text !== 'readme');

test('every file has one canonical address, and a folder has that of its index', () => {
  fc.assert(
    fc.property(fc.array(name, { maxLength: 4 }), name, fc.constantFrom('.md', '.mdx'), (folders, file, ending) => {
      const place = [...folders, file].join('/');
      const path = `/${sourcePath(place + ending)}`;
      expect(canonicalPath(path)).toBe(path);
      expect(`/${sourcePath(`${place}/index${ending}`)}`).toBe(path);
    }),
  );
});

test('browsers do not normalize the address of any file', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 }), (parts) => {
      const names = parts.map((part) => part.replace(/[/\p{Cc}]/gu, 'x')).filter((part) => !/^[\s.]*$/.test(part));
      if (names.length === 0) return;
      const path = `/${sourcePath(`${names.join('/')}.md`)}`;
      expect(path).not.toMatch(/[#?%\\\s]/);
      expect(decodeURIComponent(new URL(path.replace(/^\/+/, '/'), 'http://docs').pathname).length).toBeGreaterThan(0);
    }),
  );
});
