import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { MEMORY_MS } from '../../packages/core/shared/tab-memory.ts';
import { config } from '../../site/config.ts';
import { addresses, constants } from '../../site/constants.ts';
import { parseAmount } from '../../site/pricing/parse-amount.ts';
import { errors, legacy, routes, values } from './addresses.ts';

const docs = path.join(inject('dist'), 'docs');
const read = (file: string) => readFileSync(path.join(docs, file), 'utf8');
const documentOf = (route: string) => (route.endsWith('/') ? `${route}index.html` : route);

interface Record {
  title: string;
  path: string;
  relativePath: string;
  key: string;
  frontmatter: object;
  headers: { level: number; title: string; slug: string }[];
}
const records: Record[] = JSON.parse(read('pages.json'));

describe('pages', () => {
  test.each(routes)('%s is complete without scripts', (route) => {
    const html = read(documentOf(route));
    const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
    expect(main.match(/<h1[ >]/g)).toHaveLength(1);
    expect(main.replace(/<[^>]+>/g, ' ').split(/\s+/).length).toBeGreaterThan(60);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,160}"/);
    expect(html).toContain(`<link rel="canonical" href="https://pipedream.com/docs${route}"`);
  });

  test('the page without a trailing slash has no index.html', () => {
    expect(existsSync(path.join(docs, 'quickstart/create-new-workflow.html/index.html'))).toBe(false);
  });

  test('every page script has a content hash in its name', () => {
    const buckets = readdirSync(path.join(docs, 'assets/pages')).filter((name) => /^\d+\.json$/.test(name));
    const scripts = buckets.flatMap((bucket) => Object.entries(JSON.parse(read(`assets/pages/${bucket}`)).pages));
    expect(scripts).toHaveLength(records.length);
    for (const [route, hash] of scripts) {
      const name = route === '/' ? 'index' : route.replace(/^\/|\/$/g, '');
      expect(existsSync(path.join(docs, `assets/pages/${name}.${hash}.js`)), route).toBe(true);
    }
  });
});

describe('page records', () => {
  test('have exactly the fields of the specification', () => {
    const allowed = new Set(['prev', 'next', 'sidebar', 'short_description', 'thumbnail']);
    for (const record of records) {
      expect(Object.keys(record).sort()).toEqual(['frontmatter', 'headers', 'key', 'path', 'relativePath', 'title']);
      for (const field of Object.keys(record.frontmatter)) expect(allowed, `${record.path} ${field}`).toContain(field);
      for (const header of record.headers) expect(Object.keys(header).sort()).toEqual(['level', 'slug', 'title']);
      expect(existsSync(record.relativePath), record.relativePath).toBe(true);
    }
  });

  test('have unique keys and titles', () => {
    expect(new Set(records.map((record) => record.key)).size).toBe(records.length);
    const current = records.filter((record) => !record.path.startsWith('/v1/'));
    expect(new Set(current.map((record) => record.title)).size).toBe(current.length);
  });

  test('every route has one', () => {
    const paths = new Set(records.map((record) => record.path));
    expect(routes.filter((route) => !paths.has(route))).toEqual([]);
  });
});

describe('legacy paths', () => {
  test.each(legacy)('%s redirects to %s directly', (from, to) => {
    const stub = read(documentOf(from));
    expect(stub).toMatch(/<meta (?:itemProp="" )?http-equiv="refresh" content="0; url=[^"]*"/i);
    expect(stub).toContain(`content="0; url=/docs${to}"`);
    expect(stub).toMatch(/<link rel="canonical"/);
    expect(stub).toContain(`href="https://pipedream.com/docs${to}"`);
    expect(stub).toContain(`<a href="/docs${to}">`);
    expect(read(documentOf(to))).toContain('<main');
  });
});

describe('constants', () => {
  test.each(values)('%s is %s', (name, value) => {
    const known: { [name: string]: string } = {
      ...Object.fromEntries(Object.entries(constants).map(([key, constant]) => [key, constant.value])),
      ...addresses,
    };
    expect(known[name]).toBe(value);
  });

  test('constants about the engine match its behavior', () => {
    expect(config.loadTimeout).toBe(parseAmount(constants['page script load time-out'].value));
    expect(MEMORY_MS).toBe(parseAmount(constants['tab memory'].value) * 60 * 1000);
  });
});

describe('errors', () => {
  test.each(errors)('%s has its own anchor on the limits and troubleshooting pages', (error) => {
    const anchor = error.toLowerCase().replaceAll(' ', '-');
    for (const page of ['limits/index.html', 'troubleshooting/index.html']) expect(read(page), page).toContain(`id="${anchor}"`);
    expect(read('troubleshooting/index.html')).toContain(error);
  });

  test('the warning to await promises has one too', () => {
    expect(read('troubleshooting/index.html')).toMatch(/id="this-step-was-still-trying-to-run-code[\w-]*"/);
  });
});
