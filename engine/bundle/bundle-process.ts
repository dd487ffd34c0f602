// Runs as a process of its own, started by `bundle-elsewhere.ts`.
import { bundleFailure } from '../config/bundle-fault.ts';
import { type MakeBundleOptions, makeBundle } from './make-bundle.ts';

interface BundleTask {
  folder: string;
  options: MakeBundleOptions;
}

process.once('disconnect', () => process.exit(1)); // nobody waits any more
process.once('message', async ({ folder, options }: BundleTask) => {
  const failure = await makeBundle(folder, options).catch(bundleFailure);
  process.send?.(failure ?? null, () => process.exit());
});
