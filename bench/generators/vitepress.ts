import { BASE } from '../../tools/corpus/write-corpus.ts';
import { fileAddress, type Generator, NODE } from './generator.ts';
import { siteJson } from './site-json.ts';

const CONFIG = `import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';
const site = JSON.parse(readFileSync(new URL('../site.json', import.meta.url), 'utf8'));
export default defineConfig({
  title: site.title, base: '${BASE}', srcDir: 'content',
  themeConfig: {
    search: { provider: 'local' },
    sidebar: [{ text: site.title, link: '/' },
      ...site.sections.map((s) => ({ text: s.title, collapsed: true, items: s.items.map((i) => ({ text: i.title, link: '/' + i.id })) }))],
  },
});`;
const DOCSEARCH = ['js', 'css', 'sidepanel-js', 'core', 'react'];

export const vitepress: Generator = {
  name: 'vitepress',
  label: 'VitePress 2 alpha',
  packages: { ...NODE, vitepress: '2.0.0-alpha.21' },
  overrides: Object.fromEntries(DOCSEARCH.map((name) => [`@docsearch/${name}`, '4.7.0'])),
  layout: { folder: 'content', links: 'file', heading: true, description: 'description' },
  files: (corpus) => ({ 'site.json': siteJson(corpus), '.vitepress/config.mjs': CONFIG }),
  command: () => 'vitepress build',
  output: '.vitepress/dist',
  caches: ['.vitepress/cache', '.vitepress/.temp', 'node_modules/.vite'],
  address: fileAddress,
  browser: {
    sidebarLink: '.VPSidebar a.link',
    title: '.vp-doc h1',
    search: {
      open: '#local-search button, .VPNavBarSearch button',
      input: '#localsearch-input, .VPLocalSearchBox input',
      result: '.VPLocalSearchBox .results .result',
    },
  },
};
