// @ts-check
// Whether samples that run find what is wrong with them: `node bench/samples.js FOLDER…` runs the samples of each folder of Markdown
// outside of the engine, shows what they print on their pages, changes samples and outputs at random, and counts the changes
// that `docs samples` finds, of those that change the exit status or the output of a run outside. `--set-up=js:FILE` runs a file
// before the samples of a language, `--mutations=N` makes more changes, `--seed=N` others. `--speed` runs 500 samples twice.
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
