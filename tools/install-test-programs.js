// @ts-check
// Installs the programs that tests run from Debian packages if possible: as root, on Debian and derivatives. Takes names of sets, by
// default `tests` and `shell`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { BROWSER_PROGRAMS, HEADLESS_SHELL, missingPrograms, TEST_PROGRAMS } from './test-programs.js';

/** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
const SETS = { tests: TEST_PROGRAMS, browsers: BROWSER_PROGRAMS, shell: HEADLESS_SHELL };

/** @param {...string} args */
function apt(...args) {
  // Don't start installed servers, keep existing configuration, and remove nothing.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = ['-q', '-y', '--no-install-recommends', '--no-remove', '-o', 'DPkg::Options::=--force-confold'];
  const wait = ['-o', 'DPkg::Lock::Timeout=60'];
  return spawnSync('apt-get', [...options, ...wait, ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

for (const set of process.argv.length > 2 ? process.argv.slice(2) : ['tests', 'shell']) {
  const programs = SETS[set] ?? {};
  const wanted = missingPrograms(programs).map((name) => programs[name] ?? name);
  if (wanted.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing what the tests run: ${wanted.join(', ')}.`);
    if (!apt('install', ...wanted)) apt('update') && apt('install', ...wanted);
  }
  const missing = missingPrograms(programs);
  if (missing.length === 0) continue;
  const effect = set === 'shell' ? 'browser tests take longer' : 'their tests are not run';
  console.log(`Not here, so ${effect}: ${missing.join(', ')}.`);
}
