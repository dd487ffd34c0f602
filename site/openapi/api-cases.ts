// Samples of the REST API are whole programs: each runs with a good key, with a wrong one, without a server, and without its variable.
import path from 'node:path';
import type { Case, CaseAnswer, CaseResult, CaseRun, CodeSample, SentRequest } from '@workflow-docs/engine/samples';
import type { Document } from '../../packages/openapi/description/document.ts';
import type { Operation } from '../../packages/openapi/operations/operations-of.ts';
import { exampleRequest } from '../../packages/openapi/operations/request-form.ts';
import { samples as samplesOf } from '../../packages/openapi/samples/samples.ts';
import { sampleCommands } from '../../packages/samples/sample-commands.ts';
import { addresses } from '../constants.ts';
import { answerOfContract, type Contract } from '../samples/contracts.ts';
import { apiContracts, GOOD_KEY, KEY_VARIABLE } from './api-contracts.ts';
import { description } from './description.ts';

/** What the API does not know. */
const BAD_KEY = 'kept-secret-0123456789';
/** Where a variable is filled from a file, a line break stands at its end, and some clients print a header with one. */
const badKey = (language: string) => (language === 'bash' ? BAD_KEY : `${BAD_KEY}\n`);
const HOST = addresses['api base url'].replace('https://', '');
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
const LANGUAGES = ['bash', 'javascript', 'python', 'go'];

/** The API as its description has it. */
export interface Api {
  document: Document;
  operations: readonly Operation[];
  answer: (request: SentRequest) => CaseAnswer;
}

export async function apiOf(root: string): Promise<Api> {
  const { document, operations } = await description(path.join(root, 'site/openapi.yaml'));
  const contracts: Readonly<Record<string, Contract>> = { ...apiContracts(document, operations), ...onlyOnPages() };
  return { document, operations, answer: (request) => answerOfContract(request, contracts) };
}

export function apiCases(samples: readonly CodeSample[], api: Api): Case[] {
  const reference = referenceCases(samples, api);
  // What a component writes is a sample of the reference.
  const written = new Set(reference.map(({ sample }) => sample.code));
  const sending = sendingSamples(samples).filter(({ code }) => !written.has(code));
  return [...reference, ...sending.map(wrongKey), ...sessionCases(samples), ...programCases(sending)];
}

/** Every sample of a page that sends the key; those that load packages of others are not run. */
export function sendingSamples(samples: readonly CodeSample[]): CodeSample[] {
  return samples.filter(
    ({ code, language, partial }) =>
      LANGUAGES.includes(language) && !partial && code.includes(KEY_VARIABLE) && code.includes('Bearer ') && !code.includes('eventsource'),
  );
}

/** What the pages ask for beside the requests of the reference. */
function onlyOnPages(): Record<string, Contract> {
  const authorized = (body: unknown, status = 200): Contract => ({ needs: { authorization: `Bearer ${GOOD_KEY}` }, status, body });
  return {
    [`GET ${HOST}/components/sc_def456`]: authorized({ data: { id: 'sc_def456', configurable_props: [] } }),
    [`DELETE ${HOST}/sources/dc_abc123/events`]: authorized('', 202),
    [`GET ${STREAM.replace('https://', '')}`]: authorized('data: {"title":"Release 4.2 is out"}\n\n'),
    'GET rt.pipedream.com/sse/dc/dc_abc123/observations': authorized('data: {}\n\n'),
    'POST rt.pipedream.com/sql': authorized({}),
    'POST enabc123.m.pipedream.net/': { body: 'ok' },
    'POST enabc123.m.pipedream.net': { body: 'ok' },
  };
}

/** A run as a program of its own. `key` is empty where the variable is not set. */
function programRun(language: string, key: string, code?: string): CaseRun {
  return {
    ...(code === undefined ? {} : { code }),
    given: { language, env: { ...(key === '' ? {} : { [KEY_VARIABLE]: key }), SSE_URL: STREAM, ...IDS } },
    way: 'api',
  };
}

/** What a program printed and how it ended. */
function programOf({ outcome: { exit, stdout, output } }: CaseResult) {
  return { exit, stdout: String(stdout), output: String(output) };
}

/** The requests of a run, without the query. */
function requestsOf({ requests }: CaseResult): string[] {
  return requests.map(({ method, url }) => `${method} ${url.replace('https://', '').replace(/\?.*/, '')}`);
}

/** Sentences about what is wrong: those whose condition does not hold. */
function faults(...conditions: readonly (readonly [holds: boolean, fault: string])[]): string[] {
  return conditions.flatMap(([holds, fault]) => (holds ? [] : [fault]));
}

const showsNoKey = (output: string) => [!output.includes(BAD_KEY), 'it shows the key'] as const;

