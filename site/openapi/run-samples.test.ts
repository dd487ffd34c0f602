import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../../packages/openapi/operations/operations-of.ts';
import { exampleRequest } from '../../packages/openapi/operations/request-form.ts';
import { samples } from '../../packages/openapi/samples/samples.ts';
import { sampleCommands } from '../../packages/samples/sample-commands.ts';
import { findProgram, type TestProgram } from '../../tools/test-programs.js';
import { addresses } from '../constants.ts';
import { type ContractServer, startContractServer } from '../samples/contract-server.ts';
import type { Contract } from '../samples/contracts.ts';
import { Place } from '../samples/place.ts';
import { runProgram } from '../samples/run-program.ts';
import { siteSamples } from '../samples/site-samples.ts';
import { apiContracts, GOOD_KEY, KEY_VARIABLE } from './api-contracts.ts';
import { description } from './description.ts';

/** What the API does not know. */
const BAD_KEY = 'kept-secret-0123456789';
/** Where a variable is filled from a file, a line break stands at its end, and some clients print a header with one. */
const BAD_KEYS: Record<Language, string> = { bash: BAD_KEY, javascript: `${BAD_KEY}\n`, python: `${BAD_KEY}\n`, go: `${BAD_KEY}\n` };
const HOST = addresses['api base url'].replace('https://', '');

/** Where no server listens. */
const NOBODY = 'http://127.0.0.1:1';
const STREAM = 'https://rt.pipedream.com/sse/dc/dc_abc123/emits';
/** What earlier blocks of a page leave in the shell. */
const IDS = {
  EMITTER: 'p_abc123',
  LISTENER: 'p_def456',
  SOURCE_ID: 'dc_abc123',
  WEBHOOK_ID: 'wh_abc123',
  WEBHOOK_URL: 'https://hooks.example.com/',
  COMPONENT_ID: 'sc_abc123',
};

const { document, operations: all } = await description();
const requestOf = (operation: Operation) => exampleRequest(document, operation, { variable: KEY_VARIABLE });
const onPages = await siteSamples();

/** What the pages ask for beside the requests of the reference. */
const authorized = (body: unknown, status = 200): Contract => ({ needs: { authorization: `Bearer ${GOOD_KEY}` }, status, body });
const onlyOnPages: Record<string, Contract> = {
  [`GET ${HOST}/components/sc_def456`]: authorized({ data: { id: 'sc_def456', configurable_props: [] } }),
  [`DELETE ${HOST}/sources/dc_abc123/events`]: authorized('', 202),
  [`GET ${STREAM.replace('https://', '')}`]: authorized('data: {"title":"Release 4.2 is out"}\n\n'),
  'GET rt.pipedream.com/sse/dc/dc_abc123/observations': authorized('data: {}\n\n'),
  'POST rt.pipedream.com/sql': authorized({}),
  'POST enabc123.m.pipedream.net/': { body: 'ok' },
  'POST enabc123.m.pipedream.net': { body: 'ok' },
};

type Language = 'bash' | 'javascript' | 'python' | 'go';
const PROGRAMS: Record<Language, TestProgram[]> = { bash: ['bash', 'curl', 'jq'], javascript: [], python: ['python3'], go: ['go'] };
const COMMANDS: Record<Language, (file: string) => string[]> = {
  bash: (file) => ['bash', '--norc', '--noprofile', file],
  javascript: (file) => [process.execPath, file],
  python: (file) => ['python3', '-B', file],
  go: (file) => ['go', 'run', file],
};
const ENDINGS: Record<Language, string> = { bash: '.sh', javascript: '.mjs', python: '.py', go: '.go' };
const isLanguage = (name: string): name is Language => Object.hasOwn(COMMANDS, name);
const missing = (language: Language): boolean =>
  PROGRAMS[language].some((name) => findProgram(name) === undefined) ||
  (language === 'python' && spawnSync('python3', ['-c', 'import requests']).status !== 0);
const without = new Set((['bash', 'javascript', 'python', 'go'] as const).filter(missing));

