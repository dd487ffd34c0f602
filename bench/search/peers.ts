// Compares other search libraries on the same sections, with queries that weren't used for tuning. The libraries aren't
// dependencies of the project: install them anywhere and name the folder.
//   npm i --prefix /tmp/peers minisearch @orama/orama flexsearch lunr pagefind
//   node bench/search.js peers --modules /tmp/peers/node_modules --dist dist [--only pagefind]
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { parsePhrasings } from '../../packages/core/config/phrasings.ts';
import { resultAddress, searchIndex } from '../../packages/search/query/search-index.ts';
import { openBuiltIndex } from './built-index.ts';
import { generatedSections } from './generated-sections.ts';
import { pagefind } from './pagefind.ts';
import { type MadePeer, type PeerSection, peers } from './peer-setups.ts';
import { parseQueries } from './queries.ts';
import { judge, scores } from './score.ts';

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { modules: { type: 'string', default: 'node_modules' }, dist: { type: 'string', default: 'dist' }, only: { type: 'string' } },
  });
  const queries = parseQueries(await readFile('site/search/queries.tsv', 'utf8')).filter(({ set }) => set === 'test' || set === 'hard');
  const index = await openBuiltIndex(path.resolve(values.dist, 'docs'));
  const sections = await sectionsOf(index);
  const require = createRequire(path.resolve(values.modules, 'peers.cjs'));
  const load = (name: string): Promise<unknown> => import(pathToFileURL(path.isAbsolute(name) ? name : require.resolve(name)).href);

  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  console.log(`| | ${kinds.join(' | ')} | all | index, kB | ms a query | heap, MB | 10,000 sections: index, kB | ms a query |`);
  console.log(`|---|${'---|'.repeat(kinds.length + 6)}`);
  const row = (name: string, byKind: Map<string, { mrr: number }>, rest: (string | number)[]) =>
    console.log(
      `| ${name} | ${[...kinds, 'all'].map((kind) => (byKind.get(kind)?.mrr ?? 0).toFixed(2)).join(' | ')} | ${rest.join(' | ')} |`,
    );

  const started = performance.now();
  const own = await judge(queries, async (query) => (await searchIndex(query, index)).results.map(resultAddress));
  row('ours', scores(own), ['see below', ((performance.now() - started) / queries.length).toFixed(1), '', '', '']);
  const large = generatedSections(10_000);
  for (const peer of [...peers, pagefind]) {
    if (values.only !== undefined && peer.module !== values.only) continue;
    const module = await load(peer.file ? path.resolve(values.modules, peer.file) : peer.module).catch(() => undefined);
    if (module === undefined) {
      console.log(`| ${peer.name} is not installed in ${values.modules} |`);
      continue;
    }
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    const made = await peer.make(module, sections);
    globalThis.gc?.();
    const heap = (process.memoryUsage().heapUsed - before) / 1e6;
    const begun = performance.now();
    const judged = await judge(queries, made.search);
    const each = (performance.now() - begun) / queries.length;
    const big = await peer.make(module, large);
    const bigBegun = performance.now();
    for (const { query } of queries.slice(0, 20)) await big.search(query);
    row(peer.name, scores(judged), [
      await size(made),
      each.toFixed(1),
      heap.toFixed(0),
      await size(big),
      ((performance.now() - bigBegun) / 20).toFixed(1),
    ]);
    await Promise.all([made.close?.(), big.close?.()]);
  }
  return 0;
}

/** Compressed kilobytes of the whole index, or of the files that a first query reads if the index is split. */
async function size({ stored, firstBytes }: MadePeer): Promise<string> {
  if (firstBytes) return `first query ${Math.round((await firstBytes('payload too large')) / 1000)}`;
  const whole = brotliCompressSync(stored?.() ?? '', { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return String(Math.round(whole.length / 1000));
}

/** The sections of the built site, in the same form for all libraries. */
async function sectionsOf(index: Awaited<ReturnType<typeof openBuiltIndex>>): Promise<PeerSection[]> {
  const read = parsePhrasings(await readFile('site/search/phrasings.txt', 'utf8'), 'phrasings.txt').phrasings;
  const phrasings = new Map(read.map(({ path: page, anchor, phrases }) => [resultAddress({ path: page, anchor }), phrases.join(' . ')]));
  const sections: PeerSection[] = [];
  for (let number = 0; ; number++) {
    const page = await index.page(number);
    if (!page) return sections;
    const texts = await index.texts(page);
    page.sections.forEach(({ anchor, heading }, i) => {
      const trail = i === 0 ? '' : page.title;
      const id = resultAddress({ path: page.path, anchor });
      sections.push({
        id,
        page: page.path,
        phrasings: phrasings.get(id) ?? '',
        title: i === 0 ? page.title : heading,
        titles: trail,
        text: `${i === 0 ? texts.description : ''} ${(texts.sections[i] ?? '').replaceAll('`', '')}`,
      });
    });
  }
}
