#!/usr/bin/env node
// Makes the engine runnable (see bundle.js) and hands over to engine/cli.ts.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleEngine } from './bundle-engine.js';
import { fileFault } from './file-fault.js';

process.env.NODE_ENV = 'production'; // React picks its build by this at import

/** @param {unknown} error @returns {never} */
function tellFault(error) {
  const fault = fileFault(error);
  if (!fault) throw error;
  console.error(`${fault.message}\n    ${fault.help}`);
  process.exit(1);
}

const engine = fileURLToPath(new URL('..', import.meta.url));
let result;
do {
  const bundle = await bundleEngine(engine).catch(tellFault);
  const { run } = await import(pathToFileURL(path.join(bundle, 'cli.js')).href);
  result = await run(process.argv.slice(2), { engine, bundle });
} while (result === 'restart'); // an engine that was edited while it ran
process.exitCode = result;
