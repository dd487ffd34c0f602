#!/usr/bin/env node
// Makes the engine runnable (see bundle.js) and hands over to engine/cli.ts.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleForNode } from './bundle.js';

process.env.NODE_ENV ??= 'production'; // React picks its build by this at import

const engine = fileURLToPath(new URL('..', import.meta.url));
const folder = await bundleForNode({
  name: 'engine',
  entries: { cli: path.join(engine, 'cli.ts'), worker: path.join(engine, 'build/worker.ts') },
  root: engine,
  cacheFolder: path.join(engine, '../node_modules/.cache/docs'),
});
const { run } = await import(pathToFileURL(path.join(folder, 'cli.js')).href);
process.exitCode = await run(process.argv.slice(2), { engine, bundle: folder });
