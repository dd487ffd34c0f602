import { fileAddress, type Generator } from './generator.ts';
import { siteJson } from './site-json.ts';

/** The lower bound: Markdown to plain HTML with one inline style sheet. No scripts, no highlighting, no search. */
export const bare: Generator = {
  name: 'bare',
  label: 'bare (plain HTML)',
  packages: {},
  layout: { folder: 'content', links: 'file', heading: true, description: 'description' },
  files: (corpus) => ({ 'site.json': siteJson(corpus) }),
  command: (checkout) => `${process.execPath} ${checkout}/bench/generators/build-bare.js`,
  output: 'dist',
  caches: [],
  address: fileAddress,
  browser: { sidebarLink: 'nav a', title: 'main h1' },
};
