import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite, readSite } from './build/build-site.ts';
import type { Engine } from './build/engine.ts';
import { Progress } from './build/progress.ts';
import { checkSite } from './check/check-site.ts';
import { reportMistakes, sortMistakes } from './check/report-mistakes.ts';
import { serveDev } from './dev/serve-dev.ts';
import { servePreview } from './preview/serve-preview.ts';
import type { Mistake } from './shared/mistake.ts';

const HELP = `docs <command> [folder]

  dev      serve the site and show every edit at once
  build    write the site to dist/
  preview  serve what was built
  check    tell every mistake; exit code 1 where there is one
  search   answer a query as the site does

  --base /docs/      base path, instead of the setting
  --out folder       where to build to, or to preview from
  --port number      port to serve at (4000)
  --format json      mistakes as JSON (check)
  --strict           warnings count as mistakes (check, build)
`;

export interface Runtime {
  engine: string;
  /** Folder of the running code; its name ends in the hash of the sources. */
  bundle: string;
}

/** Runs a command line and returns its exit code. */
export async function run(args: string[], runtime: Runtime): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { base: { type: 'string' }, out: { type: 'string' }, port: { type: 'string' }, format: { type: 'string' }, strict: { type: 'boolean' }, json: { type: 'boolean' }, explain: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  const [command = 'help', folder = '.'] = positionals;
  const engine: Engine = { folder: runtime.engine, hash: path.basename(runtime.bundle), cacheFolder: path.dirname(runtime.bundle) };
  const watched = process.stderr.isTTY === true && !process.env.CI;
  const progress = new Progress(watched);
  const options = { folder, engine, progress, ...(values.base === undefined ? {} : { base: values.base }), ...(values.out === undefined ? {} : { out: values.out }) };
  const port = Number(values.port ?? 4000);

  switch (command) {
    case 'build': {
      const started = performance.now();
      const result = await buildSite(options);
      tell(result.mistakes);
      if (!result.written) return summary(result.mistakes, 'Nothing was written; the last good build stays.');
      console.log(`${result.pages} pages in ${((performance.now() - started) / 1000).toFixed(2)} s (${progress.summary()})`);
      return values.strict && result.mistakes.length > 0 ? 1 : 0;
    }
    case 'check': {
      const { model, assets, mistakes } = await readSite(options);
      const all = sortMistakes(model ? [...mistakes, ...checkSite(model, new Set(assets.map((asset) => asset.path)))] : mistakes);
      if (values.format === 'json') console.log(JSON.stringify(all, null, 2));
      else tell(all);
      const failed = all.some((mistake) => values.strict || mistake.level === 'error');
      if (values.format !== 'json') summary(all, failed ? '' : `${model?.pages.size ?? 0} pages, no mistake.`);
      return failed ? 1 : 0;
    }
    case 'dev':
      return serveDev({ ...options, port });
    case 'preview':
      return servePreview({ ...options, port });
    case 'help':
      console.log(HELP);
      return values.help || args.length === 0 || positionals[0] === 'help' ? 0 : 1;
    default:
      console.error(`There is no command “${command}”.\n\n${HELP}`);
      return 1;
  }
}

function tell(mistakes: Mistake[]): void {
  if (mistakes.length > 0) console.error(reportMistakes(mistakes, process.stderr.isTTY === true));
}

function summary(mistakes: Mistake[], text: string): number {
  const errors = mistakes.filter((mistake) => mistake.level === 'error').length;
  const warnings = mistakes.length - errors;
  if (mistakes.length > 0) console.error(`\n${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}. ${text}`);
  else if (text !== '') console.log(text);
  return errors > 0 ? 1 : 0;
}
