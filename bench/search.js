// @ts-check
// Bundles and runs a search benchmark, as packages/docs/bin/docs.js does for the engine:
//   node bench/search.js [module] [options]    module: a file in bench/search; default: `main`
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleForNode } from '../packages/core/util/bundle-for-node.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const given = process.argv.slice(2);
const name = given[0] === undefined || given[0].startsWith('--') ? 'main' : (given.shift() ?? 'main');
const cacheFolder = path.join(root, 'node_modules/.cache/docs');
const bundle = await bundleForNode({
  name: `bench-search-${name}`,
  entries: { [name]: path.join(root, `bench/search/${name}.ts`) },
  root,
  engine: path.join(root, 'packages'),
  cacheFolder,
});
const { main } = await import(pathToFileURL(path.join(bundle, `${name}.js`)).href);
process.exitCode = await main(given);
