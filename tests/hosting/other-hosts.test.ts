import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { buildFixture } from '../browser/build-fixture.ts';
import { legacy } from '../specification/addresses.ts';
import type { Ask } from './ask.ts';
import { compare } from './compare.ts';
import { cloudflarePages, cloudfront, githubPages, netlify, netlifyWithFunction, stubTarget, vercel } from './evaluators.ts';
import { type Expected, expectedTable } from './expected.ts';
import { branchSpellings, featureTable } from './feature-table.ts';
import { linkFaults, linkFaultsOfVersions } from './link-headers.ts';
import { negotiationFaults } from './negotiation.ts';

const site = inject('dist');
const fixture = buildFixture('hosting');

// The way a host normalizes or rejects odd spellings isn't controlled by our files.
const odd = /%|\/\/|\.\.|\.htaccess|x{50}|(x\/){9}/;
const plain = expectedTable.filter(({ ask }) => !odd.test(ask.split('?')[0] ?? ''));

/** Limits of a host's rules, as listed in `docs/deploy.md`. */
interface Limits {
  /** Unknown paths are first redirected to their spelling with a slash. */
  slashFirst?: boolean;
  /** Missing files that get the HTML not-found page. */
  pageForFile?: RegExp;
  /** A moved branch keeps the spelling, and a second redirect corrects it. */
  spellingOfBranch?: boolean;
}
const loosely = (table: Expected[], { slashFirst, pageForFile }: Limits): Expected[] =>
  table.map((row) => {
    if (row.status !== 404) return row;
    if (pageForFile?.test(row.ask)) return { ...row, type: /^text\/html/ };
    return slashFirst ? { ...row, status: [301, 404] } : row;
  });
/** Follows a redirect, because it doesn't say whether the target exists. */
const followed =
  (ask: Ask): Ask =>
  async (path) => {
    const first = await ask(path);
    if (first.status !== 301 || !plain.some((row) => row.ask === path && row.status === 404)) return first;
    const second = await ask(first.location ?? '');
    expect(second.status, path).toBe(404);
    return { ...second, location: undefined };
  };

const anyFile = /\.(?!html)\w+$/;
describe.each<[string, (published: string) => Ask | Promise<Ask>, Limits]>([
  ['Netlify', netlify, { pageForFile: /^(?!\/docs\/assets\/).*\.(?!html)\w+$/, spellingOfBranch: true }],
  ['Cloudflare Pages', cloudflarePages, {}],
  ['Vercel', vercel, { slashFirst: true }],
  ['CloudFront', cloudfront, { slashFirst: true, pageForFile: anyFile }],
])('%s, by an evaluator of its rules', (_, evaluate, lacks) => {
  test('responds to every URL of the specification as expected', async () => {
    const table = loosely(plain, lacks);
    expect(table.length).toBeGreaterThan(400);
    expect(await compare(table, followed(await evaluate(site)))).toEqual([]);
  });

  test('redirects every kind of old URL', async () => {
    const table = lacks.spellingOfBranch ? featureTable : [...featureTable, ...branchSpellings];
    expect(await compare(table, await evaluate(fixture))).toEqual([]);
  });
});

test.each<[string, (published: string) => Ask | Promise<Ask>, boolean]>([
  ['Netlify', netlifyWithFunction, true],
  ['Cloudflare Pages', cloudflarePages, true],
  ['Vercel', vercel, true],
  ['CloudFront', cloudfront, false], // a policy adds the header instead of the function
])('%s responds with the Markdown copy if the request accepts it', async (_, evaluate, vary) => {
  expect(await negotiationFaults(await evaluate(fixture), { vary })).toEqual([]);
  expect(await linkFaults(await evaluate(fixture))).toEqual([]);
  expect(await linkFaultsOfVersions(await evaluate(site))).toEqual([]);
});

test('Netlify: every page has a header line with its copy and the llms.txt of its version', () => {
  const headers = readFileSync(`${site}.hosting/netlify/_headers`, 'utf8');
  for (const [page, copy, index] of [
    ['/docs/', '/docs/index.md', '/docs/llms.txt'],
    ['/docs/limits/', '/docs/limits.md', '/docs/llms.txt'],
    ['/docs/v1/', '/docs/v1.md', '/docs/v1/llms.txt'],
  ])
    expect(headers).toContain(
      `\n${page}\n  Vary: Accept\n  Link: <${copy}>; rel="alternate"; type="text/markdown", <${index}>; rel="describedby"; type="text/plain"\n`,
    );
  expect(headers).not.toContain('/docs/search/\n');
});

test('GitHub Pages: every old URL is a redirect stub', async () => {
  const ask = githubPages(site);
  for (const [from, to] of legacy) {
    const end = new Map(legacy).get(to) ?? to;
    expect(stubTarget((await ask(`/docs${from}`)).body), from).toBe(`/docs${end}`);
  }
  const pages = plain.filter(({ status, location, ask: asked }) => status === 200 || location === asked.replace(/\/?(index\.html)?$/, '/'));
  expect(
    await compare(
      pages.filter(({ ask: asked }) => !legacy.some(([from]) => asked.startsWith(`/docs${from.slice(0, -1)}`))),
      ask,
    ),
  ).toEqual([]);
});

test('files for the chosen host are written into the published folder', () => {
  const published = buildFixture('hosting', '--host', 'netlify');
  expect(readFileSync(`${published}/_redirects`, 'utf8')).toBe(readFileSync(`${published}.hosting/netlify/_redirects`, 'utf8'));
  expect(readFileSync(`${published}/_headers`, 'utf8')).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'/);
});
