import { fork } from 'node:child_process';
import path from 'node:path';
import type { BundleErrorMessage } from '../config/bundle-error.ts';
import type { BundleMaker } from './bundle-app.ts';

/**
 * Bundles the app in a separate process, because the bundler would keep 150 MB until the site is built, and this thread has pages
 * to read. Throws errors that `bundleErrorOf` understands.
 */
export const bundleInProcess: BundleMaker = (folder, options) =>
  new Promise((resolve, reject) => {
    const { engine } = options;
    const child = fork(path.join(engine.code, 'bundle-process.js'));
    child.once('message', (failure: BundleErrorMessage | null) => (failure ? reject(Object.assign(new Error(), failure)) : resolve()));
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`The bundler ended too early (${signal ?? code}).`))); // no effect after a message
    child.send({ folder, options });
  });
