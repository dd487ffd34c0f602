// @ts-check
// Runs packages/core/cli/main.ts: from the package, or bundled from the sources of a checkout.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setEnvironmentData } from 'node:worker_threads';

const exit = process.exit.bind(process); // a site's code may not call it
process.env.NODE_ENV = 'production'; // React selects its build by this at import

const { DOCS_SUSPECTS: suspects } = process.env;
if (suspects !== undefined && process.channel) {
  delete process.env.DOCS_SUSPECTS; // commands started by this one aren't watched
  setEnvironmentData('docs-suspects', suspects.split(' ').filter(Boolean));
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL')); // the parent command was killed
  process.channel.unref();
}

const home = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const checkout = path.dirname(home);
const isCheckout = existsSync(path.join(checkout, 'core/cli/main.ts'));
const folder = isCheckout ? checkout : path.join(home, 'dist');
/** These files are in different folders in a checkout and in the package. @param {string} name */
const util = (name) => import(pathToFileURL(path.join(folder, 'core/util', name)).href);
/** @type {typeof import('../../core/util/cache-folder.js')} */
const { cacheFolder } = await util('cache-folder.js');
/** @type {typeof import('../../core/util/file-system-error.js')} */
const { fileSystemError } = await util('file-system-error.js');

/** @param {unknown} error @returns {never} */
function reportFault(error) {
  const fault = fileSystemError(error);
  if (!fault) throw error;
  console.error(`${fault.message}\n    ${fault.help}`);
  return exit(1);
}
// The reader of the output may close it early, like `head`.
process.stdout.on('error', (error) => ('code' in error && error.code === 'EPIPE' ? exit() : reportFault(error)));

/** @type {{version: string}} */
const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));

/** @returns {Promise<import('../../core/util/engine.ts').Engine>} */
async function findEngine() {
  const code = isCheckout ? await (await import('./bundle-engine.js')).bundleEngine(checkout) : path.join(folder, packaged());
  return { folder, code, hash: path.basename(code), cacheFolder: cacheFolder(home) };
}

/** The folder of the bundle in the package. @returns {string} */
function packaged() {
  return JSON.parse(readFileSync(path.join(folder, 'engine.json'), 'utf8')).folder;
}

const engine = await findEngine().catch(reportFault);
const { run } = await import(pathToFileURL(path.join(engine.code, 'cli.js')).href);
process.exitCode = await run(process.argv.slice(2), { engine, version });
