// Speed of the engine compared with bare HTML and other generators. README.md explains how each figure is measured.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkBudget } from './budget/check-budget.ts';
import { measureBuilds } from './build/measure-builds.ts';
import { removeAside } from './build/set-aside.ts';
import { measureDev } from './dev/measure-dev.ts';
import { makePlan, type Plan } from './plan.ts';
import { measureRendering } from './rendering/measure-rendering.ts';
import { saveSection } from './report/save-section.ts';
import { measureSite } from './site/measure-site.ts';
import { measureVisits } from './visits/measure-visits.ts';

const HELP = `npm run bench -- [parts] [options]

  builds     cold, nothing changed, one page changed
  visits     this site's own pages, built with each generator: first visit, navigation, search
  site       this site as it is, and a page of 1 MB: first visit, scrolling, input, memory
  rendering  pages of this site and plain HTML of the same text, with the processor slowed down four and eight times
  dev        time to start \`docs dev\`, and from an edit until it shows
             (default: all five)
  budget     fails if the site exceeds bench/budget/budget.json; --update sets new limits

  --quick           small sites, one run each: under five minutes
  --peers           includes Starlight, Docusaurus, VitePress and Rspress, installed into the working folder
  --only ours,bare  only these generators: bare, ours, starlight, docusaurus, vitepress, rspress
  --pages 200,1000  sizes of the generated sites for \`builds\`
  --corpus site     builds this site's own pages instead of generated ones
  --runs 3          number of runs, for the median
  --limit 600       seconds after which a build counts as failed
  --save            writes the tables to bench/RESULTS.md
  --work folder     folder for the projects, which is kept; default: a temporary folder
`;

interface Setting {
  checkout: string;
  work: string;
  plan: Plan;
  limitSeconds: number;
}

const parts: Record<string, { title: string; measure: (setting: Setting) => Promise<string> }> = {
  builds: { title: 'Builds', measure: measureBuilds },
  visits: { title: 'Own pages, visited', measure: measureVisits },
  site: { title: 'This site as it stands', measure: measureSite },
  rendering: { title: 'Rendering on slow processors', measure: measureRendering },
  dev: { title: 'Writing', measure: measureDev },
};

/** Runs a command line and returns its exit code. */
export async function main(args: string[], checkout: string, engineBundle: string): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      quick: { type: 'boolean' },
      peers: { type: 'boolean' },
      only: { type: 'string' },
      pages: { type: 'string' },
      corpus: { type: 'string' },
      runs: { type: 'string' },
      limit: { type: 'string', default: '600' },
      work: { type: 'string' },
      site: { type: 'string' },
      update: { type: 'boolean', default: false },
      save: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (positionals[0] === 'budget') return checkBudget({ checkout, site: values.site ?? checkout, engineBundle, update: values.update });
  const names = positionals.length > 0 ? positionals : Object.keys(parts);
  if (values.help || names.some((name) => !parts[name])) {
    console.log(HELP);
    return values.help ? 0 : 1;
  }
  let plan: Plan;
  try {
    plan = makePlan(values);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  const work = values.work === undefined ? await mkdtemp(path.join(tmpdir(), 'docs-bench-')) : path.resolve(values.work);
  const titles = Object.values(parts).map(({ title }) => title);
  let failed = false;
  for (const { title, measure } of names.flatMap((name) => parts[name] ?? [])) {
    const started = performance.now();
    try {
      const text = await measure({ checkout, work, plan, limitSeconds: Number(values.limit) });
      console.log(`\n## ${title}\n\n${text}\n\n(${((performance.now() - started) / 60_000).toFixed(1)} minutes)\n`);
      if (values.save) await saveSection(checkout, titles, title, text);
    } catch (error) {
      // Go on: the other parts don't depend on this one.
      console.error(title, error);
      failed = true;
    }
  }
  if (values.work === undefined) await rm(work, { recursive: true, force: true });
  else await removeAside(work);
  return failed ? 1 : 0;
}
