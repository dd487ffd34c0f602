import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './build/build-site.ts';
import { cachedPages } from './build/cached-pages.ts';
import type { Engine } from './build/engine.ts';
import type { OutputChanges } from './build/output-changes.ts';
import { Progress } from './build/progress.ts';
import { readSite } from './build/read-site.ts';
import { checkSite } from './check/check-site.ts';
import { reportMistakes, sortMistakes } from './check/report-mistakes.ts';
import { updateLedger } from './check/update-ledger.ts';
import { serveDev } from './dev/serve-dev.ts';
import { servePreview } from './preview/serve-preview.ts';
import { samplesCommand } from './samples/command.ts';
import { searchCommand } from './search/command.ts';
import { siteIndex } from './search/site-index.ts';
import { isAuthorError } from './shared/author-error.ts';
import type { Mistake } from './shared/mistake.ts';

const HELP = `docs <command> [folder]

  dev      serve the site and show every edit at once
  build    write the site to dist/
  preview  serve what was built
  check    tell every mistake; exit code 1 where there is one
  search   answer a query as the site does
  samples  prove the code samples of every page, and count the proofs
  ledger update   add every new address to the ledger

  --base /docs/      base path, instead of the setting
  --host name        the host that the folder is made for: nginx, netlify, … (build)
  --out folder       where to build to, or to preview from
  --previous folder  what is published now, where that is another folder (build)
  --port number      port to serve at (4000)
  --format json      mistakes as JSON (check)
  --changes          which files of the result are other ones than before (build)
  --json             results or changes as JSON (build --changes; search "words" [folder]; without words, queries are read from the input)
  --explain          why each result stands where it does (search)
  --strict           warnings count as mistakes (check, build)
`;

export interface Runtime {
  engine: string;
  /** Folder of the running code; its name ends in the hash of the sources. */
  bundle: string;
}

/** Runs a command line and returns its exit code; `restart` where it is to be run again by a newer engine. */
export async function run(args: string[], runtime: Runtime): Promise<number | 'restart'> {
  try {
    return await runCommand(args, runtime);
  } catch (error) {
    if (!isAuthorError(error)) throw error; // a fault of the program: its stack is told
    console.error(`${error.message}\n    ${error.help}`);
    return 1;
  }
}

async function runCommand(args: string[], runtime: Runtime): Promise<number | 'restart'> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      base: { type: 'string' },
      host: { type: 'string' },
      out: { type: 'string' },
      previous: { type: 'string' },
      port: { type: 'string' },
      format: { type: 'string' },
      strict: { type: 'boolean' },
      changes: { type: 'boolean' },
      json: { type: 'boolean' },
      explain: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [command = 'help', folder = '.'] = positionals;
  const engine: Engine = { folder: runtime.engine, hash: path.basename(runtime.bundle), cacheFolder: path.dirname(runtime.bundle) };
  const watched = process.stderr.isTTY === true && !process.env.CI;
  const progress = new Progress(watched);
  const options = {
    folder,
    engine,
    progress,
    ...(values.base === undefined ? {} : { base: values.base }),
    ...(values.host === undefined ? {} : { host: values.host }),
    ...(values.out === undefined ? {} : { out: values.out }),
    ...(values.previous === undefined ? {} : { previous: path.resolve(values.previous) }),
  };
  const port = Number(values.port ?? 4000);

  if (values.help) {
    console.log(HELP);
    return 0;
  }
  switch (command) {
    case 'build': {
      const started = performance.now();
      const result = await buildSite(options);
      tell(result.mistakes);
      if (!result.written) return summary(result.mistakes, 'Nothing was written; the last good build stays.');
      if (values.changes && values.json) console.log(JSON.stringify(result.changes, null, 2));
      else if (values.changes) console.log(listChanges(result.changes));
      else console.log(`${result.pages} pages in ${((performance.now() - started) / 1000).toFixed(2)} s (${progress.summary()})`);
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
    case 'ledger': {
      if (positionals[1] !== 'update') {
        console.error(`There is one thing to do with a ledger: \`docs ledger update [folder]\`.`);
        return 1;
      }
      const { model, mistakes } = await readSite({ ...options, folder: positionals[2] ?? '.' });
      if (!model?.settings.ledgerFile) {
        tell(mistakes);
        if (model) console.error('The site keeps no ledger. Name its file in the settings: `ledger: "addresses.txt"`.');
        return 1;
      }
      const { text, added } = updateLedger(model);
      await writeFile(model.settings.ledgerFile, text);
      console.log(`${added} new in ${path.relative(process.cwd(), model.settings.ledgerFile)}`);
      return 0;
    }
    case 'samples': {
      const { text, mistakes } = await samplesCommand(folder, engine);
      tell(sortMistakes(mistakes));
      if (text !== '') console.log(text);
      return summary(mistakes, '');
    }
    case 'search': {
      const { model, makers, mistakes } = await readSite({ ...options, folder: positionals[2] ?? '.' });
      if (!model || !makers) return summary(mistakes, '');
      return searchCommand(siteIndex(await cachedPages(model, makers), model.settings), {
        query: positionals[1] ?? '',
        json: values.json === true,
        explain: values.explain === true,
        input: process.stdin,
        print: console.log,
      });
    }
    case 'dev':
      return serveDev({ ...options, port });
    case 'preview':
      return servePreview({ ...options, port });
    case 'help':
      console.log(HELP);
      return 0;
    default:
      console.error(`There is no command “${command}”.\n\n${HELP}`);
      return 1;
  }
}

/** A line for each file: `+` where it is new, `~` where it is another one, `-` where it is gone. */
function listChanges({ added, changed, removed }: OutputChanges): string {
  const lines = [...added.map((file) => `+ ${file}`), ...changed.map((file) => `~ ${file}`), ...removed.map((file) => `- ${file}`)];
  return [...lines, `${added.length} added, ${changed.length} changed, ${removed.length} removed`].join('\n');
}

function tell(mistakes: Mistake[]): void {
  if (mistakes.length > 0) console.error(reportMistakes(mistakes, process.stderr.isTTY === true));
}

function summary(mistakes: Mistake[], text: string): number {
  const errors = mistakes.filter((mistake) => mistake.level === 'error').length;
  const warnings = mistakes.length - errors;
  if (mistakes.length > 0)
    console.error(`\n${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}. ${text}`);
  else if (text !== '') console.log(text);
  return errors > 0 ? 1 : 0;
}
