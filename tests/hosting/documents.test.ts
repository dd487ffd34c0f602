import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, inject, test } from 'vitest';

const dist = inject('dist');
const written = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const files = written.filter((name) => name.endsWith('.html'));
const read = (name: string) => readFileSync(path.join(dist, name), 'utf8');
const records = JSON.parse(read('docs/pages.json')) as { path: string }[];
const documentOf = (address: string) => read(path.join('docs', address.endsWith('/') ? `${address}index.html` : address));

test('every document of the site is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // Matters of style.
      'void-style': 'off',
      'no-inline-style': 'error',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-implicit-button-type': 'error',
      'long-title': 'off',
      'prefer-native-element': 'off',
      // Redirect stubs redirect immediately.
      'meta-refresh': 'off',
    },
  });
  const faults: string[] = [];
  for (const name of files) {
    const report = await validator.validateString(read(name), name);
    for (const { messages } of report.results)
      faults.push(...messages.map((message) => `${name} ${message.ruleId}: ${message.message} ${message.selector}`));
  }
  expect(files.length).toBeGreaterThan(records.length);
  expect(faults).toEqual([]);
});

test('the sitemap lists every page once, and robots.txt links to it', () => {
  const listed = [...read('docs/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
  expect(listed.sort()).toEqual(records.map((record) => `/docs${record.path}`).sort());
  expect(read('robots.txt')).toMatch(/^Sitemap: https:\/\/[^/]+\/docs\/sitemap\.xml$/m);
});

test.each(records.map((record) => record.path))('%s has metadata for other programs', (address) => {
  const html = documentOf(address);
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(new URL(canonical).pathname).toBe(`/docs${address}`);
  for (const property of ['og:title', 'og:description', 'og:url', 'og:image'])
    expect(html, property).toMatch(new RegExp(`<meta property="${property}" content="[^"]+"`));
  const picture = new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '').pathname;
  expect(statSync(path.join(dist, picture)).size).toBeGreaterThan(1000);
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '') as {
    '@graph': { '@type': string; itemListElement?: { item: string }[] }[];
  };
  expect(data['@graph'].map((part) => part['@type'])).toEqual(['TechArticle', 'BreadcrumbList']);
  expect(data['@graph'][1]?.itemListElement?.at(-1)?.item).toBe(canonical);
  for (const match of html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g))
    expect(statSync(path.join(dist, match[1] ?? '')).isFile()).toBe(true);
});

test('every canonical URL is absolute and has no fragment', () => {
  const canonicals = files.flatMap((name) => /<link rel="canonical" href="([^"]+)"/.exec(read(name))?.[1] ?? []);
  expect(canonicals.length).toBeGreaterThan(records.length); // redirect stubs have one too
  for (const canonical of canonicals) expect(canonical).toMatch(/^https:\/\/[^#]+$/);
});

test('versions link to each other', () => {
  expect(documentOf('/workflows/steps/')).toMatch(/<link rel="alternate" title="v1[^"]*" href="[^"]*\/docs\/v1\/workflows\/steps\/"/);
  expect(documentOf('/v1/workflows/steps/')).toMatch(/<link rel="alternate" title="v2[^"]*" href="[^"]*\/docs\/workflows\/steps\/"/);
});

test('every page links to its Markdown copy and to the llms.txt of its version, and both exist', () => {
  for (const { path: address } of records) {
    const html = documentOf(address);
    const copy = /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(html)?.[1] ?? '';
    const index = /<link rel="describedby" type="text\/plain" href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(index).toBe(address.startsWith('/v1/') ? '/docs/v1/llms.txt' : '/docs/llms.txt');
    const [head = '', asOf] =
      /^# .+\n\n> Address: https:\/\/\S+\\\n> Version: v[12] .+\\\n(?:> Describes the product as of (\d{4}(?:-\d\d){0,2})\\\n)?(?:> Last changed: [\d-]+\\\n)?> All pages: https:/.exec(
        read(copy),
      ) ?? [];
    expect(head, address).not.toBe('');
    // The copy has the date from the page footer.
    expect(asOf, address).toBe(/class="as-of">[^<]*<time dateTime="([^"]+)"/i.exec(html)?.[1]);
    expect(read(index), address).toContain(`${copy})`);
  }
});

test('no copy is longer than 50,000 characters, and links in copies lead to existing copies', () => {
  const copies = records.map(({ path: address }) => /text\/markdown" href="([^"]+)"/.exec(documentOf(address))?.[1] ?? '');
  for (const copy of copies) expect(read(copy).length, copy).toBeLessThanOrEqual(50_000);
  const links = copies.flatMap((copy) =>
    [...read(copy).matchAll(/\]\((?:https:\/\/pipedream\.com)?(\/docs\/[^\s)#]*\.md)[)#]/g)].map((match) => match[1] ?? ''),
  );
  expect(links.length).toBeGreaterThan(records.length);
  expect([...new Set(links)].filter((link) => !existsSync(path.join(dist, link)))).toEqual([]);
});

test('llms.txt lists the sidebar sections, the API description, the search and the other version', () => {
  const list = read('docs/llms.txt');
  expect(list.match(/^## /gm)?.length).toBeGreaterThan(4);
  for (const part of ['/docs/openapi.json)', '/docs/search/)', '/docs/v1/llms.txt)']) expect(list).toContain(part);
  expect(read('docs/v1/llms.txt')).toContain('/docs/llms.txt)');
});
