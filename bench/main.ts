// How fast the engine is, beside bare HTML and other generators. See README.md for how each figure is taken.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureSite } from './browser/measure-site.ts';
import { checkBudget } from './budget/check-budget.ts';
import { measureBuilds } from './build/measure-builds.ts';
import { saveSection } from './report/save-section.ts';

const HELP = `npm run bench -- [what] [options]

  builds (default)  cold, nothing changed, one page changed
  visit             what a reader meets on a built site: --dist folder of the host, --base /docs/
  budget            fails where the site weighs more than bench/budget/budget.json allows; --update sets the limits

  --quick           100 and 1,000 pages, this engine and bare HTML, each once
  --pages 200,1000  sizes of the generated site
  --only ours,bare  generators: bare, ours, starlight, docusaurus, vitepress, rspress
  --runs 3          how often each is measured, for the median
  --limit 600       seconds after which a build counts as failed
  --save            writes the tables into bench/RESULTS.md
  --work folder     where the projects go and stay; a temporary folder without it
`;

/** Runs a command line and returns its exit code. */
export async function main(args: string[], checkout: string, engineBundle: string): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      quick: { type: 'boolean' },
      pages: { type: 'string' },
      only: { type: 'string' },
      runs: { type: 'string' },
      limit: { type: 'string' },
      work: { type: 'string' },
      dist: { type: 'string', default: 'dist' },
      base: { type: 'string', default: '/docs/' },
      site: { type: 'string' },
      update: { type: 'boolean', default: false },
      save: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs ?? (values.quick ? 1 : 3));
  switch (positionals[0] ?? 'builds') {
    case 'builds':
      return measureBuilds({
        checkout,
        sizes: (values.pages ?? (values.quick ? '100,1000' : '200,1000,5000,10000')).split(',').map(Number),
        names: (values.only ?? 'bare,ours').split(','),
        runs,
        limitSeconds: Number(values.limit ?? 600),
        work: values.work === undefined ? undefined : path.resolve(values.work),
        save: values.save,
      });
    case 'visit': {
      const text = await measureSite({ dist: path.resolve(values.dist), base: values.base, runs: Number(values.runs ?? 5) });
      console.log(text);
      if (values.save) await saveSection(checkout, 'What a reader meets', text);
      return 0;
    }
    case 'budget':
      return checkBudget({ checkout, site: values.site ?? checkout, engineBundle, update: values.update });
    default:
      console.log(HELP);
      return 1;
  }
}
