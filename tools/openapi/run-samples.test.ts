import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Document } from '../../packages/openapi/description/document.ts';
import { readDescription } from '../../packages/openapi/description/read-description.ts';
import { plainNumbers } from '../../packages/openapi/request/exact-number.ts';
import { names } from '../../site/openapi/names.ts';
import { findProgram } from '../test-programs.js';
import { runSamples } from './run-samples.ts';
import { samplesOf } from './samples-of.ts';

const root = path.join(import.meta.dirname, '../..');
const descriptions = [
  ...['tests/sites/openapi', 'bench/descriptions'].flatMap((folder) => readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`)),
  'site/openapi.yaml',
].filter((name) => /\.(?:ya?ml|json)$/.test(name));

test.for(descriptions)('every request of the samples in %s is as it describes', async (file, context) => {
  if (!findProgram('curl')) return context.skip('curl is not installed');
  const document = await readDescription(path.join(root, file), file, names);
  if (!(document instanceof Document)) throw new Error(JSON.stringify(document));
  const run = await runSamples(plainNumbers(document.root) as Readonly<Record<string, unknown>>, samplesOf(document));
  expect(run.filter(({ faults }) => faults.length > 0).map(({ name, label, faults }) => `${name}, ${label}: ${faults.join('; ')}`)).toEqual([]);
});
