// Samples whose packages aren't installed for the other tests. `npm run test:packages` installs these packages in a temporary folder and
// runs the samples with a key that nobody accepts, and without a network: no error, log or export may contain the key.
import { execFileSync, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sample } from '../../../packages/samples/syntax/sample.ts';
import { keyedSamples } from '../key-cases.ts';
import { environment, KEY, keyedInputs, variablesOf } from '../keys.ts';
import { siteSamples } from '../site-samples.ts';

/** As the samples pin them. */
const PACKAGES = [
  '@aws-sdk/client-s3@~3.200.0',
  '@aws-sdk/node-http-handler@~3.200.0',
  'airtable',
  'aws-sdk@2',
  'got@11.8.6',
  'mysql2@2.3.3',
  'pg@8.7.3',
  'ssh2@1.11.0',
  'twit',
];
const IMAGE = { url: 'https://files.example.com/cat.jpg', filename: 'cat.jpg', mimetype: 'image/jpeg' };
const { privateKey: PRIVATE_KEY } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
});
const WAYS = ['refused', 'refused later', 'no network'];

const { keyed, tried } = keyedSamples(await siteSamples());
const left = keyed.filter((sample) => !tried.includes(sample));
const inNode = left.filter(({ language }) => language === 'javascript');

test('every package of these samples is tried', () => {
  const names = inNode.flatMap(({ code }) => [...code.matchAll(/from "([^."][^"]*)"/g)].map(([, name = '']) => nameOf(name)));
  const builtIn = ['crypto', 'fs', 'net', 'path'];
  expect([...new Set(names)].filter((name) => !builtIn.includes(name)).sort()).toEqual(PACKAGES.map(nameOf).sort());
});

if (process.env.PACKAGES === 'all') describe('with the real packages', withPackages);

function withPackages(): void {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'real-packages-'));
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...PACKAGES];
    execFileSync('npm', install, { cwd: folder, stdio: 'inherit' });
    for (const name of ['run', 'files']) mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, 'files/report.csv'), 'day,total\n');
    for (const file of ['play.js', 'databases.js']) copyFileSync(path.join(import.meta.dirname, file), path.join(folder, 'run', file));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const cases = inNode.flatMap((sample) =>
    WAYS.map((way) => [`${sample.page} ${sample.title || sample.line}, ${way}`, sample, way] as const),
  );
  test.for(cases)('%s', ([, sample, way]) => {
    const { outcome, stderr, secrets } = play(folder, sample, way);
    const { sentKey, ...seen } = outcome;
    for (const secret of secrets) expect(JSON.stringify({ ...seen, stderr })).not.toContain(secret);
    expect(seen.error, 'the failure is reported').toBeDefined();
    if (way !== 'no network') expect(sentKey, 'the key is sent').toBe(true);
  });
}

/** A package's name without its version. */
function nameOf(name: string): string {
  return name.replace(/(?<=.)@.*/, '');
}

function play(folder: string, sample: Sample, way: string) {
  const code = moduleOf(sample);
  writeFileSync(path.join(folder, 'sample.mjs'), code);
  const { props, steps } = keyedInputs(sample, undefined);
  const event = { body: { name: 'Ada', email: 'ada@example.com', image: IMAGE, photo: IMAGE }, headers: {}, query: {} };
  const given = {
    sample: 'sample.mjs',
    way,
    key: KEY,
    env: {
      ...Object.fromEntries(variablesOf(sample.code, true).map((name) => [name, environment(sample.code)[name] ?? ''])),
      // Names the key, and isn't secret: services repeat it in their errors.
      ...(code.includes('S3_ACCESS_KEY_ID') ? { S3_ACCESS_KEY_ID: 'AKIDEXAMPLE' } : {}),
      ...(code.includes('BASTION_KEY') ? { BASTION_KEY: Buffer.from(PRIVATE_KEY).toString('base64') } : {}),
    },
    props,
    steps: {
      ...steps,
      trigger: { event, context: { id: 'run-1' } },
      save_attachments: { $return_value: [{ path: 'files/report.csv', type: 'text/csv' }] },
    },
  };
  const { stdout, stderr } = spawnSync(process.execPath, ['run/play.js', JSON.stringify(given)], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', HOME: folder },
    timeout: 60_000,
  });
  const [, line = ''] = PRIVATE_KEY.split('\n');
  return { outcome: JSON.parse(stdout), stderr, secrets: [KEY, line, Buffer.from(PRIVATE_KEY).toString('base64').slice(0, 200)] };
}

/** The sample as a module that runs here. A v1 step is the body of a function. */
function moduleOf({ code }: Sample): string {
  const here = code
    .replace(/from "([^."][^"]*)"/g, (_, name: string) => `from "${nameOf(name)}"`)
    .replaceAll('/tmp', 'files')
    // The test's database has no certificate that the client would accept.
    .replace('ssl: true', 'ssl: false');
  if (here.includes('export default')) return here;
  return `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
export default { async run({ steps }) { const { event } = steps.trigger; ${here} } };`;
}
