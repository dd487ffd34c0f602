import { BASE } from '../../tools/corpus/write-corpus.ts';
import { fileAddress, type Generator, NODE } from './generator.ts';
import { siteJson } from './site-json.ts';

const CONFIG = `import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { defineConfig } from '@rspress/core';
const site = JSON.parse(readFileSync(path.join(__dirname, 'site.json'), 'utf8'));
export default defineConfig({
  root: 'docs', base: '${BASE}', title: site.title,
  themeConfig: { nav: [], sidebar: { '/': [{ text: site.title, link: '/' },
    ...site.sections.map((s) => ({ text: s.title, collapsible: true, collapsed: true, items: s.items.map((i) => ({ text: i.title, link: '/' + i.id })) }))] } },
});`;

export const rspress: Generator = {
  name: 'rspress',
  label: 'Rspress 2',
  packages: { ...NODE, '@rspress/core': '2.0.22' },
  overrides: { 'mdast-util-to-markdown-cjk-friendly': '1.0.0', 'mdast-util-to-markdown-cjk-friendly-gfm-strikethrough': '1.0.0' },
  layout: { folder: 'docs', links: 'file', heading: true, description: 'description' },
  files: (corpus) => ({ 'site.json': siteJson(corpus), 'rspress.config.ts': CONFIG }),
  command: () => 'rspress build',
  output: 'doc_build',
  caches: ['node_modules/.cache', 'node_modules/.rspress', '.rspress'],
  address: fileAddress,
  browser: {
    sidebarLink: '.rp-doc-layout__sidebar a, .rspress-sidebar a, aside a',
    title: '.rspress-doc h1, .rp-doc h1',
    search: {
      open: '.rp-search-button, .rspress-nav-search-button',
      input: '.rp-search-panel__input, .rp-search-panel input',
      result: '.rp-search-panel li a, .rp-suggest-item',
    },
  },
};
