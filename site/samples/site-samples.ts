import path from 'node:path';
import type { Sample } from '../../packages/core/content/code/sample.ts';
import { collectSamples } from '../../packages/samples/collect-samples.ts';
import { config } from '../config.ts';

/** The samples of both versions, without those that components write. */
export function siteSamples(): Promise<Sample[]> {
  const root = path.resolve(import.meta.dirname, '../..');
  const versions = (config.versions ?? []).map(({ id, content, path: begin = '/' }) => ({
    id,
    label: id,
    content: path.join(root, content),
    path: begin,
    sidebars: undefined,
    pairs: {},
  }));
  return collectSamples({ versions, root }, { names: { ...config.constants, ...config.addresses }, components: new Map() });
}
