import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cacheName } from '../config/cache-name.ts';
import type { Settings } from '../config/settings.ts';
import type { PageSearch } from '../page/compiled-page.ts';
import type { AssembledIndex } from '../search/core/assemble-index.ts';
import { IndexJoin } from '../search/core/build-index.ts';
import type { IndexState } from '../search/core/index-state.ts';
import { hasPieceHash } from '../search/core/packed-pieces.ts';
import { type PageEdit, patchIndex } from '../search/core/patch-index.ts';
import { askedFor, indexOptions } from '../search/site-index.ts';
import { withBase } from '../shared/address.ts';
import { withoutAnyBase } from '../shared/any-base.ts';
import { compileAgain } from './compile-batch.ts';
import { digest } from './digest.ts';
import type { Engine } from './engine.ts';
import type { OutputFolder } from './output-folder.ts';
import { keepSealed, readSealed } from './sealed-file.ts';
import { shortHash } from './short-hash.ts';
import type { SiteModel } from './site-model.ts';
import type { KeyedSource } from './source-keys.ts';
import type { PageMakers } from './write-pages.ts';

const ROOT = '/assets/search.json';
/** Where more of the pages than this part were edited, all are joined anew. */
const FEW = 1 / 10;

export interface WriteSearchOptions extends PageMakers {
  output: OutputFolder;
  engine: Engine;
}

/** The last index, and the pages that it was made of. */
interface LastIndex {
  /** Stands for what readers ask for its places. */
  asked: string;
  /** Key of a page, and how many parts it has in the index. */
  pages: [key: string, parts: number][];
  state: IndexState;
}

/** Writes what the search knows of all pages together; the texts of each are written with it. */
export async function writeSearch({ settings, pages }: SiteModel, options: WriteSearchOptions): Promise<void> {
  const { output, sources, engine } = options;
  const current = settings.versions[0]?.id;
  const covered = [...pages.values()].filter((page) => page.version === current).flatMap(({ record }) => sources.get(record.path) ?? []);
  const key = digest(engine.hash, settings.base, JSON.stringify([settings.synonyms, settings.asked]), ...covered.map((page) => page.key));
  if (output.take(ROOT, key) !== undefined) return;

  const stateFile = path.join(engine.cacheFolder, `search-${cacheName(output.final, engine.cacheFolder)}.json`);
  // What is kept below.
  const last = readSealed(stateFile, engine.hash) as LastIndex | undefined;
  const addressOf = (name: string) => withBase(settings.base, `/assets/search/${name}`);
  const isThere = ({ files }: AssembledIndex) =>
    [...files].every(([name, content]) => content !== undefined || output.keep(addressOf(name)));

  const asked = digest(JSON.stringify(settings.asked));
  const patched = last?.asked === asked ? patch(last, covered, options, addressOf, settings) : undefined;
  const made = patched && isThere(patched.index) ? patched : await joinAll(covered, options, settings);
  const files: string[] = [];
  for (const [name, content] of made.index.files) {
    const address = addressOf(name);
    files.push(address);
    if (content !== undefined && !output.keep(address)) await output.write(address, content); // its content is in its name
  }
  const root = withBase(settings.base, ROOT);
  await output.write(root, made.index.root);
  output.made(ROOT, key, '', [...files, root]);
  await keepSealed(stateFile, engine.hash, { asked, pages: made.pages, state: made.state } satisfies LastIndex);
}

interface MadeIndex extends Omit<LastIndex, 'asked'> {
  index: AssembledIndex;
}

async function joinAll(covered: readonly KeyedSource[], { cache, options }: WriteSearchOptions, settings: Settings): Promise<MadeIndex> {
  const join = new IndexJoin();
  const asked = askedFor(settings);
  const pages: LastIndex['pages'] = [];
  for (const { source, key } of covered) {
    const parts = cache.search(key) ?? (await compileAgain(source, options)).search;
    for (const part of parts) join.add(asked(part));
    pages.push([key, parts.length]);
  }
  return { ...join.filesAndState(indexOptions(settings)), pages };
}

/** The index made of the last one, where no page came or went and few were edited; undefined where that cannot be done. */
function patch(
  last: LastIndex,
  covered: readonly KeyedSource[],
  { cache, output }: WriteSearchOptions,
  addressOf: (name: string) => string,
  settings: Settings,
): MadeIndex | undefined {
  const edited = covered.filter(({ key }, at) => last.pages[at]?.[0] !== key).length;
  if (last.pages.length !== covered.length || edited > Math.max(1, covered.length * FEW)) return undefined;
  const asked = askedFor(settings);
  const edits: PageEdit[] = [];
  const firstOf: number[] = [];
  let number = 0;
  for (const [at, [key, count]] of last.pages.entries()) {
    firstOf.push(number);
    const now = covered[at]?.key ?? '';
    if (now !== key) {
      const [before, after] = [cache.search(key), cache.search(now)];
      if (!before || after?.length !== count || before[0]?.path !== after[0]?.path) return undefined;
      for (const [part, page] of after.entries())
        edits.push({ number: number + part, before: asked(before[part] ?? page), after: asked(page) });
    }
    number += count;
  }
  const partOf = (wanted: number): PageSearch[number] | undefined => {
    const after = firstOf.findIndex((first) => first > wanted);
    const at = (after < 0 ? firstOf.length : after) - 1;
    return cache.search(covered[at]?.key ?? '')?.[wanted - (firstOf[at] ?? 0)];
  };
  try {
    const made = patchIndex(last.state, edits, {
      ...indexOptions(settings),
      shard: (name) => readShard(output, name, addressOf(name)),
      row: (wanted) => partOf(wanted)?.row ?? lost(`page ${wanted}`),
    });
    return { ...made, pages: covered.map(({ key }, at): [string, number] => [key, last.pages[at]?.[1] ?? 1]) };
  } catch (error) {
    if (error instanceof LostFile) return undefined;
    throw error;
  }
}

/** Something of the last index is not there any more. */
class LostFile extends Error {}

function lost(name: string): never {
  throw new LostFile(name);
}

function readShard(output: OutputFolder, name: string, address: string): string[] {
  let text: string;
  try {
    text = readFileSync(output.final + withoutAnyBase(address), 'utf8');
  } catch {
    return lost(name);
  }
  if (!hasPieceHash(name, shortHash(text))) return lost(name);
  // Whoever wrote a file with that hash wrote a shard.
  return (JSON.parse(text) as { postings: string[] }).postings;
}
