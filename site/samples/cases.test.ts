// Checks that the site's cases find faults, by planting some in samples and expecting each one to be reported.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleForNode } from '../../packages/core/util/bundle-for-node.js';
import type { Case, Cases } from '../../packages/samples/cases/case.ts';
import { runCases } from '../../packages/samples/cases/run-cases.ts';
import { DEFAULT_LIMITS } from '../../packages/samples/run/isolation/limits.ts';
import { availableIsolation } from '../../packages/samples/run/isolation/sandbox.ts';
import type { Sample } from '../../packages/samples/syntax/sample.ts';
import { findProgram } from '../../tools/test-programs.js';
import { sendingSamples } from '../openapi/api-cases.ts';
import loadCases from './cases.ts';
import { keyedSamples } from './key-cases.ts';
import { siteSamples } from './site-samples.ts';

const root = path.resolve(import.meta.dirname, '../..');
const samples = await siteSamples();
let cases: Cases;
let folder = '';
beforeAll(async () => {
  cases = await loadCases({ root });
  folder = mkdtempSync(path.join(tmpdir(), 'site-cases-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const only = (page: string, has: string): Sample => {
  const [sample, ...others] = samples.filter((one) => one.page === page && one.code.includes(has));
  if (!sample || others.length > 0) throw new Error(`${others.length + 1} samples of ${page} have ${has}.`);
  return sample;
};

/** Faults found in one sample with changed code, by cases with one of these names. */
async function faultsOf(sample: Sample, change: (code: string) => string, named: (name: string) => boolean): Promise<string[]> {
  const code = change(sample.code);
  const changed = { ...sample, code };
  const own = (one: Case) => one.sample === sample && named(one.name);
  const all = (await cases.cases(samples)).filter(own).map((one) => ({ ...one, sample: changed }));
  expect(all.length, 'cases of the sample').toBeGreaterThan(0);
  const { results } = await runCases(samples, {
    root,
    cases: { ...cases, cases: () => all },
    bundle: async (file) => {
      const bundle = { name: `cases-${path.basename(file)}`, entries: { module: path.join(root, file) }, root };
      return path.join(await bundleForNode({ ...bundle, engine: path.join(root, 'packages'), cacheFolder: folder }), 'module.js');
    },
    inputs: [],
    cache: { get: () => undefined, set: () => undefined },
    cacheFolder: folder,
    isolation: availableIsolation(),
    limits: { ...DEFAULT_LIMITS, seconds: 5 },
  });
  return results.flatMap(({ faults }) => faults);
}

const planted: [title: string, program: string, sample: () => Sample, change: (code: string) => string, name: string, fault: RegExp][] = [
  [
    'a key logged by Node.js',
    'node',
    () => only('/code/nodejs/', 'return data.login'),
    (code) => code.replace('return data.login', 'console.log(process.env.GITHUB_TOKEN); return data.login'),
    'a wrong key',
    /^a wrong key: refused later: the key shows in printed$/,
  ],
  [
    'an uncaught axios error',
    'node',
    () => only('/code/nodejs/', 'return data.login'),
    (code) => code.replace('.catch(', '.then('),
    'a wrong key',
    /^a wrong key: refused: the key shows in thrown$/,
  ],
  [
    'a variable that may be missing',
    'node',
    () => only('/code/nodejs/', 'return data.login'),
    (code) => code.replaceAll('throw new Error', 'void new Error'),
    'a missing variable',
    /^a missing variable: /,
  ],
  [
    'another result',
    'node',
    () => only('/code/nodejs/', 'return data.login'),
    (code) => code.replace('data.login', 'data.name'),
    'return data.login',
    /returned is "Ada", not "ada"/,
  ],
  [
    'a loop',
    'node',
    () => only('/code/nodejs/', 'return data.login'),
    (code) => code.replace('return data.login', 'for (;;);'),
    'return data.login',
    /it did not end within 5 s/,
  ],
  [
    'a key logged by Python',
    'python3',
    () => only('/code/python/http-requests/', 'EXAMPLE_API_KEY'),
    (code) => code.replace(/^(\s+)r = /m, '$1print(dict(os.environ))\n$1r = '),
    'a wrong key',
    /the key shows in printed/,
  ],
  [
    'a key logged by Bash',
    'jq',
    () => only('/code/bash/http-requests/', 'EXAMPLE_API_KEY'),
    (code) => `${code}\nenv`,
    'a wrong key',
    /the key shows in printed/,
  ],
];

test.for(planted)('%s is found', async ([, program, sample, change, name, fault], context) => {
  if (program !== 'node' && findProgram(program) === undefined) return context.skip(`${program} is not installed`);
  const changed = sample();
  expect(change(changed.code), 'the fault is planted').not.toBe(changed.code);
  const isNamed = (one: string) => one === name;
  expect(await faultsOf(changed, (code) => code, isNamed)).toEqual([]);
  expect(await faultsOf(changed, change, isNamed)).toContainEqual(expect.stringMatching(fault));
});

test('enough samples are covered', () => {
  const { keyed, tried, reading, sending } = keyedSamples(samples);
  expect(keyed.length).toBeGreaterThan(100);
  expect(sending.length).toBeGreaterThan(65);
  expect(keyed.length - tried.length, 'samples with packages that are not installed here').toBeLessThan(20);
  expect(reading.length).toBeGreaterThan(25);
  expect(sendingSamples(samples).length).toBeGreaterThan(40);
});

test('outcomes shown on pages are verified', async () => {
  const empty = { outcome: {}, requests: [], mostAtOnce: 0 };
  const shown = (await cases.cases(samples)).flatMap(({ shows }) => shows?.([empty]) ?? []);
  expect(new Set(shown.map(({ block }) => block)).size).toBeGreaterThan(90);
});
