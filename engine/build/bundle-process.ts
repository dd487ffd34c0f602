// Runs as a process of its own: bundles the app for `bundle-app.ts`, and gives its memory back as it ends.
import { bundleFailure } from '../config/bundle-fault.ts';
import { type MakeBundleOptions, makeBundle } from './make-bundle.ts';

export interface BundleTask {
  folder: string;
  options: MakeBundleOptions;
}

process.once('disconnect', () => process.exit(1)); // nobody waits any more
process.once('message', async ({ folder, options }: BundleTask) => {
  const failure = await makeBundle(folder, options).catch(bundleFailure);
  process.send?.(failure ?? null, () => process.exit());
});
