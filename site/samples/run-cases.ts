import { isDeepStrictEqual } from 'node:util';
import type { Case, CaseResult, CodeSample } from '@workflow-docs/engine/samples';
import { emptyOutcome, type Outcome } from './outcome.ts';
import type { Run, SampleName } from './runs/run.ts';
import { runs } from './runs.ts';
import { shownBelow, shownOutcomes } from './shown-outcome.ts';

/** The runs in the tables, each with its expected outcome. */
export function runCases(samples: readonly CodeSample[]): Case[] {
  return runs.map((run): Case => {
    const { sample: name, expect: _, files = {}, swap, steps, env, props, stored } = run;
    const sample = one(name, samples);
    const below = run.unlike ? [] : shownBelow(sample, samples);
    const shown = run.shows && one(run.shows, samples);
    const given = { steps, env, props, stored, ...('event' in run ? { event: run.event } : {}) };
    return {
      sample: swap ? { ...sample, code: sample.code.replace(...swap) } : sample,
      name: name.title ?? name.has ?? '',
      runs: [{ given, files }],
      check: ([result]) => (result ? faultsOf(run, result) : []),
      shows: ([result]) =>
        result ? [...shownOutcomes(sample, below, outcomeOf(result)), ...(shown ? shownResult(shown, result) : [])] : [],
    };
  });
}

/** The only sample that matches a name. */
export function one({ page, language, title, has }: SampleName, samples: readonly CodeSample[]): CodeSample {
  const [sample, ...others] = samples.filter(
    (candidate) =>
      candidate.page === page &&
      (language === undefined || candidate.language === language) &&
      (title === undefined || candidate.title === title) &&
      (has === undefined || candidate.code.includes(has)),
  );
  if (!sample || others.length > 0)
    throw new Error(`${sample ? others.length + 1 : 0} samples fit ${JSON.stringify({ page, language, title, has })}.`);
  return sample;
}

export function outcomeOf({ outcome }: CaseResult): Outcome {
  return { ...emptyOutcome(), ...outcome };
}

function faultsOf(run: Run, result: CaseResult): string[] {
  const outcome = outcomeOf(result);
  const faults = Object.entries({ error: undefined, ...run.expect }).flatMap(([field, value]) => {
    const came: unknown = plain(Reflect.get(outcome, field));
    const isRight = run.more ? contains(came, plain(value)) : isDeepStrictEqual(came, plain(value));
    return isRight ? [] : [`${field} is ${shown(came)}, not ${shown(value)}`];
  });
  const requests = result.requests.map(({ method, url }) => `${method} ${url.replace('https://', '').replace(/\?.*/, '')}`).sort();
  if (run.requests && !isDeepStrictEqual(requests, [...run.requests].sort()))
    faults.push(`it sends ${shown(requests)}, not ${shown(run.requests)}`);
  if (run.atOnce && (result.mostAtOnce > run.atOnce || result.mostAtOnce < 2))
    faults.push(`it sends ${result.mostAtOnce} requests at the same time, not 2 to ${run.atOnce}`);
  return faults;
}

/** Whether data contains at least what's expected. Lists must match exactly. */
function contains(came: unknown, expected: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return isDeepStrictEqual(came, expected);
  if (typeof came !== 'object' || came === null || Array.isArray(came) !== Array.isArray(expected)) return false;
  if (Array.isArray(came) && Array.isArray(expected) && came.length !== expected.length) return false;
  return Object.entries(expected).every(([name, value]) => contains(Reflect.get(came, name), value));
}

/** A step's return value or response body, for the block that shows it. */
function shownResult(block: CodeSample, result: CaseResult) {
  const { answered, returned } = outcomeOf(result);
  const came = typeof answered === 'object' && answered !== null && 'body' in answered ? answered.body : returned;
  return [{ block, text: block.language === 'json' ? JSON.stringify(came, null, 2) : String(came) }];
}

function plain(value: unknown): unknown {
  return value === undefined ? value : JSON.parse(JSON.stringify(value));
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
