import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SampleName } from '../../packages/core/config/schema.ts';
import type { Sample } from '../../packages/core/content/code/sample.ts';
import { findSamples } from '../../packages/samples/find-samples.ts';
import { findProgram, type TestProgram } from '../../tools/test-programs.js';
import { type ContractServer, startContractServer } from './contract-server.ts';
import { emptyOutcome, type Outcome } from './outcome.ts';
import { Place } from './place.ts';
import { runBash } from './run-bash.ts';
import { runGo } from './run-go.ts';
import { runNode } from './run-node.ts';
import { runPython } from './run-python.ts';
import { runs } from './runs.ts';
import { shownBelow, shownOutcomes } from './shown-outcome.ts';
import { siteSamples } from './site-samples.ts';

const RUNNERS = { javascript: runNode, python: runPython, bash: runBash, go: runGo };
const PROGRAMS: Record<string, TestProgram[]> = { python: ['python3'], bash: ['bash', 'jq', 'curl'], go: ['go'] };
const missing = new Set(
  Object.entries(PROGRAMS).flatMap(([language, programs]) => (programs.some((name) => findProgram(name) === undefined) ? [language] : [])),
);

let samples: Sample[] = [];
let server: ContractServer;
let folder = '';

beforeAll(async () => {
  samples = await siteSamples();
  server = await startContractServer();
  folder = await mkdtemp(path.join(tmpdir(), 'run-samples-'));
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const cases = runs.map((run) => [Object.values(run.sample).join(' '), run] as const);

test.for(cases)('%s', async ([, run], context) => {
  const sample = one(run.sample);
  const language = sample.language;
  if (missing.has(language)) return context.skip(`${PROGRAMS[language]?.join(', ')} are not all installed`);
  if (!isRun(language)) throw new Error(`Nothing runs ${language}.`);

  const own = await mkdtemp(path.join(folder, 'run-'));
  const place = new Place(own, server.addressFor(path.basename(own)));
  for (const [name, text] of Object.entries(run.files ?? {})) await writeFile(path.join(place.folder, name), text);
  const outcome = { ...emptyOutcome(), ...(await RUNNERS[language](sample.code, run, place)) };
  const requests = server.requestsOf(path.basename(own));

  for (const [field, value] of Object.entries({ error: undefined, ...run.expect })) {
    const came = Reflect.get(outcome, field);
    if (run.more && typeof value === 'object') expect(came, field).toMatchObject({ ...value });
    else expect(came, field).toEqual(value);
  }
  if (run.requests) expect([...requests].sort()).toEqual([...run.requests].sort());
  if (run.atOnce) {
    expect(server.mostAtOnce(path.basename(own))).toBeLessThanOrEqual(run.atOnce);
    expect(server.mostAtOnce(path.basename(own))).toBeGreaterThan(1);
  }
  if (run.shows) expectShown(outcome, one(run.shows));
  if (run.unlike) return;
  for (const { title, shown, came } of shownOutcomes(sample, shownBelow(sample, samples), outcome)) expect(came, title).toEqual(shown);
});

test('outcomes that pages show are proven', () => {
  const proven = new Set(runs.filter(({ unlike }) => !unlike).map(({ sample }) => one(sample)));
  const blocks = samples.map((sample) => ({ sample, below: proven.has(sample) ? shownBelow(sample, samples) : [] }));
  expect(blocks.flatMap(({ below }) => below).length).toBeGreaterThan(90);
});

function isRun(language: string): language is keyof typeof RUNNERS {
  return language in RUNNERS;
}

/** What a step returned, or the body that it answered, against the code block that shows it. */
function expectShown(outcome: Outcome, block: Sample): void {
  const { answered, returned } = outcome;
  const result = typeof answered === 'object' && answered !== null && 'body' in answered ? answered.body : returned;
  expect(block.language === 'json' ? result : `${result}`).toEqual(block.language === 'json' ? JSON.parse(block.code) : block.code.trim());
}

function one(name: SampleName): Sample {
  const [sample, ...others] = findSamples(name, samples);
  if (!sample || others.length > 0) throw new Error(`${sample ? others.length + 1 : 0} samples fit ${JSON.stringify(name)}.`);
  return sample;
}
