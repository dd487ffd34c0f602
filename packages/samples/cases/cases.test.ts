import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOfPage } from '../../core/plugin/code.ts';
import { scanFences } from '../run/fences/scan-fences.ts';
import { DEFAULT_LIMITS } from '../run/isolation/limits.ts';
import { availableIsolation, type Isolation } from '../run/isolation/sandbox.ts';
import { caseResults } from '../samples-command.ts';
import { type Sample, sampleOf } from '../syntax/sample.ts';
import type { CaseResult, CaseRun, Cases } from './case.ts';
import { type KeptResult, runCases } from './run-cases.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cases-'));
  mkdirSync(path.join(root, 'samples'));
  // The example from the docs, unchanged.
  const docs = readFileSync(path.resolve('docs/samples.md'), 'utf8');
  for (const { code } of scanFences(docs)) {
    const [, file] = /^\/\/ (samples\/handler\.mjs)\n/.exec(code) ?? [];
    if (file) writeFileSync(path.join(root, file), code);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

const fence = (title: string, code: string, language = 'js') => `\`\`\`${language} title="${title}"\n${code}\n\`\`\`\n\n`;

interface RunOptions {
  isolation?: Isolation;
  seconds?: number;
}

async function run(
  page: string,
  more: Partial<Cases> = {},
  runs: CaseRun[] = [{ given: { request: {} } }],
  { isolation = availableIsolation(), seconds = DEFAULT_LIMITS.seconds }: RunOptions = {},
) {
  const samples = (await codeOfPage({ relativePath: 'a.md', path: '/a/' }, page, { names: {}, components: new Map() })).map(sampleOf);
  const kept = new Map<string, KeptResult>();
  const options = (cases: Partial<Cases> = {}) => ({
    root,
    cases: {
      standIns: { javascript: { program: 'samples/handler.mjs' } },
      cases: (all: readonly Sample[]) =>
        all
          .filter(({ title }) => title.startsWith('Handler'))
          .map((sample) => ({
            ...{ sample, name: '', runs },
            check: ([result]: readonly CaseResult[]) => (result?.outcome.error === '' ? [] : [`it throws ${result?.outcome.error}`]),
            shows: ([result]: readonly CaseResult[]) =>
              all
                .filter(({ line, title }) => line > sample.line && title === 'Answer')
                .slice(0, 1)
                .map((block) => ({ block, text: JSON.stringify(result?.outcome.answer) })),
          })),
      ...more,
      ...cases,
    },
    bundle: async (file: string) => path.join(root, file),
    inputs: [],
    cache: {
      get: (key: readonly string[]) => kept.get(key.join()),
      set: (key: readonly string[], one: KeptResult) => void kept.set(key.join(), one),
    },
    cacheFolder: path.join(root, 'cache'),
    isolation,
    limits: { ...DEFAULT_LIMITS, seconds },
  });
  const first = await runCases(samples, options());
  const lines = (await caseResults(first.results, [])).map(({ line, state, why }) => `${line} ${state} ${why}`.trim());
  return { lines, again: async (cases?: Partial<Cases>) => (await runCases(samples, options(cases))).ran, ran: first.ran };
}

test('a stand-in runs all samples, and pages show their outcomes', async () => {
  const page =
    fence('Handler', 'export default async () => ({ b: [1], a: 2 });') +
    fence('Answer', '{ "a": 2, "b": [1] }', 'json') +
    fence('Handler', 'export default () => { throw new Error("no"); };') +
    fence('Handler', 'export default async () => 3;') +
    fence('Answer', '4', 'json') +
    fence('Other', 'missing();');
  const { lines, ran, again } = await run(page);
  expect(lines).toEqual(['1 passed', '9 failed it throws no', '13 outdated the page shows another output']);
  expect([ran, await again()]).toEqual([3, 0]);
});

test.for([
  ...new Set([availableIsolation(), 'process' as const]),
])('requests go to the servers of the cases, and responses are cached (%s)', async (isolation) => {
  const page = fence(
    'Handler',
    'export default async () => { const r = await fetch("https://api.example.com/a?b=1"); if (!r.ok) throw new Error(r.status); return r.json(); };',
  );
  const answer: Cases['answer'] = ({ url, method }) => (url === 'https://api.example.com/a?b=1' ? { body: { method } } : undefined);
  const { lines, again } = await run(page + fence('Answer', '{ "method": "GET" }', 'json'), { answer }, undefined, { isolation });
  expect(lines).toEqual(['1 passed']);
  expect(await again({ answer })).toBe(0);
  expect(await again({ answer: () => ({ status: 500 }) })).toBe(1);
  expect((await run(page, {}, undefined, { isolation })).lines).toEqual(['1 failed it throws 501']);
  expect((await run(page, { answer }, [{ isOffline: true }], { isolation })).lines).toEqual(['1 failed it throws fetch failed']);
});

test('a sample that hangs or exits the stand-in is named, and the others run', async () => {
  const page =
    fence('Handler', 'export default async () => 1;') +
    fence('Handler', 'export default async () => { for (;;); };') +
    fence('Handler', 'export default async () => process.exit(3);') +
    fence('Handler', 'export default async () => 1;');
  expect((await run(page, {}, undefined, { seconds: 3 })).lines).toEqual([
    '1 passed',
    '5 failed it did not end within 3 s',
    '9 failed its stand-in ends with status 3',
    '13 passed',
  ]);
});

test('missing programs are named', async () => {
  const page = fence('Handler', '1;');
  expect((await run(page, { standIns: { javascript: { program: 'samples/handler.mjs', needs: ['no-such-program'] } } })).lines).toEqual([
    '1 not run no-such-program is not installed',
  ]);
  expect((await run(page, { standIns: {} })).lines).toEqual(['1 not run no stand-in is called js']);
});
