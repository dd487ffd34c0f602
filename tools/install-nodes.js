// @ts-check
// Installs the other Node versions on which the package is tested, outside the checkout, unless they're already there.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { findNode, missingNodes, NODE_PACKAGE, nodeFolder, TEST_NODES } from './test-nodes.js';

for (const major of TEST_NODES.filter((one) => !findNode(one))) {
  const folder = nodeFolder(major);
  console.log(`Installing Node ${major} for the tests of the package, into ${folder}.`);
  mkdirSync(folder, { recursive: true });
  const options = ['--prefix', folder, '--no-save', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  spawnSync('npm', ['install', ...options, `${NODE_PACKAGE}@${major}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}
const missing = missingNodes();
if (missing.length > 0) console.log(`Not here, so the package is not tried on it: ${missing.join(', ')}.`);
