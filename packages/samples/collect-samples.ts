import { readPage } from '../core/content/markdown/read-page.ts';
import type { ResolveOptions } from '../core/content/markdown/resolve-page.ts';
import { findSources } from '../core/content/source/find-sources.ts';
import { samplesOfPage } from './samples-of-page.ts';
import type { Sample } from './syntax/sample.ts';

/** All samples of a site, in order of page and position. Unreadable files are skipped here, and reported when they're compiled. */
export async function collectSamples(
  { versions, root }: { versions: readonly Parameters<typeof findSources>[0][]; root: string },
  options: ResolveOptions,
): Promise<Sample[]> {
  const found = await Promise.all(versions.map((version) => findSources(version, root)));
  const samples: Sample[] = [];
  for (const source of found.flatMap((result) => result.sources)) {
    const text = readPage(source);
    if (typeof text === 'string') samples.push(...(await samplesOfPage(source, text, options)));
  }
  return samples;
}
