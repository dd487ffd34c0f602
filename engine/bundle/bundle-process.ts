// Runs as a process of its own, started by `bundle-elsewhere.ts`.
import { bundleErrorMessage } from '../config/bundle-error.ts';
import { type ViteBundleOptions, viteBundle } from './vite-bundle.ts';

interface BundleTask {
  folder: string;
  options: ViteBundleOptions;
}

process.once('disconnect', () => process.exit(1)); // nobody waits any more
process.once('message', async ({ folder, options }: BundleTask) => {
  const failure = await viteBundle(folder, options).catch(bundleErrorMessage);
  process.send?.(failure ?? null, () => process.exit());
});
