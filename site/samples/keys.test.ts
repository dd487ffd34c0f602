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
import { isKeyed, KEY, keyedInputs, leaksOf } from './keys.ts';
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

test.for(keyed.map((sample) => [placeOf(sample), sample] as const))('%s', async ([, sample], context) => {
  if (isMissing(sample.language)) return context.skip(`${PROGRAMS[sample.language]?.join(', ')} are not all installed`);
  const inputs = keyedInputs(sample, known.get(sample));
  const seen: string[] = [];
  for (const way of WAYS) {
    for (const outcome of await runAll(sample, inputs, way)) {
      seen.push(...leaksOf(outcome).map((field) => `${way}: ${field}`));
      if (process.env.SHOW) console.log('SHOW', placeOf(sample), way, 'ERR', outcome.error, services.sawKey());
    }
  }
  expect(seen).toEqual([]);
});

/** Every function of the sample that the service calls, with services of one kind. */
async function runAll(sample: Sample, inputs: Inputs, way: Way): Promise<Outcome[]> {
  const { code, language, page } = sample;
  const outcomes: Outcome[] = [];
  const isComponent = language === 'javascript' && /export default|module\.exports/.test(code);
  for (const entry of isComponent ? await entriesOf(code) : ['run']) {
    const own = await mkdtemp(path.join(folder, 'run-'));
    const place = new Place(own, way === 'no network' ? NOBODY : services.addressFor(way, path.basename(own)));
    for (const [name, content] of Object.entries(inputs.files ?? {})) await writeFile(path.join(place.folder, name), content);
    if (isComponent) outcomes.push(await runNode(code, inputs, place, entry));
    else if (language === 'javascript' && page.startsWith('/v1/')) outcomes.push(await runOldStep(code, inputs, place));
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
