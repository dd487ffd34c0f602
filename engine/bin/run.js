// @ts-check
// Runs engine/cli/main.ts: as the package has it, or made runnable from the sources of a checkout.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setEnvironmentData } from 'node:worker_threads';
import { cacheFolder } from '../util/cache-folder.js';
import { fileSystemError } from '../util/file-system-error.js';
import { bundleEngine } from './bundle-engine.js';

const exit = process.exit.bind(process); // code of a site may not call it
process.env.NODE_ENV = 'production'; // React picks its build by this at import

const { DOCS_SUSPECTS: suspects } = process.env;
if (suspects !== undefined && process.channel) {
  delete process.env.DOCS_SUSPECTS; // other commands that this one runs are not watched
  setEnvironmentData('docs-suspects', suspects.split(' ').filter(Boolean));
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL')); // the command was killed
  process.channel.unref();
}

/** @param {unknown} error @returns {never} */
function reportFault(error) {
  const fault = fileSystemError(error);
  if (!fault) throw error;
  console.error(`${fault.message}\n    ${fault.help}`);
  return exit(1);
}
// Who reads the output may have enough of it, as `head` has.
process.stdout.on('error', (error) => ('code' in error && error.code === 'EPIPE' ? exit() : reportFault(error)));

const home = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
/** @type {{version: string}} */
const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
const built = path.join(home, 'dist/engine.json');

/** @returns {Promise<import('../util/engine.ts').Engine>} */
async function findEngine() {
  const isCheckout = existsSync(path.join(home, 'cli/main.ts'));
  const code = isCheckout ? await bundleEngine(home) : path.join(home, 'dist', JSON.parse(readFileSync(built, 'utf8')).folder);
  return { folder: isCheckout ? home : path.join(home, 'dist'), code, hash: path.basename(code), cacheFolder: cacheFolder(home) };
}

const engine = await findEngine().catch(reportFault);
const { run } = await import(pathToFileURL(path.join(engine.code, 'cli.js')).href);
process.exitCode = await run(process.argv.slice(2), { engine, version });