let server: ContractServer;
let folder = '';
beforeAll(async () => {
  server = await startContractServer({ ...apiContracts(document, all), ...onlyOnPages });
  folder = await mkdtemp(path.join(tmpdir(), 'run-api-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Runs a sample as a reader would, in a folder of its own. `at` replaces the server, for one that does not respond. */
async function run(language: Language, code: string, key: string | undefined, at?: string) {
  const own = await mkdtemp(path.join(folder, 'run-'));
  const name = path.basename(own);
  const place = new Place(own, at ?? server.addressFor(name));
  const file = path.join(own, `sample${ENDINGS[language]}`);
  await writeFile(file, place.inside(code));
  const { PATH = '', HOME = '' } = process.env;
  const env = {
    PATH,
    HOME,
    LANG: 'C.UTF-8',
    PYTHONUTF8: '1',
    ...(key ? { [KEY_VARIABLE]: key } : {}),
    SSE_URL: place.inside(STREAM),
    ...IDS,
  };
  const { code: exit, stdout, stderr } = await runProgram(COMMANDS[language](file), { cwd: own, env, input: '' });
  return { exit, stdout, output: stdout + stderr, requests: server.requestsOf(name) };
}

/** The status and the body of the response to a wrong key, and nothing of the key. */
function expectReadableFailure({ output }: { output: string }): void {
  expect(output).toContain('401');
  expect(output).toContain('unknown key');
  expect(output).not.toContain(BAD_KEY);
}

describe('requests of the reference', () => {
  const cases = all.flatMap((operation) =>
    samples(requestOf(operation)).map(({ label, language, code }) => ({
      name: `${operation.name}, ${label}`,
      operation,
      language,
      code,
    })),
  );

  test.for(cases)('$name', async ({ operation, language, code }, context) => {
    if (!isLanguage(language)) throw new Error(`Nothing runs ${language}.`);
    if (without.has(language)) return context.skip(`${PROGRAMS[language].join(', ')} are not all installed`);
    const request = requestOf(operation);

    const good = await run(language, code, GOOD_KEY);
    expect(good).toMatchObject({ exit: 0, requests: [`${operation.method} ${request.url.replace('https://', '')}`] });
    expect(good.stdout).toContain(request.answers === 'none' ? '20' : 'data');

    const bad = await run(language, code, BAD_KEYS[language]);
    expect(bad.exit).not.toBe(0);
    expectReadableFailure(bad);
  });

  test.for(all.slice(0, 1).flatMap((operation) => samples(requestOf(operation))))('a server that cannot be reached: $label', async ({
    language,
    code,
  }, context) => {
    if (!isLanguage(language) || without.has(language)) return context.skip(`${language} is not installed`);
    // A port that nothing can listen at for long: the server of this test has left it.
    const gone = await startContractServer();
    const at = gone.addressFor('gone');
    await gone.close();
    const failed = await run(language, code, BAD_KEYS[language], at);
    expect(failed.exit).not.toBe(0);
    expect(failed.output).not.toContain(BAD_KEY);
  });
});

/** Every sample of a page that sends the key; those that load packages of others are not run. */
const sending = onPages.filter(
  ({ code, language, partial }) =>
    isLanguage(language) && !partial && code.includes(KEY_VARIABLE) && code.includes('Bearer ') && !code.includes('eventsource'),
);

test('pages have samples that send the key', () => expect(sending.length).toBeGreaterThan(40));

test.for(
  sending.map((sample) => ({ ...sample, name: `${sample.page} ${sample.line} ${sample.language}` })),
)('a wrong key is told and not shown: $name', async ({ language, code }, context) => {
  if (!isLanguage(language) || without.has(language)) return context.skip(`${language} is not installed`);
  const whole = calling(sampleCommands(code, language), language);
  const refused = await run(language, whole, BAD_KEYS[language]);
  expect(refused.output).toContain('unknown key');
  expect(refused.output).not.toContain(BAD_KEY);
  // A command without an option for it shows the body alone.
  if (language !== 'bash' || code.includes('--fail')) expect(refused.output).toContain('401');
  // curl never shows a header; a program that listens goes on trying.
  if (language === 'bash' || code.includes('while True')) return;

  const unreachable = await run(language, whole, BAD_KEYS[language], NOBODY);
  expect(unreachable.exit).not.toBe(0);
  expect(unreachable.output).not.toContain(BAD_KEY);
  const missing = await run(language, whole, undefined);
  expect(missing.exit).not.toBe(0);
  expect(missing.output).toContain(KEY_VARIABLE);
});

/** Functions that a sample only defines are called. */
function calling(code: string, language: string): string {
  if (language === 'javascript' && code.includes('export async function get(')) return `${code}\nawait get("/users/me");`;
  if (language === 'python' && /^def get\(/m.test(code)) return `${code}\nget("/users/me")\n`;
  return code;
}

/** Pages that are one session in a shell: every Bash block, in order. */
const sessions: Record<string, string[]> = {
  '/api/rest/webhooks/': [
    'POST sources',
    'POST webhooks',
    'POST subscriptions',
    'GET sources/dc_abc123/event_summaries',
    'DELETE subscriptions',
    'DELETE webhooks/wh_abc123',
    'DELETE sources/dc_abc123',
    'GET users/me/subscriptions',
    'POST subscriptions',
  ],
  '/v1/api/rest/': [
    'GET users/me',
    'GET users/me/sources/',
    'GET users/me/sources/',
    'POST subscriptions',
    'DELETE sources/dc_abc123/events',
    'POST components',
    'POST sources/',
    'GET sources/dc_abc123/event_summaries',
  ],
  '/api/rest/rss/': ['GET components/registry/rss-new-item-in-feed', 'POST sources', 'GET rt.pipedream.com/sse/dc/dc_abc123/emits'],
};

test.for(Object.entries(sessions))('%s works from the first block to the last', async ([page, requests], context) => {
  if (without.has('bash')) return context.skip('bash, curl and jq are not all installed');
  const blocks = onPages.filter((sample) => sample.page === page && sample.language === 'bash').map(({ code }) => code);
  const session = await run('bash', ['set -euo pipefail', 'unset SOURCE_ID WEBHOOK_ID WEBHOOK_URL', ...blocks].join('\n'), GOOD_KEY);
  expect(session.output).not.toContain('curl:');
  expect(session).toMatchObject({
    exit: 0,
    requests: requests.map((request) => (request.includes('.com/') ? request : request.replace(' ', ` ${HOST}/`))),
  });
});

/** Programs of the pages → what they print when all goes well. */
const programs: [title: string, printed: RegExp][] = [
  ['whoami.mjs', /^robin$/m],
  ['whoami.py', /^robin$/m],
  ['create-source.mjs', /^dc_abc123$/m],
  ['create_source.py', /^dc_abc123$/m],
  ['all-sources.mjs', /^dc_def456 order-intake$/m],
  ['all_sources.py', /^dc_def456 order-intake$/m],
  ['replay.mjs', /^1661310000321-0 sent again: 200$/m],
];

test.for(programs)('%s prints what its page says', async ([title, printed], context) => {
  const sample = sending.find((candidate) => candidate.title === title);
  if (!sample || !isLanguage(sample.language)) throw new Error(`No page of the API has ${title}.`);
  if (without.has(sample.language)) return context.skip(`${sample.language} is not installed`);
  const result = await run(sample.language, sample.code, GOOD_KEY);
  expect(result).toMatchObject({ exit: 0 });
  expect(result.stdout).toMatch(printed);
});
