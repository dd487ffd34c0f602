import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test } from 'vitest';
import type { BrandFiles } from '../config/settings.ts';
import { brandOf } from './brand.tsx';
import { type IconFiles, IconTags } from './head-tags.tsx';

const folder = mkdtempSync(path.join(tmpdir(), 'brand-'));
afterAll(() => rmSync(folder, { recursive: true }));

const iconTags = (base: string, icons: IconFiles) => renderToStaticMarkup(createElement(IconTags, { base, icons }));

const none: BrandFiles = { logo: undefined, icon: undefined, favicon: undefined, touchIcon: undefined, linkPicture: undefined };

function file(name: string, content: string): string {
  writeFileSync(path.join(folder, name), content);
  return path.join(folder, name);
}

test.each([
  ['Guide', '>G<'],
  ['éclair', '>É<'],
  ['<script>', '>&lt;<'],
  ['', '><'],
])('a site called “%s” without an icon gets a letter', (title, letter) => {
  const brand = brandOf({ title, brand: none });
  expect(Buffer.from(brand.files.get(brand.icon) ?? []).toString()).toContain(letter);
  expect(brand).toMatchObject({ logo: '', favicon: undefined, touchIcon: undefined, linkPicture: undefined });
  expect(iconTags('/docs/', brand)).toBe(`<link rel="icon" href="/docs${brand.icon}" type="image/svg+xml"/>`);
});

test('brand files are published with a content hash in their names', () => {
  const brand = brandOf({
    title: 'Guide',
    brand: {
      logo: file('logo.svg', '<svg><path d="M0 0h9"/></svg>\n'),
      icon: file('icon.PNG', 'icon'),
      favicon: file('own.ico', 'ico'),
      touchIcon: file('touch.png', 'touch'),
      linkPicture: file('card.jpg', 'card'),
    },
  });
  expect(brand.logo).toBe('<svg><path d="M0 0h9"/></svg>');
  expect(
    [...brand.files].map(([address, content]) => [address.replace(/\.[\w-]{8}\./, '.HASH.'), Buffer.from(content).toString()]),
  ).toEqual([
    ['/favicon.ico', 'ico'],
    ['/assets/icon.HASH.png', 'icon'],
    ['/assets/touch-icon.HASH.png', 'touch'],
    ['/assets/link-picture.HASH.jpg', 'card'],
  ]);
  expect(iconTags('/', brand)).toMatch(
    /^<link rel="icon" href="\/favicon.ico" sizes="32x32"\/><link rel="icon" href="\/assets\/icon\.[\w-]+\.png"\/><link rel="apple-touch-icon" href="\/assets\/touch-icon/,
  );
});
