// Compares the words of pages, their Markdown copies and the search index, in folders that were written for other tools:
//   node bench/search.js copies FOLDER…    each one is copied and built without any settings
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentFile, markdownFile } from '../../packages/core/shared/page-files.ts';
import { articleOf, copyTokens, firstDifference, sectionWords, textWords } from '../../tools/copies/compare-copies.ts';
import { contentTokens, type Token } from '../../tools/copies/content-tokens.ts';
import { searchedSections } from '../../tools/copies/searched-sections.ts';
import { openBuiltIndex } from './built-index.ts';

const SHOWN = 3;

export async function main(folders: string[]): Promise<number> {
  let faults = 0;
  for (const folder of folders) {
    const copy = await mkdtemp(path.join(tmpdir(), 'docs-copies-'));
    try {
      await cp(folder, copy, { recursive: true });
      faults += await compare(path.basename(folder), copy);
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  }
  return faults > 0 ? 1 : 0;
}

/** Number of pages that differ from their copies or from the search index. */
async function compare(name: string, folder: string): Promise<number> {
  const built = spawnSync(process.execPath, [path.resolve('packages/docs/bin/docs.js'), 'build'], { cwd: folder, encoding: 'utf8' });
  if (built.status !== 0) {
    console.log(`${name} does not build: ${built.stderr.trim().split('\n').at(-1)}`);
    return 1;
  }
  const dist = path.join(folder, 'dist');
  const read = (file: string) => readFile(path.join(dist, file), 'utf8');
  const pages: { path: string }[] = JSON.parse(await read('pages.json'));
  const searched = await searchedSections(await openBuiltIndex(dist));
  const copies: string[] = [];
  const searches: string[] = [];
  for (const page of pages) {
    const article = articleOf(await read(documentFile(page.path)));
    const copy = copyTokens(await read(markdownFile(page.path)), () => undefined);
    const inCopy = firstDifference(words(contentTokens(article)), words(copy), ['the page', 'its copy']);
    if (inCopy !== undefined) copies.push(`${page.path} ${inCopy}`);
    const sections = searched.get(page.path);
    if (!sections) continue; // an older version
    const shown = sectionWords(contentTokens(article, { whole: true })).flat();
    const kept = sections.flatMap(({ text }) => textWords(text));
    const inSearch = sections.some(({ isCut }) => isCut) ? undefined : firstDifference(shown, kept, ['the page', 'the search']);
    if (inSearch !== undefined) searches.push(`${page.path} ${inSearch}`);
  }
  console.log(`${name}: ${pages.length} pages; ${copies.length} copies differ, ${searches.length} differ in the search`);
  for (const fault of [...copies.slice(0, SHOWN), ...searches.slice(0, SHOWN)]) console.log(`  ${fault}`);
  return copies.length + searches.length;
}

/** Words of every kind: Markdown parsers disagree on the positions of words in links and tables. */
function words(tokens: readonly Token[]): Token[] {
  return tokens.flatMap(({ kind, text }) => (kind === 'word' || kind === 'code' || kind === 'block' ? textWords(text) : []));
}
