import { siteIndex } from '../search/site-index.ts';
import { withBase } from '../shared/address.ts';
import type { OutputFolder } from './output-folder.ts';
import type { OutputRecord } from './output-record.ts';
import { digest } from './page-cache.ts';
import type { SiteModel } from './site-model.ts';

const ROOT = '/assets/search.json';

export interface WriteSearchOptions {
  /** Address of a page → where the cache has it: another one when the page changed. */
  keys: ReadonlyMap<string, string>;
  output: OutputFolder;
  record: OutputRecord;
}

/** Writes the search index. Files that come out as they did last time are taken over from there. */
export async function writeSearch(model: SiteModel, { keys, output, record }: WriteSearchOptions): Promise<void> {
  const { settings, pages } = model;
  const key = digest(
    record.engine,
    settings.base,
    JSON.stringify(settings.synonyms),
    JSON.stringify(settings.asked),
    ...[...pages.keys()].map((path) => keys.get(path) ?? ''),
  );
  const same = record.take(ROOT, key);
  if (same?.files.every(([address, stamp]) => output.keep(address, stamp))) return;

  const before = new Map(record.before(ROOT)?.files);
  const index = siteIndex(model);
  const files: [string, string][] = [];
  const write = async (path: string, content: string) => {
    const address = withBase(settings.base, path);
    const known = path === ROOT ? undefined : before.get(address); // all others have their content in their name
    files.push([address, known !== undefined && output.keep(address, known) ? known : await output.write(address, content)]);
  };
  for (const [name, content] of index.files) await write(`/assets/search/${name}`, content);
  await write(ROOT, index.root);
  record.put(ROOT, key, { hash: '', files });
}
