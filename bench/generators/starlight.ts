import { BASE } from '../../tools/corpus/write-corpus.ts';
import { folderAddress, type Generator, NODE } from './generator.ts';
import { siteJson } from './site-json.ts';

const CONFIG = `import { readFileSync } from 'node:fs';
import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
const site = JSON.parse(readFileSync(new URL('./site.json', import.meta.url), 'utf8'));
export default defineConfig({
  site: 'https://docs.example.com', base: '${BASE}',
  integrations: [starlight({
    title: site.title,
    sidebar: [{ label: site.title, link: '/' },
      ...site.sections.map((s) => ({ label: s.title, collapsed: true, items: s.items.map((i) => ({ label: i.title, slug: i.id })) }))],
  })],
});`;
const COLLECTIONS = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };`;

export const starlight: Generator = {
  name: 'starlight',
  label: 'Starlight 0.42',
  packages: { ...NODE, '@astrojs/starlight': '0.42.4', astro: '7.3.5', sharp: '0.35.5' },
  layout: { folder: 'src/content/docs', links: 'address', heading: false, description: 'description' },
  files: (corpus) => ({ 'site.json': siteJson(corpus), 'astro.config.mjs': CONFIG, 'src/content.config.ts': COLLECTIONS }),
  command: () => 'astro build',
  output: 'dist',
  caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  address: folderAddress,
  browser: {
    sidebarLink: 'nav.sidebar a, .sidebar-content a',
    title: 'main h1',
    search: {
      open: 'site-search button[data-open-modal]',
      input: 'site-search input',
      result: 'site-search .pagefind-ui__result, site-search [class*="result"] a, site-search li a',
    },
  },
};
