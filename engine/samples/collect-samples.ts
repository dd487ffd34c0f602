import type { Settings } from '../config/settings.ts';
import { findSources } from '../page/find-sources.ts';
import { readSource } from '../page/read-source.ts';
import type { Sample } from './sample.ts';
import { type SampleOptions, samplesOf } from './samples-of.ts';

/** Every sample of a site, by page and place. Unreadable files are skipped here and reported when they are compiled. */
export async function collectSamples({ versions, root }: Pick<Settings, 'versions' | 'root'>, options: SampleOptions): Promise<Sample[]> {
  const found = await Promise.all(versions.map((version) => findSources(version, root)));
  const samples: Sample[] = [];
  for (const source of found.flatMap((result) => result.sources)) {
    const text = readSource(source.file, source.relativePath);
    if (typeof text === 'string') samples.push(...(await samplesOf(source, text, options)));
  }
  return samples;
}
