// @ts-check
// Makes the measures runnable, as engine/bin/docs.js does for the engine: `npm run bench -- --quick`.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleEngine } from '../engine/bin/bundle-engine.js';
import { bundleForNode } from '../engine/util/bundle-for-node.js';

process.env.NODE_ENV = 'production';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const engineBundle = await bundleEngine(path.join(root, 'engine'));
const bundle = await bundleForNode({
  name: 'bench',
  entries: { main: path.join(root, 'bench/main.ts') },
  root,
  engine: path.join(root, 'engine'),
  cacheFolder: path.dirname(engineBundle),
});
const { main } = await import(pathToFileURL(path.join(bundle, 'main.js')).href);
process.exitCode = await main(process.argv.slice(2), root, engineBundle);
