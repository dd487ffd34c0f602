import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openBuiltSite } from '../packages/agents/built-site.ts';
import { MCP_TOOLS } from '../packages/agents/mcp-tools.ts';
import { SiteReader } from '../packages/agents/site-reader.ts';
import { unescapeHtml } from '../packages/core/shared/escape.ts';
import { FORM_TEXTS } from '../packages/openapi/language/form-texts.ts';
import { searchIndex } from '../packages/search/query/search-index.ts';
import { openBuiltIndex } from './setup/open-built-index.ts';
import { build, check, copySite } from './setup/test-site.ts';

test('the fixture in three languages has no errors', async () => {
  expect(await check(copySite('languages'))).toEqual([]);
});

test('every page exists in every language, and declares its language', async () => {
  const folder = copySite('languages');
  expect((await build(folder)).written).toBe(true);
  const dist = path.join(folder, 'dist');
  const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');

  const original = read('guide/lamp/index.html');
  expect(original).toContain('<html lang="en"');
  expect(original).not.toContain('hreflang="de" href="https');

  const german = read('de/guide/start/index.html');
  expect(german).toContain('<html lang="de"');
  expect(german).toContain('<link rel="canonical" href="https://lighthouse.example/de/guide/start/"/>');
  for (const [lang, address] of [
    ['en', 'guide/start/'],
    ['de', 'de/guide/start/'],
    ['x-default', 'guide/start/'],
  ])
    expect(german).toContain(`<link rel="alternate" hrefLang="${lang}" href="https://lighthouse.example/${address}"/>`);
  // Links lead to pages in the same language, however they are written.
  expect(german).toContain('href="/de/guide/logbook/"');
  expect(german).not.toContain('/de/de/');

  // The interface is in the language of the page.
  expect(german).toContain('>Seite kopieren</button>');
  expect(german).toContain('>Kopieren</button>');
  expect(german).toContain('Tipp');
  expect(german).not.toMatch(/>(?:Copy|Next|Previous|Dark|Skip to content)</);

  const untranslated = read('de/guide/lamp/index.html');
  expect(untranslated).toContain('<article lang="en" dir="ltr">');
  expect(untranslated).toContain('<link rel="canonical" href="https://lighthouse.example/guide/lamp/"/>');
  expect(untranslated).not.toContain('hrefLang="x-default"');
  expect(untranslated).toContain('src="/guide/lens.svg"'); // images are shared
  expect(untranslated).toContain('href="/de/guide/start/#the-key"');
  expect(existsSync(path.join(dist, 'de/guide/lens.svg'))).toBe(false);

  expect(untranslated).toContain('Diese Seite ist noch nicht übersetzt. Sie wird in der Originalsprache angezeigt (Englisch).');
  // Anchors of the original lead to the same sections.
  expect(german).toContain('<h2 id="der-schlüssel"><span id="the-key" data-original="">');
  expect(read('index.html')).toContain('data-offer="Diese Seite auf Deutsch lesen"');
  expect(german).not.toContain('data-offer="');

  // Agents search in one language, and can read the results without naming it again.
  const reader = new SiteReader(await openBuiltSite(dist));
  const use = (name: string, input: object) => MCP_TOOLS.find((tool) => tool.name === name)?.run(input, reader);
  const address = 'https://lighthouse.example/de/guide/start/#der-schlüssel';
  expect(await use('search', { query: 'Schlüssel', language: 'de' })).toContain(address);
  expect(await use('read', { address })).toContain('Schlüssel');
  expect(await use('resolve', { address: '/de/guide/start/' })).toContain('https://lighthouse.example/de/guide/start/\n');
  expect(await use('list', { language: 'de' })).toContain('(/de/guide/start/)');
  await expect(use('list', { language: 'fr' })).rejects.toThrow('no language “fr”');
  await expect(use('read', { address: '/fr/guide/start/' })).rejects.toThrow('There is no page at /fr/guide/start/');

  // Untranslated pages are found, below translated ones.
  const index = await openBuiltIndex(path.join(dist, 'de'));
  const { results } = await searchIndex('lens light licht', index);
  expect(results.map((result) => result.path)).toEqual(expect.arrayContaining(['/guide/start/', '/guide/lamp/']));
  expect(results[0]?.path).toBe('/guide/start/');
  expect(index.root.foreign?.lang).toBe('en');
  expect((await openBuiltIndex(dist)).root.foreign).toBeUndefined();

  expect(read('de/404.html')).toContain('Seite nicht gefunden');
  expect(read('404.html')).toContain('data-here="/" data-bases="/ /de/ /ar/"');
  const netlify = readFileSync(path.join(folder, 'dist.hosting/netlify/_redirects'), 'utf8');
  expect(netlify).toMatch(/^\/de\/\* \/de\/404\.html 404$[\s\S]*^\/\* \/404\.html 404$/m);

  expect(read('ar/v1/index.html')).toContain('<html lang="ar" dir="rtl"');
  expect(read('ar/v1/index.html')).toContain('<article lang="en" dir="ltr">');
  // Code is written from left to right there, and other languages pay nothing for it.
  const leftToRight = /\[dir=rtl\] :is\(pre,code[^{]*\{[^}]*direction:ltr/;
  expect(read('ar/index.html')).toMatch(leftToRight);
  expect(read('index.html')).not.toMatch(leftToRight);
  expect(read('sitemap.xml')).not.toContain('/de/guide/lamp/');
  expect(read('sitemap.xml')).toContain('hreflang="x-default" href="https://lighthouse.example/guide/start/"');
  const pages: { path: string; language: string; translations: object }[] = JSON.parse(read('de/pages.json'));
  expect(pages.find((page) => page.path === '/de/guide/lamp/')).toMatchObject({ language: 'en', translations: { en: '/guide/lamp/' } });
  expect(read('de/guide/start.md')).toContain('/de/guide/logbook.md');
  expect(read('de/begin/index.html')).toContain('/de/guide/start/');
});

test('a site in several languages needs a fixed base', async () => {
  const [found] = await check(copySite('languages'), { base: './' });
  expect(found).toMatchObject({ id: 'config-wrong', file: 'docs.config.ts' });
});

test('no interface text is left in English in a made-up language', async () => {
  const folder = copySite('made-up');
  // Built in place, because a copy would lack packages.
  const { diagnostics } = await build('tests/sites/made-up', { out: path.join(folder, 'dist') });
  expect(diagnostics).toEqual([]);
  const dist = path.join(folder, 'dist');
  const found: string[] = [];
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    // Files for servers and crawlers stay in English.
    if (/(?:^|\/)(?:404|robots)\.txt$/.test(file) || !/\.(?:html|md|txt)$/.test(file)) continue;
    const text = readFileSync(path.join(dist, file), 'utf8');
    for (const words of file.endsWith('.html') ? textsOf(text) : withoutCode(text).split('\n'))
      if (/[a-z]{2}/i.test(words.replace(/\]\(\S+\)|https?:\S+|\/\S*|\S+\.(?:md|txt|svg)\b/g, ''))) found.push(`${file}: ${words}`);
  }
  expect(found).toEqual([]);

  // Forms render their texts in the browser, from data in the page.
  const operation = readFileSync(path.join(dist, '5/operations/один/index.html'), 'utf8');
  const start = /<script[^>]*type="application\/json"[^>]*>(.*?)<\/script>/s.exec(operation)?.[1] ?? '';
  const { page }: { page: { islands: [name: string, props: object][] } } = JSON.parse(start);
  const islands = new Map(page.islands);
  const form = islands.get('RequestBuilder');
  expect(form).toMatchObject({
    lang: 'ru',
    words: Object.fromEntries(FORM_TEXTS.map((text) => [text, expect.not.stringMatching(/[a-z]/i)])),
  });
  expect(islands.get('ApiExpand')).toEqual({ open: 'жжжж жжж', close: 'жжжжж жжж' });
});

/** Names that are the same in every language: methods, tools, standards and JSON types. */
const PROPER =
  /\b(?:GET|POST|curl|Node\.js|Python|Go|Bash|JavaScript|JSON|kB|HTTP|OAuth|authorizationCode|deviceAuthorization|QUERY|OpenID Connect|TLS|string|integer|number|boolean|object|array|null)\b/g;

/** A copy without code and info strings. */
function withoutCode(markdown: string): string {
  return markdown
    .replace(/^(`{3,}).*\n[\s\S]*?^\1$/gm, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(PROPER, '');
}

/** Texts of a document that a reader sees or hears. */
function textsOf(html: string): string[] {
  const shown = html.replace(/<(script|style|pre|code)\b[\s\S]*?<\/\1>/g, '');
  const texts = [...shown.matchAll(/>([^<]+)</g), ...shown.matchAll(/\b(?:aria-label|title|placeholder|alt|content)="([^"]*)"/g)];
  // Leaves out values in the head that are for programs.
  return texts
    .map(([, text = '']) => unescapeHtml(text))
    .map((text) => text.replace(PROPER, ''))
    .filter((text) => !/^(?:width=device|article$|summary$|noindex$|0; url=|#[\da-f]{3,6}$|light dark$)/.test(text));
}