function referenceCases(samples: readonly CodeSample[], { document, operations }: Api): Case[] {
  return operations.flatMap((operation, number) => {
    const request = exampleRequest(document, operation, { variable: KEY_VARIABLE });
    return samplesOf(request).map(({ label, language, code }): Case => {
      const ways = [programRun(language, GOOD_KEY), programRun(language, badKey(language))];
      // One operation tells how its clients report a server that is not there.
      if (number === 0) ways.push({ ...programRun(language, badKey(language)), isOffline: true });
      return {
        sample: samples.find((sample) => sample.code === code) ?? ofReference(language, code),
        standIn: 'program',
        name: `${operation.name}, ${label}`,
        runs: ways,
        check([good, bad, gone]) {
          if (!good || !bad) return ['it did not run'];
          const [right, wrong] = [programOf(good), programOf(bad)];
          const lost = gone && programOf(gone);
          return faults(
            [right.exit === 0, `it ends with status ${right.exit}: ${right.output}`],
            [requestsOf(good).join() === `${operation.method} ${request.url.replace('https://', '')}`, `it sends ${requestsOf(good)}`],
            [right.stdout.includes(request.answers === 'none' ? '20' : 'data'), 'it does not print the answer'],
            [wrong.exit !== 0, 'it does not fail with a wrong key'],
            [wrong.output.includes('401') && wrong.output.includes('unknown key'), 'it does not tell that the key is wrong'],
            showsNoKey(wrong.output + (lost?.output ?? '')),
            [lost?.exit !== 0, 'it does not fail without a server'],
          );
        },
      };
    });
  });
}

/** A sample that the reference makes of the description. */
function ofReference(language: string, code: string): CodeSample {
  const file = 'site/openapi.yaml';
  return {
    file,
    page: '/api/rest/',
    line: 1,
    language,
    title: '',
    code,
    partial: false,
    unchecked: '',
    untyped: '',
    lines: { marked: [], inserted: [], deleted: [] },
    lineOf: () => 1,
  };
}

function wrongKey(sample: CodeSample): Case {
  const { language } = sample;
  const code = calling(sampleCommands(sample.code, language), language);
  // curl never shows a header; a program that listens goes on trying.
  const isMore = language !== 'bash' && !code.includes('while True');
  const key = badKey(language);
  return {
    sample,
    standIn: 'program',
    name: 'a wrong key',
    runs: [
      programRun(language, key, code),
      ...(isMore ? [{ ...programRun(language, key, code), isOffline: true }, programRun(language, '', code)] : []),
    ],
    check([refused, unreachable, missing]) {
      if (!refused) return ['it did not run'];
      const { output } = programOf(refused);
      const [gone, unset] = [unreachable && programOf(unreachable), missing && programOf(missing)];
      return faults(
        [output.includes('unknown key'), `it does not tell that the key is wrong: ${output}`],
        showsNoKey(output + (gone?.output ?? '')),
        // A command without an option for it shows the body alone.
        [(language === 'bash' && !sample.code.includes('--fail')) || output.includes('401'), 'it does not show the status'],
        [gone?.exit !== 0, 'it does not fail without a server'],
        [unset?.exit !== 0, 'it does not fail without its variable'],
        [unset === undefined || unset.output.includes(KEY_VARIABLE), `it does not name the missing variable: ${unset?.output}`],
      );
    },
  };
}

/** Functions that a sample only defines are called. */
function calling(code: string, language: string): string {
  if (language === 'javascript' && code.includes('export async function get(')) return `${code}\nawait get("/users/me");`;
  if (language === 'python' && /^def get\(/m.test(code)) return `${code}\nget("/users/me")\n`;
  return code;
}

/** Pages that are one session in a shell: every Bash block, in order. */
const SESSIONS: Readonly<Record<string, string[]>> = {
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

function sessionCases(samples: readonly CodeSample[]): Case[] {
  return Object.entries(SESSIONS).flatMap(([page, requests]) => {
    const blocks = samples.filter((sample) => sample.page === page && sample.language === 'bash');
    const [first] = blocks;
    if (!first) throw new Error(`${page} has no sample of Bash.`);
    const code = ['set -euo pipefail', 'unset SOURCE_ID WEBHOOK_ID WEBHOOK_URL', ...blocks.map((block) => block.code)].join('\n');
    const wanted = requests.map((request) => (request.includes('.com/') ? request : request.replace(' ', ` ${HOST}/`)));
    return {
      sample: first,
      standIn: 'program',
      name: 'all blocks of the page, as one session',
      runs: [programRun('bash', GOOD_KEY, code)],
      check([result]) {
        if (!result) return ['it did not run'];
        const { exit, output } = programOf(result);
        return faults(
          [exit === 0 && !output.includes('curl:'), `it ends with status ${exit}: ${output}`],
          [requestsOf(result).join() === wanted.join(), `it sends ${requestsOf(result).join(', ')}`],
        );
      },
    };
  });
}

/** Programs of the pages → what they print when all goes well. */
const PROGRAMS: readonly (readonly [title: string, printed: RegExp])[] = [
  ['whoami.mjs', /^robin$/m],
  ['whoami.py', /^robin$/m],
  ['create-source.mjs', /^dc_abc123$/m],
  ['create_source.py', /^dc_abc123$/m],
  ['all-sources.mjs', /^dc_def456 order-intake$/m],
  ['all_sources.py', /^dc_def456 order-intake$/m],
  ['replay.mjs', /^1661310000321-0 sent again: 200$/m],
];

function programCases(sending: readonly CodeSample[]): Case[] {
  return PROGRAMS.map(([title, printed]): Case => {
    const sample = sending.find((candidate) => candidate.title === title);
    if (!sample) throw new Error(`No page of the API has ${title}.`);
    return {
      sample,
      standIn: 'program',
      name: 'a good key',
      runs: [programRun(sample.language, GOOD_KEY)],
      check([result]) {
        if (!result) return ['it did not run'];
        const { exit, stdout, output } = programOf(result);
        return faults([exit === 0, `it ends with status ${exit}: ${output}`], [printed.test(stdout), `it prints ${stdout}`]);
      },
    };
  });
}
