import { readFileSync } from 'node:fs';
import path from 'node:path';
import { definePlugin } from '../core/plugin/define-plugin.ts';
import { provenPages } from './badges.ts';
import { hiddenLines } from './hidden-lines-dialect.ts';
import { runOptions } from './options.ts';

/** Samples that run: what is hidden of them, and which pages are proven. `docs samples` runs them. */
export default definePlugin({
  name: 'samples',
  options: runOptions,
  inputs: ({ options: { report } }) => ({ files: report === undefined ? [] : [report] }),
  dialects: [hiddenLines],
  files({ options: { report }, root, pages }): Record<string, string> {
    if (report === undefined) return {};
    const badges = provenPages(readIfThere(path.join(root, report)), { root, pages });
    return { '/samples.json': `${JSON.stringify(badges, null, 2)}\n` };
  },
});

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // the samples never ran
  }
}
