// Every sample that reads a key runs with a wrong one, without a network, and without its variables. Nothing that readers of a log
// or an event see may contain the key, and what is missing or refused has to be told.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sample } from '../../packages/core/content/code/sample.ts';
import { findSamples } from '../../packages/samples/find-samples.ts';
import { findProgram, type TestProgram } from '../../tools/test-programs.js';
import { contracts } from './contracts.ts';
import { isKeyed, KEY, keyedInputs, leaksOf, variablesOf } from './keys.ts';
import type { Inputs, Outcome } from './outcome.ts';
import { Place } from './place.ts';
import { runBash } from './run-bash.ts';
import { runGo } from './run-go.ts';
import { entriesOf, runNode, runOldStep } from './run-node.ts';
import { runPython } from './run-python.ts';
import { runs } from './runs.ts';
import { siteSamples } from './site-samples.ts';

const RUNNERS = { python: runPython, bash: runBash, go: runGo };
const PROGRAMS: Record<string, TestProgram[]> = { python: ['python3'], bash: ['bash', 'jq', 'curl'], go: ['go'] };
const isMissing = (language: string) => (PROGRAMS[language] ?? []).some((name) => findProgram(name) === undefined);

/** Where no server listens. */
const NOBODY = 'http://127.0.0.1:1';

const samples = await siteSamples();
const keyed = samples.filter((sample) => isKeyed(sample) && ['javascript', 'python', 'bash', 'go'].includes(sample.language));
const known = new Map(runs.flatMap((run) => findSamples(run.sample, samples).map((sample) => [sample, run] as const)));

let services: Services;
let folder = '';
beforeAll(async () => {
  services = await startServices();
  folder = await mkdtemp(path.join(tmpdir(), 'keys-'));
});
afterAll(async () => {
  await services.close();
  await rm(folder, { recursive: true });
});

/**
 * Packages that the tests do not have. With the real ones, a refused key and a lost connection were tried once, and no error contained
 * the key; `slack_sdk` alone was not tried: its errors are documented to contain the response.
 */
const SEEN_BY_HAND = ['pg', 'mysql2', 'ssh2', 'twit', 'airtable', 'aws-sdk', 'slack_sdk', 'boto3', '@aws-sdk/client-s3'];
const usesUnknown = ({ code }: Sample) =>
  SEEN_BY_HAND.some((name) =>
    new RegExp(`(?:from|import|require\\()\\s*["']?${name}(?:@[^"']+)?["']?\\s*(?:[;)]|import|$)`, 'm').test(code),
  );

