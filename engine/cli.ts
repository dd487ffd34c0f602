import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileFault } from './bin/file-fault.js';
import { buildSite } from './build/build-site.ts';
import { cachedPages } from './build/cached-pages.ts';
import { checkBundle } from './build/check-bundle.ts';
import type { Engine } from './build/engine.ts';
import type { OutputChanges } from './build/output-changes.ts';
import { Progress } from './build/progress.ts';
import { readSite } from './build/read-site.ts';
import { checkSite } from './check/check-site.ts';
import { reportMistakes, sortMistakes } from './check/report-mistakes.ts';
import { updateLedger } from './check/update-ledger.ts';
import { readText } from './config/read-text.ts';
import { serveDev } from './dev/serve-dev.ts';
import { servePreview } from './preview/serve-preview.ts';
import { readArguments } from './read-arguments.ts';
import { samplesCommand } from './samples/command.ts';
import { searchCommand } from './search/command.ts';
import { siteIndex } from './search/site-index.ts';
import { isAuthorError } from './shared/author-error.ts';
import type { Mistake } from './shared/mistake.ts';

const HELP = `docs <command> [folder]

  dev            serve the site and update it as you edit
  build          build the site into dist/
  preview        serve the built site
  check          report all errors and warnings; exit with 1 if there are errors
  search         search the site from the command line: docs search "words" [folder]
  samples        check the code samples on every page
  ledger update  add all new addresses to the ledger

  --base /docs/      base path; overrides the setting
  --host name        host to build for: nginx, netlify, … (build)
  --out folder       folder to build into or preview from (default: dist/)
  --previous folder  the site that is published now, if it is in another folder (build)
  --port number      port to serve on (default: 4000)
  --format json      report errors and warnings as JSON (check)
  --changes          list the files that changed since the last build (build)
  --json             print changes (build --changes) or results (search) as JSON
  --explain          explain the rank of each result (search)
  --strict           treat warnings as errors (check, build)
  -h, --help         show this help

Without words, docs search reads one query per line from standard input and prints JSON.
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
    const fault = isAuthorError(error) ? error : fileFault(error);
    if (!fault) throw error; // a bug in the program: print its stack
    console.error(`${fault.message}\n    ${fault.help}`);
    return 1;
  }
}

async function runCommand(args: string[], runtime: Runtime): Promise<number | 'restart'> {
  const { values, positionals, port } = readArguments(args);
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

  if (values.help) {
    console.log(HELP);
    return 0;
  }
  switch (command) {
    case 'build': {
      const started = performance.now();
      const result = await buildSite({ ...options, strict: values.strict === true });
      tell(result.mistakes);
      if (!result.written) {
        summary(result.mistakes, 'Nothing was written. The previous build is unchanged.');
        return 1;
      }
      if (values.changes && values.json) console.log(JSON.stringify(result.changes, null, 2));
      else if (values.changes) console.log(listChanges(result.changes));
      else console.log(`${pageCount(result.pages)} in ${((performance.now() - started) / 1000).toFixed(2)} s (${progress.summary()})`);
      return 0;
    }
    case 'check': {
      const { model, assets, mistakes } = await readSite(options);
      const found = model ? checkSite(model, new Set(assets.map((asset) => asset.path))) : [];
      // Where a file of the style sheet is missing, the bundler would only say so again.
      const isBundled = model && !found.some(({ id }) => id === 'style-file-missing');
      const bundling = isBundled ? await checkBundle(engine, model.settings) : [];
      const all = sortMistakes([...mistakes, ...found, ...bundling]);
      if (values.format === 'json') console.log(JSON.stringify(all, null, 2));
      else tell(all);
      if (values.format !== 'json') summary(all, all.length > 0 ? '' : `${pageCount(model?.pages.size ?? 0)}, no errors or warnings.`);
      return all.some((mistake) => values.strict || mistake.level === 'error') ? 1 : 0;
    }
    case 'ledger': {
      if (positionals[1] !== 'update') {
        console.error(`Unknown ledger command. Use: docs ledger update [folder]`);
        return 1;
      }
      const { model, mistakes } = await readSite({ ...options, folder: positionals[2] ?? '.' });
      if (!model?.settings.ledgerFile) {
        tell(mistakes);
        if (model) console.error('The site has no ledger. Add one to the settings: `ledger: "addresses.txt"`.');
        return 1;
      }
      tell(mistakes);
      if (mistakes.some(({ level }) => level === 'error')) {
        console.error('The ledger was not written: without these errors it may have more addresses.');
        return 1;
      }
      const { ledgerFile } = model.settings;
      const { text, added } = updateLedger(model, await readText(ledgerFile));
      await mkdir(path.dirname(ledgerFile), { recursive: true });
      await writeFile(ledgerFile, text);
      console.log(`Added ${added} ${added === 1 ? 'address' : 'addresses'} to ${path.relative(process.cwd(), ledgerFile)}`);
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
      if (!model || !makers) {
        tell(mistakes);
        return summary(mistakes, '');
      }
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
      console.error(`Unknown command “${command}”.\n\n${HELP}`);
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
    console.error(
      `\n${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}. ${text}`.trimEnd(),
    );
  else if (text !== '') console.log(text);
  return errors > 0 ? 1 : 0;
}

function pageCount(pages: number): string {
  return `${pages} ${pages === 1 ? 'page' : 'pages'}`;
}
