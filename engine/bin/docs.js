#!/usr/bin/env node
// Makes the engine runnable (see bundle.js) and hands over to engine/cli.ts.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleEngine } from './bundle-engine.js';

process.env.NODE_ENV = 'production'; // React picks its build by this at import

const engine = fileURLToPath(new URL('..', import.meta.url));
let result;
do {
  const bundle = await bundleEngine(engine);
  const { run } = await import(pathToFileURL(path.join(bundle, 'cli.js')).href);
  result = await run(process.argv.slice(2), { engine, bundle });
} while (result === 'restart'); // an engine that was edited while it ran
process.exitCode = result;
