// @ts-check
// Runs every check and test as CI does, including the chosen journeys in other browsers, and prints the total count.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { missingNodes } from '../tools/test-nodes.js';
import { BROWSER_PROGRAMS, missingPrograms, TEST_PROGRAMS } from '../tools/test-programs.js';

const report = 'node_modules/.cache/test-report.json';
let passed = 0;
let failed = 0;

/** @param {string} script @param {string[]} extra */
function npm(script, ...extra) {
  console.log(`\n$ npm run ${script} ${extra.join(' ')}`);
  const env = { ...process.env, JOURNEYS: 'chosen' };
  return spawnSync('npm', ['run', '--silent', script, ...extra], { stdio: 'inherit', env }).status === 0;
}

/** Runs tests and counts them. Tests may be skipped only if a program could not be installed. @param {string} script @param {() => string[]} notInstalled */
function runTests(script, notInstalled) {
  rmSync(report, { force: true });
  const ended = npm(script, '--', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
    passed += numPassedTests;
    failed += numFailedTests + (numFailedTests === 0 && !ended ? Math.max(1, numFailedTestSuites) : 0);
    if (numPendingTests === 0) return;
    const missing = notInstalled();
    console.log(`\n${numPendingTests} tests were not run. Not installed: ${missing.join(', ') || 'nothing'}.`);
    if (missing.length === 0) failed += numPendingTests;
  } catch {
    failed += 1;
  }
}

/** Reports known vulnerabilities in packages, or that the registry gave no answer. */
function audit() {
  console.log('\n$ npm audit');
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', timeout: 60_000 });
  try {
    const { metadata, message = 'no answer' } = JSON.parse(stdout);
    if (!metadata) return console.log(`Not run, because the registry did not respond: ${message}`);
    const { high, critical, total } = metadata.vulnerabilities;
    console.log(`${total} known vulnerabilities, ${high + critical} of them high or critical.`);
    if (high + critical === 0) passed += 1;
    else failed += 1;
  } catch {
    console.log('Not run, because the registry did not respond.');
  }
}

// The checks need no other browsers and no other Node, so these install meanwhile. Failures are retried and reported before the tests.
const installed = once(
  spawn('node tools/install-test-programs.js shell browsers && node tools/install-nodes.js', {
    shell: true,
    stdio: 'inherit',
  }),
  'exit',
);
if (npm('check')) passed += 1;
else failed += 1;
await installed;
runTests('test', () => [...missingPrograms(TEST_PROGRAMS), ...missingNodes()]);
runTests('test:browsers', () => missingPrograms(BROWSER_PROGRAMS));
audit();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 1 ? 0 : 1;
