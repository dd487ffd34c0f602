// @ts-check
// Runs every check and every test as CI does, and ends with the count.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { missingPrograms } from '../tools/test-programs.js';

const report = 'node_modules/.cache/test-report.json';
rmSync(report, { force: true });

/** @param {string} script @param {string[]} extra */
function npm(script, ...extra) {
  console.log(`\n$ npm run ${script} ${extra.join(' ')}`);
  return spawnSync('npm', ['run', '--silent', script, ...extra], { stdio: 'inherit' }).status === 0;
}

const checked = npm('check');
const tested = npm('test', '--', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`);

let passed = 0;
let failed = 0;
try {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
  passed = numPassedTests;
  failed = numFailedTests + (numFailedTests === 0 && !tested ? Math.max(1, numFailedTestSuites) : 0);
  // A test is left out only where a program could not be installed.
  const missing = missingPrograms();
  if (numPendingTests > 0) console.log(`\n${numPendingTests} tests were not run. Not installed: ${missing.join(', ') || 'nothing'}.`);
  if (missing.length === 0) failed += numPendingTests;
} catch {
  failed = 1;
}
if (checked) passed += 1;
else failed += 1;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 1 ? 0 : 1;
