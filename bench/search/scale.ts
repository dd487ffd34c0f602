// Cost of the search on large sites and hostile input: bytes, memory, time.
//   node --expose-gc bench/search.js scale [--pages 10000]
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import type { SearchFiles } from '../../packages/search/index/assemble-index.ts';
import { buildIndex } from '../../packages/search/index/build-index.ts';
import type { SearchPage, SearchSection } from '../../packages/search/index/page-terms.ts';
import { memoryReader, searchIndex } from '../../packages/search/query/search-index.ts';
import { generatedSections } from './generated-sections.ts';

const hash = (content: string) => createHash('sha256').update(content).digest('base64url').slice(0, 8);

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { pages: { type: 'string', default: '10000' } } });
  await report(`${values.pages} pages, 5 sections each`, generatedPages(Number(values.pages)), [
    'bababe',
    'kelo mamona',
    'titibobu section',
    'rere page 77',
    'kelmoa mamnoa titbiobu babaeb',
    'so',
  ]);
  await report('hostile', hostilePages(), ['needle', 'word99 needle', '天気予報', 'zzzzzzzzzzzz', 'section 4999', 'a'.repeat(10_000)]);
  return 0;
}

async function report(name: string, pages: SearchPage[], queries: string[]): Promise<void> {
  globalThis.gc?.();
  const before = process.memoryUsage();
  const started = performance.now();
  const files = buildIndex(pages, { synonyms: { said: [], loose: [] }, hash });
  const took = performance.now() - started;
  console.log(
    `\n${name}: built in ${(took / 1000).toFixed(1)} s, process ${Math.round(process.memoryUsage().rss / 1e6)} MB (before ${Math.round(before.rss / 1e6)} MB)`,
  );
  console.log(`root ${kilobytes(files.root)} kB; files: ${counts(files)}; largest ${largest(files)}`);
  for (const query of queries) console.log(await cost(query, files));
}

/** Files and bytes that a query reads from a cold index, and the time of the same query on the warm one. */
async function cost(query: string, files: SearchFiles): Promise<string> {
  let bytes = compressed(files.root);
  let reads = 0;
  const index = memoryReader(files, (file) => {
    reads++;
    bytes += compressed(files.files.get(file) ?? '');
  });
  const { results, found } = await searchIndex(query, index);
  const begun = performance.now();
  await searchIndex(query, index);
  return `  “${query.slice(0, 30)}”: ${found} sections, first ${results[0]?.path ?? 'none'}; ${reads} files, ${Math.round(bytes / 1000)} kB; again ${(performance.now() - begun).toFixed(1)} ms`;
}

function generatedPages(count: number): SearchPage[] {
  const sections = generatedSections(count * 5);
  return Array.from({ length: count }, (_, i) =>
    page(
      `/page-${i}/`,
      `Page ${i}`,
      sections.slice(i * 5, i * 5 + 5).map(({ title, text }) => section(title, text)),
    ),
  );
}

function hostilePages(): SearchPage[] {
  const base64 = createHash('sha512').update('x').digest('base64').repeat(1200).slice(0, 100_000);
  const words = Array.from({ length: 700_000 }, (_, i) => `word${i % 90_000}`).join(' ');
  return [
    ...Array.from({ length: 30 }, (_, i) =>
      page(`/base64-${i}/`, `Base64 ${i}`, [section('Data', `needle ${base64} ${base64.replaceAll('/', ' ')}`)]),
    ),
    ...Array.from({ length: 2000 }, (_, i) => page(`/one-${i}/`, 'Word', [section('', 'word')])),
    page('/huge/', 'Five megabytes', [section('All', `${words} needle`)]),
    page(
      '/many/',
      'Fifty thousand sections',
      Array.from({ length: 50_000 }, (_, i) => section(`Section ${i}`, `Text of section ${i} with a few words.`)),
    ),
    ...Array.from({ length: 500 }, (_, i) =>
      page(`/cjk-${i}/`, `天気予報 ${i}`, [
        section('東京の天気', '明日の東京は晴れのち曇り、最高気温は二十五度の見込みです。工作流程的触发器可以按计划运行。'.repeat(20)),
      ]),
    ),
  ];
}

function page(path: string, title: string, sections: SearchSection[]): SearchPage {
  return {
    path,
    title,
    description: '',
    whole: true,
    sections: [{ anchor: '', heading: title, level: 1, text: '', code: [] }, ...sections],
  };
}

function section(heading: string, text: string): SearchSection {
  return { anchor: heading.toLowerCase().replaceAll(' ', '-'), heading, level: 2, text, code: [] };
}

function counts({ files }: SearchFiles): string {
  const byKind = new Map<string, number>();
  for (const name of files.keys()) {
    const kind = name.split('.')[0] ?? '';
    byKind.set(kind, (byKind.get(kind) ?? 0) + 1);
  }
  return [...byKind].map(([kind, count]) => `${count} ${kind}`).join(', ');
}

function largest({ files }: SearchFiles): string {
  const sizes = new Map<string, number>();
  for (const [name, content] of files) {
    const kind = name.split('.')[0] ?? '';
    // Compress only candidates for the largest file of a kind.
    if (content.length > (sizes.get(kind) ?? 0)) sizes.set(kind, content.length);
  }
  return [...sizes]
    .map(
      ([kind, length]) =>
        `${kind} ${kilobytes([...files].find(([name, content]) => name.startsWith(`${kind}.`) && content.length === length)?.[1] ?? '')} kB`,
    )
    .join(', ');
}

function kilobytes(text: string): number {
  return Math.round(compressed(text) / 100) / 10;
}

function compressed(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
