import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { bundleSite } from '../../packages/core/build/bundle-site.ts';
import { loadSettings } from '../../packages/core/config/load-settings.ts';
import { setBuiltIns } from '../../packages/core/plugins/built-in.ts';
import { loadPlugins } from '../../packages/core/plugins/load-plugins.ts';
import type { Engine } from '../../packages/core/util/engine.ts';
import { BUILT_INS } from '../../packages/docs/built-ins.ts';
import { budgetSchema } from './budget.ts';
import { compareBudget, type Parts } from './compare-budget.ts';
import { chunkName, weighSite } from './weigh-site.ts';

/** Headroom of a new limit, so a trivial change doesn't exceed it. */
const ROOM = 1.01;
/** Bytes for the hashed names of imported scripts, which change with every edit and compress differently each time. */
const ROOM_FOR_NAMES = 16;

export interface BudgetOptions {
  checkout: string;
  /** Folder of the site to weigh. */
  site: string;
  /** Folder of the running engine's code. */
  engineBundle: string;
  /** Sets the limits of the scripts to their current sizes. */
  update: boolean;
}

/** Builds the site and reports everything above the limits in `budget.json`. Returns an exit code. */
export async function checkBudget({ checkout, site, engineBundle, update }: BudgetOptions): Promise<number> {
  const engine: Engine = {
    folder: path.join(checkout, 'packages'),
    code: engineBundle,
    hash: path.basename(engineBundle),
    cacheFolder: path.dirname(engineBundle),
  };
  const { settings } = await loadSettings(site, engine);
  const folder = await mkdtemp(path.join(tmpdir(), 'docs-budget-'));
  try {
    const dist = path.join(folder, 'dist');
    execFileSync(process.execPath, [path.join(checkout, 'packages/docs/bin/docs.js'), 'build', site, '--out', dist], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (!settings) throw new Error('The site has no settings.');
    const weight = weighSite(path.join(dist, settings.base), settings.base);
    setBuiltIns(BUILT_INS);
    const plugins = await loadPlugins(settings, engine);
    if (Array.isArray(plugins)) throw new Error('The plugins of the site cannot be loaded.');
    const app = await bundleSite(engine, settings, plugins);
    if ('help' in app) throw new Error(app.message);
    const parts: Parts = Object.fromEntries(Object.entries(app.modules).map(([file, modules]) => [chunkName(file), modules]));

    const file = path.join(checkout, 'bench/budget/budget.json');
    const budget = v.parse(budgetSchema, JSON.parse(await readFile(file, 'utf8')));
    if (update) {
      const chunks = Object.fromEntries(
        [...weight.chunks].map(([name, bytes]) => [name, Math.ceil(Math.max(bytes * ROOM, bytes + ROOM_FOR_NAMES))]),
      );
      await writeFile(file, `${JSON.stringify({ ...budget, chunks, modules: parts }, null, 2)}\n`);
      return 0;
    }
    const faults = compareBudget(weight, budget, parts);
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) console.error('Remove the addition, load it later, or raise the limits: node bench/run.js budget --update');
    const sorted = [...weight.visits].sort(([, one], [, other]) => one - other);
    const [page, bytes] = sorted[sorted.length >> 1] ?? [];
    const above = sorted.filter(([, visit]) => visit > budget.visit).map(([name, visit]) => `${name} ${visit}`);
    console.log(
      `First visit of ${page}, the median of ${sorted.length} pages: ${bytes} bytes after Brotli, ${weight.script} of them script.`,
    );
    console.log(`Above ${budget.visit}: ${above.join(', ') || 'none'}.`);
    return faults.length > 0 ? 1 : 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
