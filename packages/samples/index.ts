import type { RunSettings } from './run/settings.ts';

/** Runs the samples of a site: `plugins: [samples({ run: { python: 'each' } })]`. */
export function samples(options: Partial<RunSettings> = {}) {
  return { use: '@workflow-docs/engine/samples', options };
}
