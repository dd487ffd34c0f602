import { type CheckResult, computeScore, runChecks } from 'afdocs';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { openBuiltSite } from '../packages/agents/built-site.ts';
import { SiteReader } from '../packages/agents/site-reader.ts';
import { listen } from '../packages/core/preview/server.ts';
import { staticHandler } from '../packages/core/preview/static-handler.ts';
import { config } from '../site/config.ts';

// Every check parses all pages again, which takes most of the time.
vi.mock(import('../node_modules/afdocs/dist/helpers/html-to-markdown.js'), async (original) => {
  const { htmlToMarkdown } = await original();
  return { htmlToMarkdown: once(htmlToMarkdown) };
});
vi.mock(import('../node_modules/afdocs/dist/helpers/parse-markdown.js'), async (original) => {
  const { parseMarkdown } = await original();
  return { parseMarkdown: once(parseMarkdown) };
});

/** Memoizes a function by its arguments. */
function once<Arguments extends unknown[], Result>(make: (...given: Arguments) => Result): (...given: Arguments) => Result {
  const made = new Map<string, Result>();
  return (...given) => {
    const key = JSON.stringify(given);
    const known = made.get(key);
    if (known !== undefined) return known;
    const result = make(...given);
    made.set(key, result);
    return result;
  };
}

test('afdocs scores this site 100 of 100, checking every page and every link', async () => {
  const pages = await new SiteReader(await openBuiltSite(inject('dist'))).pages();
  const { base = '/', site = '', redirects = {} } = config;
  const handler = staticHandler({ folder: inject('dist'), base, redirects });
  // A check may take longer than the server keeps an idle connection open.
  const server = await listen((request, response) => {
    response.shouldKeepAlive = false;
    handler(request, response);
  }, 0);
  onTestFinished(server.close);
  const report = await runChecks(server.address + base, {
    canonicalOrigin: `${site}${base.slice(0, -1)}`,
    samplingStrategy: 'curated',
    curatedPages: pages.map(({ path }) => `${server.address}${base.slice(0, -1)}${path}`),
    maxLinksToTest: 100_000,
    maxConcurrency: 20,
    requestDelay: 0,
  });
  const pathOf = (url: string) => new URL(url).pathname.slice(base.length - 1);
  const found = Object.fromEntries(
    report.results
      .filter(({ status }) => status !== 'pass' && status !== 'skip')
      .map((result) => [result.id, worsePages(result).map(pathOf).sort()]),
  );
  expect(found).toEqual({});
  expect(report.testedPages).toBe(pages.length);
  expect(computeScore(report).overall).toBe(100);
});

/** URLs of the pages in which a check found problems. */
function worsePages({ details, message }: CheckResult): string[] {
  const results: unknown = details?.pageResults;
  if (!Array.isArray(results)) throw new Error(message);
  return results.flatMap((one: { url: string; status: string }) => (one.status === 'pass' ? [] : [one.url]));
}
