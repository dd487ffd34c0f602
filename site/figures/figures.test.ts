import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { productLabels } from './product-labels.ts';

const docs = path.join(inject('dist'), 'docs');

interface Figure {
  html: string;
  labels: string[];
  numbers: number[];
}

interface Page {
  address: string;
  figures: Figure[];
  /** The article's text without figures. */
  text: string;
  /** Length of its longest list of steps. */
  steps: number;
}

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#(?:x27|39);/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

const FIGURE = /<figure class="(?:fig|diagram)(?: [^"]*)?"[\s\S]*?<\/figure>/g;

function readPage(file: string): Page {
  const html = readFileSync(path.join(docs, file), 'utf8');
  const article = /<article[^>]*>([\s\S]*)<\/article>/.exec(html)?.[1] ?? '';
  const figures = (article.match(FIGURE) ?? []).map((figure) => ({
    html: figure,
    labels: [...figure.matchAll(/<b(?: class="[^"]*")?>([^<]*)/g)].map(([, label = '']) => plain(label)),
    numbers: [...figure.matchAll(/<i>(\d+)<\/i>/g)].map(([, number]) => Number(number)),
  }));
  const lists = article.match(/<ol[\s\S]*?<\/ol>/g) ?? [];
  return {
    address: file.replace(/index\.html$/, ''),
    figures,
    text: plain(article.replace(FIGURE, ' ')),
    steps: Math.max(0, ...lists.map((list) => list.match(/<li>/g)?.length ?? 0)),
  };
}

const all = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html'))
  .map(readPage);
const pages = all.filter(({ figures }) => figures.length > 0);
const texts = new Map(all.map(({ address, text }) => [address, text]));

describe.each(pages)('figures of $address', ({ figures, text, steps }) => {
  test('show product labels in the same words as the page', () => {
    const labels = figures.flatMap((figure) => figure.labels);
    expect(labels.filter((label) => !text.includes(label) && productLabels[label] === undefined)).toEqual([]);
  });

  test('weigh 3 kB at most', () => {
    for (const { html } of figures) expect(brotliCompressSync(html).length).toBeLessThanOrEqual(3000);
  });

  test('fit a phone', () => {
    // If there are two drawings, the first is for phones. Everything else is text, which wraps.
    const widths = figures.map(({ html }) => Number(/<svg[^>]* width="(\d+)"/.exec(html)?.[1] ?? 0));
    expect(widths.filter((width) => width > 328)).toEqual([]);
  });

  test('have step numbers that exist on the page', () => {
    expect(figures.flatMap(({ numbers }) => numbers).filter((number) => number > steps)).toEqual([]);
  });
});

test.each(Object.entries(productLabels))('“%s” is explained on %s', (label, address) => {
  expect(texts.get(address)).toContain(label);
});

test('no figures have been lost', () => {
  expect(pages.length).toBeGreaterThanOrEqual(80);
  expect(pages.flatMap(({ figures }) => figures).length).toBeGreaterThanOrEqual(125);
});
