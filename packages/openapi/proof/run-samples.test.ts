import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findProgram } from '../../../tools/test-programs.js';
import { Document } from '../description/document.ts';
import { readDescription } from '../description/read-description.ts';
import { ownDescriptions } from './own-descriptions.ts';
import type { Label } from './run-programs.ts';
import { LABELS, runSamples } from './run-samples.ts';
import { samplesOf } from './samples-of.ts';

/** Starting a compiler takes seconds, so Go runs only the description that has all styles of parameters. */
const GO = 'styles.yaml';

function canRun(label: Label, file: string): boolean {
  if (label === 'Python') return spawnSync('python3', ['-c', 'import requests']).status === 0;
  if (label === 'Go') return path.basename(file) === GO && findProgram('go') !== undefined;
  return true;
}

test.for(ownDescriptions)('all requests of the samples match the description in %s', async (file, context) => {
  if (!findProgram('curl')) return context.skip('curl is not installed');
  const document = await readDescription(file, path.basename(file), {});
  if (!(document instanceof Document)) throw new Error(JSON.stringify(document));
  const labels = LABELS.filter((label) => canRun(label, file));
  const run = await runSamples(
    document.root,
    samplesOf(document).filter(({ label }) => labels.includes(label)),
  );
  expect(run.filter(({ faults }) => faults.length > 0).map(({ name, label, faults }) => `${name}, ${label}: ${faults.join('; ')}`)).toEqual(
    [],
  );
});
