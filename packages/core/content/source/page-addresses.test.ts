import { expect, test } from 'vitest';
import { withAddresses } from './page-addresses.ts';
import { sourcePath } from './source-path.ts';

const found = (file: string, locale?: string) => ({
  source: {
    file: `/site/${file}`,
    relativePath: file,
    folder: '',
    prefix: '/',
    path: `/${sourcePath(file)}`,
    version: 'main',
    ...(locale === undefined ? {} : { locale }),
  },
  given: undefined,
});

test.each([
  ['reference.md reference/_index.md', '/reference-2/ /reference/'],
  // Addresses at which the build writes sections and Markdown copies of other pages.
  ['guide.md guide~part.md', '/guide/ /guide-part/'],
  ['guide.md guide~a~b.md guide-a-b.md', '/guide/ /guide-a-b-2/ /guide-a-b/'],
  ['a/guide.html.md a/guide.html~x.md', '/a/guide.html /a/guide-html-x/'],
  ['index.md index~part.md', '/ /index-part/'],
  ['guide.md guide.md.md', '/guide/ /guide-md/'],
  ['b/guide.md guide~part.md other.md.md', '/b/guide/ /guide~part/ /other.md/'],
  // Files that every build writes.
  ['llms.txt.md v1/robots.txt.md pages.json.md', '/llms-txt/ /v1/robots-txt/ /pages-json/'],
])('%s are at %s', (files, addresses) => {
  const sources = withAddresses(files.split(' ').map((file) => found(file)));
  expect(sources.map(({ path }) => path).join(' ')).toBe(addresses);
});

test('a page in another language is not a neighbor', () => {
  expect(withAddresses([found('guide.md'), found('guide~part.md', 'de')]).map(({ path }) => path)).toEqual(['/guide/', '/guide~part/']);
});

test.each([
  ['slug', '1.10', '/releases/1.10/'],
  ['slug', '/v1.10', '/v1.10/'],
  ['permalink', '/old/1.10/', '/old/1.10/'],
  ['permalink', '/old/page.html', '/old/page.html'],
])('a number with a decimal point in `%s: %s` is not a file: %s', (field, value, address) => {
  const { source } = found('releases/notes.md');
  expect(withAddresses([{ source, given: { field, value } }]).map(({ path }) => path)).toEqual([address]);
});
