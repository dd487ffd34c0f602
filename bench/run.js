// @ts-check
// Bundles and runs the benchmarks, as packages/docs/bin/docs.js does for the engine: `npm run bench -- --quick`.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleForNode } from '../packages/core/util/bundle-for-node.js';
import { bundleEngine } from '../packages/docs/bin/bundle-engine.js';

process.env.NODE_ENV = 'production';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const engineBundle = await bundleEngine(path.join(root, 'packages'));
const bundle = await bundleForNode({
  name: 'bench',
  entries: { main: path.join(root, 'bench/main.ts') },
  root,
  engine: path.join(root, 'packages'),
  cacheFolder: path.dirname(engineBundle),
});
const { main } = await import(pathToFileURL(path.join(bundle, 'main.js')).href);
process.exitCode = await main(process.argv.slice(2), root, engineBundle);
