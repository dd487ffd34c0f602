import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { markdownFile } from '../../packages/core/shared/page-files.ts';
import { config } from '../../site/config.ts';
import { articleOf, copyTokens, firstDifference, sectionWords, textWords } from '../../tools/copies/compare-copies.ts';
import { contentTokens } from '../../tools/copies/content-tokens.ts';
import { searchedSections } from '../../tools/copies/searched-sections.ts';
import { openBuiltIndex } from '../setup/open-built-index.ts';

const FULL_LINK = new RegExp(`(\\]\\(<?|\\]: <?|\\s(?:href|src)=["'])${config.site}/docs/`, 'g');

const docs = path.join(inject('dist'), 'docs');
const read = (file: string) => readFileSync(path.join(docs, file), 'utf8');
const paths: string[] = JSON.parse(read('pages.json')).map((record: { path: string }) => record.path);
const pages = new Map(paths.map((page) => [`/docs${markdownFile(page)}`, `/docs${page}`]));
const pageOf = (copy: string) => pages.get(copy);
const htmlOf = (page: string) => articleOf(read(page.endsWith('/') ? `${page}index.html` : page));
/** The copy with root-relative links, like those of the page. */
const copyOf = (page: string) => read(markdownFile(page)).replaceAll(FULL_LINK, '$1/docs/');

function difference(html: string, copy: string): string | undefined {
  return firstDifference(contentTokens(html), copyTokens(copy, pageOf), ['the page', 'its copy']);
}

test('every copy has the same content as its page', () => {
  const faults = paths.flatMap((page) => {
    const found = difference(htmlOf(page), copyOf(page));
    return found === undefined ? [] : [`${page}: ${found}`];
  });
  expect(faults).toEqual([]);
});

test('the search index has the content of every page of the newest version', async () => {
  const searched = await searchedSections(await openBuiltIndex(docs));
  expect(searched.size).toBe(paths.filter((page) => !page.startsWith('/v1/')).length);
  const faults = [...searched].flatMap(([page, sections]) => {
    const said = sectionWords(contentTokens(htmlOf(page), { whole: true }));
    if (said.length !== sections.length) return [`${page}: ${said.length} sections, and ${sections.length} in the search`];
    return sections.flatMap(({ text, isCut }, at) => {
      const kept = textWords(text);
      const all = said[at] ?? [];
      // The search keeps only the start of a very long section.
      const [html, search] = isCut ? [all.slice(0, kept.length - 1), kept.slice(0, -1)] : [all, kept];
      const found = firstDifference(html, search, ['the page', 'the search']);
      return found === undefined ? [] : [`${page}: ${found}`];
    });
  });
  expect(faults).toEqual([]);
});

/** The first page whose copy matches. */
function pageWith(pattern: RegExp): string {
  const found = paths.find((page) => pattern.test(copyOf(page)));
  if (found === undefined) throw new Error(`No page matches ${pattern}.`);
  return found;
}

describe('a planted difference is reported', () => {
  test.each([
    ['a missing word', /\bworkflow\b/, ''],
    ['two swapped words', /(\w+) (workflow)\b/, '$2 $1'],
    ['a character of code', /(\n```js[^\n]*\n[^`]*?);/, '$1'],
    ['a space of code', /(\n```js[^\n]*\n[^`]*?\n) ( \S)/, '$1$2'],
    ['inline code', /`(\w+)`/, '`$1x`'],
    ['the target of a link', /\]\(\/docs\/([\w/-]+)\.md/, '](/docs/$1x.md'],
    ['the anchor of a link', /\]\((\/docs\/[\w/-]+\.md)#\w/, ']($1#0'],
    ['a row of a table', /(\n\|[ :|-]+\|\n)\|.*\n/, '$1'],
    ['two merged cells', /(\n\|[ :|-]+\|\n\| [^|\n]+)\| ([^|\n]+)\|/, '$1 $2| |'],
    ['the label of a tab', /\n\*\*Node\.js\*\*\n/, '\n'],
    ['the words of a diagram', /\n\*[A-Z][^*\n]{30,}\*\n/, '\n'],
    ['the name of a code block', / title="[^"]+"/, ''],
    ['a heading level', /\n### /, '\n## '],
  ])('%s', (_, pattern, replacement) => {
    const page = pageWith(pattern);
    const changed = copyOf(page).replace(pattern, replacement);
    expect(changed).not.toBe(copyOf(page));
    expect(difference(htmlOf(page), changed)).toMatch(/^after “.*” the page has “.+”, its copy “.+”$/s);
  });
});
