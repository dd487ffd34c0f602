// @ts-check
// Measures how many faults in samples `docs samples` finds. `node bench/samples.js FOLDER…` runs the samples of each Markdown
// folder outside the engine, adds their output to the pages, and mutates samples and outputs at random. It then counts the
// mutations that `docs samples` reports, among those that change the exit status or output outside the engine. `--set-up=js:FILE`
// runs a file before the samples of a language, `--mutations=N` sets the number of mutations, and `--seed=N` chooses other ones.
// `--speed` runs 500 samples twice.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleForNode } from '../packages/core/util/bundle-for-node.js';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const bundle = await bundleForNode({
  name: 'samples-bench',
  entries: { main: `${root}/bench/samples/main.ts` },
  root,
  engine: `${root}/packages`,
  cacheFolder: `${root}/node_modules/.cache`,
});
await (await import(pathToFileURL(`${bundle}/main.js`).href)).main(process.argv.slice(2));
