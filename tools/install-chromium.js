// @ts-check
// Installs a browser for the journeys, unless there already is one.
import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.js';

/** @param {string} command @param {string[]} args */
function run(command, args) {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

if (!findChromium()) {
  console.log('No Chromium here: installing one for the tests.');
  const downloaded = run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium-headless-shell', 'chromium']);
  if (!downloaded || !findChromium()) {
    const root = process.getuid?.() === 0;
    if (root && run('apt-get', ['update'])) run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  if (!findChromium()) {
    console.error('No Chromium could be installed. Install one, or name it: CHROME_PATH=/path/to/chrome npm test');
    process.exit(1);
  }
}
