import { BASE } from '../../tools/corpus/write-corpus.ts';
import { folderAddress, type Generator, NODE } from './generator.ts';
import { siteJson } from './site-json.ts';

const CONFIG = `const { themes } = require('prism-react-renderer');
const site = require('./site.json');
module.exports = {
  title: site.title, url: 'https://docs.example.com', baseUrl: '${BASE}', future: { v4: true, faster: true }, onBrokenLinks: 'throw',
  presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' }, blog: false }]],
  themes: [[require.resolve('@easyops-cn/docusaurus-search-local'), { hashed: true, docsRouteBasePath: '/', indexBlog: false, indexPages: false }]],
  themeConfig: {
    navbar: { title: site.title, items: [{ type: 'docSidebar', sidebarId: 'main', position: 'left', label: 'Docs' }] },
    prism: { theme: themes.github, darkTheme: themes.dracula, additionalLanguages: ['bash', 'json'] },
  },
};`;
const SIDEBARS = `const site = require('./site.json');
module.exports = {
  main: ['index', ...site.sections.map((s) => ({ type: 'category', label: s.title, collapsed: true, items: s.items.map((i) => i.id) }))],
};`;

export const docusaurus: Generator = {
  name: 'docusaurus',
  label: 'Docusaurus 3 faster',
  packages: {
    ...NODE,
    '@docusaurus/core': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    '@easyops-cn/docusaurus-search-local': '0.55.3',
    '@mdx-js/react': '3.1.1',
    'prism-react-renderer': '2.4.1',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  commonJs: true,
  overrides: Object.fromEntries(['react', 'core', 'css'].map((name) => [`@docsearch/${name}`, '4.7.0'])),
  layout: { folder: 'docs', links: 'file', heading: false, description: 'description' },
  files: (corpus) => ({ 'site.json': siteJson(corpus), 'docusaurus.config.js': CONFIG, 'sidebars.js': SIDEBARS }),
  command: () => 'docusaurus build',
  output: 'build',
  caches: ['.docusaurus', 'node_modules/.cache'],
  address: folderAddress,
  browser: {
    sidebarLink: '.theme-doc-sidebar-container a.menu__link[href^="/docs/"]',
    title: 'article h1',
    search: {
      open: '.navbar__search-input',
      input: '.navbar__search-input',
      result: '[class*="suggestion_"], .aa-Item, [class*="Suggestion"]',
    },
  },
};
