// Every sample that reads a key runs with a wrong one, without a network, and without its variables. Nothing in logs or events may
// contain the key, and a missing or rejected key must be reported.
import type { Case, CaseAnswer, CaseResult, CodeSample, SentRequest } from '@workflow-docs/engine/samples';
import { contracts } from './contracts.ts';
import { isKeyed, KEY, keyedInputs, leaksOf, variablesOf } from './keys.ts';
import type { Inputs } from './outcome.ts';
import { one, outcomeOf } from './run-cases.ts';
import { runs } from './runs.ts';

/** How services treat the key: OAuth 1 services sign with it first, and the later ones accept the first request. */
const WAYS = ['refused', 'refused by the signer, too', 'refused later', 'no network', 'no network later'] as const;
const LANGUAGES = ['javascript', 'python', 'bash', 'go'];

export function keyCases(samples: readonly CodeSample[]): Case[] {
  const known = new Map(runs.map((run) => [one(run.sample, samples), run] as const));
  const { tried, reading } = keyedSamples(samples);
  return [
    ...tried.map((sample) => wrongKey(sample, keyedInputs(sample, known.get(sample)))),
    ...reading.map((sample) => missingVariable(sample, keyedInputs(sample, known.get(sample)))),
  ];
}

/** Samples that read a key, those of them whose packages are installed here, and steps that read a variable without a default. */
export function keyedSamples(samples: readonly CodeSample[]) {
  const keyed = samples.filter((sample) => isKeyed(sample) && LANGUAGES.includes(sample.language));
  const tried = keyed.filter((sample) => !usesUnknown(sample));
  const reading = keyed.filter(
    (sample) => variablesOf(sample.code, true).length > 0 && isStep(sample) && !/^(?:Fails|Wrong)\b/.test(sample.title),
  );
  return { keyed, tried, reading, sending: tried.filter((sample) => !sendsNone(sample)) };
}

/**
 * Packages that aren't installed for the tests. `npm run test:packages` installs those of Node.js, and tries samples with the real ones.
 * Of Python's, `boto3` was tried by hand; `slack_sdk` was not: its errors contain the response, according to its documentation.
 */
const TRIED_WITH_PACKAGES = ['pg', 'mysql2', 'ssh2', 'twit', 'airtable', 'aws-sdk', 'slack_sdk', 'boto3', '@aws-sdk/client-s3'];
const usesUnknown = ({ code }: CodeSample) =>
  TRIED_WITH_PACKAGES.some((name) =>
    new RegExp(`(?:from|import|require\\()\\s*["']?${name}(?:@[^"']+)?["']?\\s*(?:[;)]|import|$)`, 'm').test(code),
  );

/** Samples that don't send a key to the test's services: they check one, list names, or pass it to the platform or a proxy. */
const sendsNone = ({ code }: CodeSample) =>
  !/\baxios(?:\.\w+)?\(|\brequests\.|\bWebClient\b|\bcurl\b|\bhttp\.NewRequest\b/.test(code) || code.includes('roxyAgent');

/** Workflow code, which the platform runs. The rest is for a terminal. */
function isStep({ language, code }: CodeSample): boolean {
  return language !== 'bash' || code.includes('PIPEDREAM_EXPORTS');
}

function wrongKey(sample: CodeSample, inputs: Inputs): Case {
  // A Go step is compiled for each case, and sends only one request
  const ways = sample.language === 'go' ? WAYS.filter((way) => way === 'refused' || way === 'no network') : WAYS;
  const entries = entriesOf(sample);
  const runsOf = (way: string) =>
    entries.map((entry) => ({ ...runOf(inputs, entry), way, ...(way === 'no network' ? { isOffline: true } : {}) }));
  return {
    sample,
    name: 'a wrong key',
    runs: ways.flatMap(runsOf),
    check(results) {
      const faults: string[] = [];
      for (const [at, way] of ways.entries()) {
        const own = called(results.slice(at * entries.length, (at + 1) * entries.length));
        for (const result of own) faults.push(...leaksOf(outcomeOf(result)).map((field) => `${way}: the key shows in ${field}`));
        if (sendsNone(sample) || !isStep(sample) || way.endsWith('later')) continue;
        if (!own.some((result) => outcomeOf(result).error !== undefined)) faults.push(`${way}: nobody is told`);
      }
      if (!sendsNone(sample) && isStep(sample) && !results.some(sentKey)) faults.push('the key is not sent');
      return [...faults, ...uncalled(results, entries)];
    },
  };
}

function missingVariable(sample: CodeSample, inputs: Inputs): Case {
  const entries = entriesOf(sample);
  const name = new RegExp(`\\b(?:${variablesOf(sample.code, true).join('|')})\\b`);
  return {
    sample,
    name: 'a missing variable',
    runs: entries.map((entry) => ({ ...runOf({ ...inputs, env: {} }, entry), way: 'refused' })),
    check(results) {
      const faults = called(results).flatMap((result) => {
        const { exit, answered, sent, error = '' } = outcomeOf(result);
        if (!name.test(error)) return [`its error does not name it: ${error}`];
        return exit === undefined && answered === undefined && sent.length === 0 ? [] : ['it goes on without it'];
      });
      if (results.some(sentKey)) faults.push('it sends a key');
      return [...faults, ...uncalled(results, entries)];
    },
  };
}

function runOf({ files = {}, ...inputs }: Inputs, entry: number | undefined) {
  return { given: { ...inputs, ...(entry === undefined ? {} : { entry }) }, files };
}

/** Indexes of the functions that the service may call, at least as many as a component has. Other steps are called as a whole. */
function entriesOf({ language, code }: CodeSample): readonly (number | undefined)[] {
  if (language !== 'javascript' || !/export default|module\.exports/.test(code)) return [undefined];
  const functions = code.match(/^\s+(?:async\s+)?\w+\(.*\)\s*\{$|:\s*(?:async\s*)?(?:function|\(|\w+ =>)/gm) ?? [];
  return Array.from({ length: functions.length + 1 }, (_, at) => at);
}

/** The results of functions that exist. */
function called(results: readonly CaseResult[]): CaseResult[] {
  return results.filter(({ outcome: { entries } }, at) => typeof entries !== 'number' || at < entries);
}

function uncalled(results: readonly CaseResult[], entries: readonly unknown[]): string[] {
  const left = results.some(({ outcome }) => typeof outcome.entries === 'number' && outcome.entries > entries.length);
  return left ? ['it has functions that were not called'] : [];
}

function sentKey({ requests }: CaseResult): boolean {
  return requests.some(({ url, headers, body }) => JSON.stringify([decodeURIComponent(url), headers, body]).includes(KEY));
}

/** Responses of services to an unknown key. */
export function answerToKey({ way, url, method, position }: SentRequest): CaseAnswer {
  const place = decodeURIComponent(url).replace('https://', '');
  if (way.endsWith('later') && position === 0) return { body: contracts[`${method} ${place.replace(/\?.*/, '')}`]?.body ?? {} };
  if (way.startsWith('no network')) return { breaks: true };
  if (way === 'refused' && place.startsWith('signer.')) return { body: `OAuth oauth_token="${KEY}"` };
  if (way === 'refused' && place.startsWith('slack.com/')) return { body: { ok: false, error: 'invalid_auth' } };
  return { status: 401, body: { message: 'unknown key' } };
}
