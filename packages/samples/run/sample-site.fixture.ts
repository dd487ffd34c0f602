import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { scanFences } from './fences/scan-fences.ts';
import { fixOutputs } from './fix-outputs.ts';
import { type RunSiteOptions, runSite } from './run-site.ts';
import { NO_RUN_SETTINGS, type RunSettings } from './settings.ts';

/** A site in a temporary folder, for the tests of one file. `run` runs the samples of a page; `lines` are `line state why`. */
export function sampleSite() {
  const site = { root: '', run };
  beforeAll(() => {
    site.root = mkdtempSync(path.join(tmpdir(), 'run-site-'));
  });
  afterAll(() => rmSync(site.root, { recursive: true }));

  async function run(page: string, settings: Partial<RunSettings> = {}, options: Partial<RunSiteOptions> = {}) {
    const blocks = scanFences(page).map((fence) => ({ ...fence, file: 'a.md', page: '/a/' }));
    const result = await runSite([blocks], {
      root: site.root,
      settings: { ...NO_RUN_SETTINGS, limits: { seconds: 20 }, ...settings },
      cache: { get: () => undefined, set: () => undefined },
      cacheFolder: path.join(site.root, 'cache'),
      records: false,
      ...options,
    });
    const outputs = result.results.flatMap((one) => one.outputs);
    return {
      ...result,
      lines: result.results.map(({ line, state, why }) => `${line} ${state} ${why}`.trim()),
      fixed: fixOutputs(page, outputs, { masks: [], expand: (line) => line }).text,
    };
  }
  return site;
}

/** A block, and the block that shows its output. */
export const fence = (info: string, code: string, output?: string) =>
  `\`\`\`${info}\n${code}\n\`\`\`\n\n${output === undefined ? '' : `\`\`\`text\n${output}\n\`\`\`\n\n`}`;
