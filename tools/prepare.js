// @ts-check
// Installs everything in `package-lock.json` if it's missing or has changed since last time. It runs on
// machines with only Node and npm, so it doesn't import anything else.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`);
  process.exit(1);
}

/** @param {string} file @returns {string} */
function packages(file) {
  try {
    const { packages: list } = JSON.parse(readFileSync(file, 'utf8'));
    return Object.entries(list)
      .filter(([name, entry]) => name !== '' && !entry.optional)
      .map(([name, entry]) => `${name} ${entry.version}`)
      .join('\n');
  } catch {
    return 'none';
  }
}

if (packages('package-lock.json') !== packages('node_modules/.package-lock.json')) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
