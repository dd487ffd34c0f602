// @ts-check
// Installs the programs that tests run, or with `browsers` the other browsers, from Debian packages if possible: as root, on Debian and derivatives.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { BROWSER_PROGRAMS, missingPrograms, TEST_PROGRAMS } from './test-programs.js';

/** @type {Readonly<Record<string, string>>} */
const programs = process.argv[2] === 'browsers' ? BROWSER_PROGRAMS : TEST_PROGRAMS;
const wanted = missingPrograms(programs).map((name) => programs[name] ?? name);

/** @param {...string} args */
function apt(...args) {
  // Don't start installed servers, and keep existing configuration.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = ['-q', '-y', '--no-install-recommends', '-o', 'DPkg::Options::=--force-confold', '-o', 'DPkg::Lock::Timeout=60'];
  return spawnSync('apt-get', [...options, ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

if (wanted.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log(`Installing what the tests run: ${wanted.join(', ')}.`);
  if (!apt('install', ...wanted)) apt('update') && apt('install', ...wanted);
}
const missing = missingPrograms(programs);
if (missing.length > 0) console.log(`Not here, so their tests are not run: ${missing.join(', ')}.`);