/** Samples that send no key to the services of the test: they check one, list names, or hand it to the platform or to a proxy. */
const sendsNone = ({ code }: Sample) =>
  !/\baxios(?:\.\w+)?\(|\brequests\.|\bWebClient\b|\bcurl\b|\bhttp\.NewRequest\b/.test(code) || code.includes('roxyAgent');

/** Those that load no package which is missing here. */
const tried = keyed.filter((sample) => !usesUnknown(sample));

test.for(tried.map((sample) => [placeOf(sample), sample] as const))('no key shows: %s', async ([, sample], context) => {
  if (isMissing(sample.language)) return context.skip(`${PROGRAMS[sample.language]?.join(', ')} are not all installed`);
  const inputs = keyedInputs(sample, known.get(sample));
  const leaks: string[] = [];
  const silent: string[] = [];
  services.sawKey();
  // A Go step is compiled for each way, and sends one request only
  const ways = sample.language === 'go' ? WAYS.filter((way) => way === 'refused' || way === 'no network') : WAYS;
  for (const way of ways) {
    const outcomes = await runAll(sample, inputs, way);
    leaks.push(...outcomes.flatMap(leaksOf).map((field) => `${way}: ${field}`));
    if (isStep(sample) && !way.endsWith('later') && !outcomes.some(({ error }) => error !== undefined)) silent.push(way);
  }
  expect(leaks).toEqual([]);
  if (sendsNone(sample)) return;
  if (isStep(sample)) expect(services.sawKey(), 'the key was sent').toBe(true);
  expect(silent, 'what nobody is told').toEqual([]);
});

/** Steps that read a variable without a default. */
const reading = keyed.filter(
  (sample) => variablesOf(sample.code, true).length > 0 && isStep(sample) && !/^(?:Fails|Wrong)\b/.test(sample.title),
);

test.for(reading.map((sample) => [placeOf(sample), sample] as const))('a missing variable is told: %s', async ([, sample], context) => {
  if (isMissing(sample.language)) return context.skip(`${PROGRAMS[sample.language]?.join(', ')} are not all installed`);
  const inputs = { ...keyedInputs(sample, known.get(sample)), env: {} };
  for (const outcome of await runAll(sample, inputs, 'refused')) {
    expect([outcome.exit, outcome.answered, outcome.sent]).toEqual([undefined, undefined, []]);
    expect(outcome.error).toMatch(new RegExp(`\\b(?:${variablesOf(sample.code, true).join('|')})\\b`));
  }
  expect(services.sawKey()).toBe(false);
});

test('enough samples are looked at', () => {
  expect(keyed.length).toBeGreaterThan(100);
  expect(tried.filter((sample) => !sendsNone(sample)).length).toBeGreaterThan(65);
  expect(keyed.length - tried.length, 'samples of packages that were tried by hand').toBeLessThan(20);
  expect(reading.length).toBeGreaterThan(25);
});

/** Code of a workflow, which the platform runs; the rest is for a terminal. */
function isStep({ language, code }: Sample): boolean {
  return language !== 'bash' || code.includes('PIPEDREAM_EXPORTS');
}

/** Every function of the sample that the service calls, with services of one kind. */
async function runAll(sample: Sample, inputs: Inputs, way: Way): Promise<Outcome[]> {
  const { code, language } = sample;
  const outcomes: Outcome[] = [];
  const isComponent = language === 'javascript' && /export default|module\.exports/.test(code);
  for (const entry of isComponent ? await entriesOf(code) : ['run']) {
    const own = await mkdtemp(path.join(folder, 'run-'));
    const place = new Place(own, way === 'no network' ? NOBODY : services.addressFor(way, path.basename(own)));
    for (const [name, content] of Object.entries(inputs.files ?? {})) await writeFile(path.join(place.folder, name), content);
    if (isComponent) outcomes.push(await runNode(code, inputs, place, entry));
    else if (language === 'javascript') outcomes.push(await runOldStep(code, inputs, place));
    else if (language === 'python' || language === 'bash' || language === 'go') outcomes.push(await RUNNERS[language](code, inputs, place));
  }
  return outcomes;
}

/** How services treat the key: those of OAuth 1 sign with it first; the later ones accept the first request. */
const WAYS = ['refused', 'refused by the signer, too', 'refused later', 'no network', 'no network later'] as const;
type Way = (typeof WAYS)[number];

interface Services {
  addressFor(way: Way, run: string): string;
  /** Whether the key was sent since this was asked before. */
  sawKey(): boolean;
  close(): Promise<void>;
}

async function startServices(): Promise<Services> {
  const counts = new Map<string, number>();
  let saw = false;
  const server = createServer(async (request, response) => {
    const [, way = '', run = '', ...rest] = decodeURIComponent(request.url ?? '').split('/');
    const body = await text(request);
    if (JSON.stringify([request.url, request.headers, body]).includes(KEY)) saw = true;
    const number = (counts.get(run) ?? 0) + 1;
    counts.set(run, number);
    const place = rest.join('/');
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    if (way.endsWith('later') && number === 1) return send(200, contracts[`${request.method} ${place.replace(/\?.*/, '')}`]?.body ?? {});
    if (way.startsWith('no network')) return request.socket.destroy();
    if (way === 'refused' && place.startsWith('signer.')) return send(200, `OAuth oauth_token="${KEY}"`);
    if (way === 'refused' && place.startsWith('slack.com/')) return send(200, { ok: false, error: 'invalid_auth' });
    send(401, { message: 'unknown key' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    addressFor: (way, run) => `http://127.0.0.1:${address.port}/${encodeURIComponent(way)}/${run}`,
    sawKey: () => {
      const before = saw;
      saw = false;
      return before;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function placeOf({ file, line, language, title }: Sample): string {
  return `${file}:${line} ${language} ${title}`;
}
