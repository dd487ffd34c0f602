// Runs in a separate process, started by `bundle-app.ts`.
import { bundleErrorMessage } from '../config/bundle-error.ts';
import { type BrowserBundleOptions, browserBundle } from './browser-bundle.ts';

interface BundleTask {
  folder: string;
  options: BrowserBundleOptions;
}

process.once('disconnect', () => process.exit(1)); // nobody is waiting anymore
process.once('message', async ({ folder, options }: BundleTask) => {
  const failure = await browserBundle(folder, options).catch(bundleErrorMessage);
  process.send?.(failure ?? null, () => process.exit());
});
