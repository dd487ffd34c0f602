import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { build, check, copySite } from './setup/test-site.ts';

test('the fixture in three languages has no errors', async () => {
  expect(await check(copySite('languages'))).toEqual([]);
});

test('each page is there in each language, and says which one it is in', async () => {
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
  // Links lead to the page in the same language, however they are written.
  expect(german).toContain('href="/de/guide/logbook/"');
  expect(german).not.toContain('/de/de/');

  // The interface is in the language of the reader.
  expect(german).toContain('>Seite kopieren</button>');
  expect(german).toContain('>Kopieren</button>');
  expect(german).toContain('Tipp');
  expect(german).not.toMatch(/>(?:Copy|Next|Previous|Dark|Skip to content)</);

  const untranslated = read('de/guide/lamp/index.html');
  expect(untranslated).toContain('<article lang="en" dir="ltr">');
  expect(untranslated).toContain('<link rel="canonical" href="https://lighthouse.example/guide/lamp/"/>');
  expect(untranslated).not.toContain('hrefLang="x-default"');
  expect(untranslated).toContain('src="/guide/lens.svg"'); // pictures are shared
  expect(untranslated).toContain('href="/de/guide/start/#the-key"');
  expect(existsSync(path.join(dist, 'de/guide/lens.svg'))).toBe(false);

  expect(untranslated).toContain('Diese Seite ist noch nicht übersetzt. Sie wird in der Originalsprache angezeigt (Englisch).');
  expect(read('de/404.html')).toContain('Seite nicht gefunden');
  const netlify = readFileSync(path.join(folder, 'dist.hosting/netlify/_redirects'), 'utf8');
  expect(netlify).toMatch(/^\/de\/\* \/de\/404\.html 404$[\s\S]*^\/\* \/404\.html 404$/m);

  expect(read('ar/v1/index.html')).toContain('<html lang="ar" dir="rtl"');
  expect(read('ar/v1/index.html')).toContain('<article lang="en" dir="ltr">');
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
