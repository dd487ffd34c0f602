import path from 'node:path';
import { expect, test } from 'vitest';
import { findProgram } from '../../../tools/test-programs.js';
import { Document } from '../description/document.ts';
import { readDescription } from '../description/read-description.ts';
import { ownDescriptions } from './own-descriptions.ts';
import { runSamples } from './run-samples.ts';
import { samplesOf } from './samples-of.ts';

test.for(ownDescriptions)('every request of the samples in %s is as it describes', async (file, context) => {
  if (!findProgram('curl')) return context.skip('curl is not installed');
  const document = await readDescription(file, path.basename(file), {});
  if (!(document instanceof Document)) throw new Error(JSON.stringify(document));
  const run = await runSamples(document.root, samplesOf(document));
  expect(run.filter(({ faults }) => faults.length > 0).map(({ name, label, faults }) => `${name}, ${label}: ${faults.join('; ')}`)).toEqual(
    [],
  );
});
