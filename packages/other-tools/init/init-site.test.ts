import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { literalExport } from '../../core/content/code/literal-export.ts';
import { initSite } from './init-site.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Each tool’s folder, and the resulting settings. */
const CASES: { tool: string; files: Record<string, string>; settings: object; missing?: string[] }[] = [
  {
    tool: 'VitePress',
    files: {
      'package.json': '{ "devDependencies": { "vitepress": "^1.6.3" } }',
      'docs/.vitepress/config.mts': `import { defineConfig } from 'vitepress';
        export default defineConfig({
          title: 'Kiln', description: 'Fires clay.', base: '/kiln/',
          themeConfig: {
            logo: '/kiln.svg',
            nav: [{ text: 'Guide', link: '/guide/' }, { text: 'More', items: [{ text: 'Code', link: 'https://example.com/kiln' }] }],
            sidebar: { '/guide/': guide(), '/': [{ text: 'Start', link: '/' }, { text: 'Lost', link: '/lost' }] },
            editLink: { pattern: 'https://example.com/edit/:path' },
          },
        });
        function guide(): DefaultTheme.SidebarItem[] {
          return [{ text: 'Guide', base: '/guide/', items: [{ text: 'First', link: '' }, { text: 'Glaze', link: 'glaze' }] }];
        }`,
      'docs/public/kiln.svg': SVG,
      'docs/index.md': '# Kiln\n',
      'docs/guide/index.md': '# Guide\n',
      'docs/guide/glaze.md': '# Glaze\n',
      'docs/team.md': '# Team\n',
    },
    missing: ['/lost'],
    settings: {
      title: 'Kiln',
      description: 'Fires clay.',
      base: '/kiln/',
      versions: [
        {
          id: 'main',
          content: 'docs',
          sidebars: {
            guide: [
              {
                label: 'Guide',
                items: [
                  { path: '/guide/', label: 'First' },
                  { path: '/guide/glaze/', label: 'Glaze' },
                ],
              },
              { label: 'More', items: ['/team/'] },
            ],
            main: [{ path: '/', label: 'Start' }],
          },
        },
      ],
      navigation: {
        links: [
          { label: 'Guide', path: '/guide/' },
          { label: 'More', items: [{ label: 'Code', path: 'https://example.com/kiln' }] },
        ],
      },
      brand: { logo: 'docs/public/kiln.svg' },
      editLink: 'https://example.com/edit/{file}',
    },
  },
  {
    tool: 'Docusaurus',
    files: {
      'package.json': '{ "dependencies": { "@docusaurus/core": "3.9.2" } }',
      'docusaurus.config.js': `module.exports = {
        title: 'Loom', url: 'https://loom.example', baseUrl: '/', favicon: 'img/favicon.ico',
        presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]],
        plugins: [['@docusaurus/plugin-client-redirects', { redirects: [{ from: ['/old', '/older'], to: '/warp' }] }]],
        themeConfig: { navbar: { items: [{ to: '/docs/intro', label: 'Start' }, { type: 'search' }] } },
      };`,
      'sidebars.js': `module.exports = { docs: ['intro', { type: 'category', label: 'Threads', items: ['threads/weft', { type: 'doc', id: 'the-warp', label: 'Warp' }] }] };`,
      'static/img/favicon.ico': 'x',
      'docs/intro.md': '---\ntitle: Start\n---\n\nText.\n',
      'docs/threads/weft.md': '# Weft\n',
      'docs/warp.md': '---\nid: the-warp\nslug: /warp\n---\n\n# Warp\n',
    },
    settings: {
      title: 'Loom',
      site: 'https://loom.example',
      content: 'docs',
      navigation: {
        links: [{ label: 'Start', path: '/intro/' }],
        sidebar: ['/intro/', { label: 'Threads', items: ['/threads/weft/', { path: '/warp/', label: 'Warp' }] }],
      },
      redirects: { '/old/': '/warp/', '/older/': '/warp/' },
      brand: { favicon: 'static/img/favicon.ico' },
    },
  },
  {
    tool: 'Starlight',
    files: {
      'package.json': '{ "dependencies": { "@astrojs/starlight": "^0.36.0" } }',
      'astro.config.mjs': `import starlight from '@astrojs/starlight';
        export default defineConfig({
          site: 'https://orrery.example', redirects: { '/begin': '/start/' },
          integrations: [starlight({ title: 'Orrery', logo: { src: './src/orrery.svg' }, sidebar: [
            { label: 'Start', slug: 'start' }, 'moons', { label: 'Planets', autogenerate: { directory: 'planets' } },
          ] })],
        });`,
      'src/orrery.svg': SVG,
      'src/content/docs/start.md': '# Start\n',
      'src/content/docs/moons.mdx': '# Moons\n',
      'src/content/docs/planets/mars.md': '# Mars\n',
      'src/content/docs/planets/giants/jupiter.md': '# Jupiter\n',
      'src/content/docs/planets/giants/saturn.md': '# Saturn\n',
    },
    settings: {
      title: 'Orrery',
      site: 'https://orrery.example',
      content: 'src/content/docs',
      navigation: {
        sidebar: [
          { path: '/start/', label: 'Start' },
          '/moons/',
          {
            label: 'Planets',
            items: ['/planets/mars/', { label: 'Giants', items: ['/planets/giants/jupiter/', '/planets/giants/saturn/'] }],
          },
        ],
      },
      redirects: { '/begin/': '/start/' },
      brand: { logo: 'src/orrery.svg' },
    },
  },
  {
    tool: 'MkDocs Material',
    files: {
      'mkdocs.yml': `site_name: Tide
site_url: https://tide.example/docs/
repo_url: https://example.com/tide
theme:
  name: material
nav:
  - index.md
  - Moon:
      - Phases: moon/phases.md
plugins:
  - search
  - redirects:
      redirect_maps:
        luna.md: moon/phases.md
markdown_extensions:
  - pymdownx.emoji:
      emoji_index: !!python/name:material.extensions.emoji.twemoji
`,
      'docs/index.md': '# Tide\n',
      'docs/moon/phases.md': '# Phases\n',
    },
    settings: {
      title: 'Tide',
      base: '/docs/',
      site: 'https://tide.example',
      content: 'docs',
      navigation: { sidebar: ['/', { label: 'Moon', items: [{ path: '/moon/phases/', label: 'Phases' }] }] },
      redirects: { '/luna/': '/moon/phases/' },
      editLink: 'https://example.com/tide/edit/main/{file}',
    },
  },
  {
    tool: 'mdBook',
    files: {
      'book.toml':
        '[book]\ntitle = "Knots"\n[output.html]\nsite-url = "/knots/"\n[output.html.redirect]\n"/bends.html" = "hitches.html"\n"/bends/index.html" = "hitches.html"\n',
      'src/SUMMARY.md':
        '# Summary\n\n[Before](before.md)\n\n# Ropes\n\n- [Hitches](hitches.md)\n  - [Clove `hitch`](clove.md)\n- [Draft]()\n',
      'src/before.md': '# Before\n',
      'src/hitches.md': '# Hitches\n',
      'src/clove.md': '# Clove hitch\n',
    },
    settings: {
      title: 'Knots',
      base: '/knots/',
      content: 'src',
      navigation: {
        sidebar: [
          { path: '/before/', label: 'Before' },
          {
            label: 'Ropes',
            items: [
              {
                label: 'Hitches',
                items: [
                  { path: '/hitches/', label: 'Hitches' },
                  { path: '/clove/', label: 'Clove hitch' },
                ],
              },
            ],
          },
        ],
      },
      redirects: { '/bends.html': '/hitches/', '/bends/': '/hitches/' },
    },
  },
  {
    tool: 'GitBook',
    files: {
      '.gitbook.yaml': 'root: ./pages/\nredirects:\n  start: begin.md\n',
      'pages/SUMMARY.md': '# Table of contents\n\n* [Begin](begin.md)\n\n## Later\n\n* [End](end.md)\n',
      'pages/begin.md': '# Begin\n',
      'pages/end.md': '---\nsidebar: false\n---\n\n# End\n',
    },
    settings: {
      title: 'Site',
      content: 'pages',
      navigation: {
        sidebar: [
          { path: '/begin/', label: 'Begin' },
          { label: 'Later', items: [{ path: '/end/', label: 'End' }] },
        ],
      },
      redirects: { '/start/': '/begin/' },
    },
  },
  {
    tool: 'Mintlify',
    files: {
      'docs.json': JSON.stringify({
        name: 'Ferry',
        logo: { light: '/ferry.svg' },
        navigation: { tabs: [{ tab: 'Guides', groups: [{ group: 'Boats', pages: ['boats', { group: 'Ports', pages: ['ports'] }] }] }] },
        redirects: [
          { source: '/ships', destination: '/boats' },
          { source: '/a/:b', destination: '/:b' },
        ],
      }),
      'ferry.svg': SVG,
      'boats.mdx': '# Boats\n',
      'ports.mdx': '# Ports\n',
    },
    missing: ['/a/:b → /:b'],
    settings: {
      title: 'Ferry',
      navigation: { sidebar: [{ label: 'Boats', items: ['/boats/', { label: 'Ports', items: ['/ports/'] }] }] },
      redirects: { '/ships/': '/boats/' },
      brand: { logo: 'ferry.svg' },
    },
  },
  {
    tool: 'Docusaurus',
    files: {
      'docusaurus.config.js': `module.exports = { title: 'Loom', presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]] };`,
      'sidebars.js': `module.exports = { docs: [{ type: 'autogenerated', dirName: '.' }] };`,
      'docs/last.md': '---\nsidebar_position: 9\n---\n\n# Last\n',
      'docs/threads/_category_.json': '{ "label": "All threads", "position": 2 }',
      'docs/threads/weft.md': '# Weft\n',
    },
    settings: {
      title: 'Loom',
      content: 'docs',
      navigation: { sidebar: [{ label: 'All threads', items: ['/threads/weft/'] }, '/last/'] },
    },
  },
  {
    tool: 'VitePress',
    files: {
      '.vitepress/config.mts': `export default { title: 'Kiln', locales: {
        root: { label: 'English', lang: 'en-US' }, fr: { label: 'Français', lang: 'fr', title: 'Four', themeConfig: nav() }, nl: { label: 'Nederlands' } } };`,
      'index.md': '# Kiln\n',
      'fr/index.md': '# Four\n',
    },
    settings: {
      title: 'Kiln',
      locales: { root: { label: 'English', lang: 'en-US' }, fr: { label: 'Français', lang: 'fr', title: 'Four', content: 'fr' } },
    },
  },
  {
    // Its language settings are computed by code.
    tool: 'VitePress',
    files: {
      'docs/.vitepress/config.mts': `import { shared } from './shared';\nexport default { ...shared, locales: languages() };`,
      'docs/index.md': '# Kiln\n',
      'docs/de/index.md': '# Ofen\n',
      'docs/api/other.md': '# API\n',
    },
    settings: { title: 'Site', content: 'docs', locales: { root: {}, de: { content: 'docs/de' } } },
  },
  {
    // The folder of the original isn't part of its addresses.
    tool: 'VitePress',
    files: {
      '.vitepress/config.ts': `import de from '../de/config';\nexport default { title: 'Kiln', rewrites: { 'en/:rest*': ':rest*' }, locales: { root: { label: 'English' }, ...de } };`,
      'en/index.md': '# Kiln\n',
      'en/glaze.md': '# Glaze\n',
      'de/glaze.md': '# Glasur\n',
    },
    settings: { title: 'Kiln', content: 'en', locales: { root: { label: 'English' }, de: { content: 'de' } } },
  },
  {
    tool: 'Docusaurus',
    files: {
      'docusaurus.config.js': `module.exports = { title: 'Loom', i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'ja'], localeConfigs: { fr: { label: 'Français' } } } };`,
      'docs/intro.md': '# Start\n',
      'i18n/fr/docusaurus-plugin-content-docs/current/intro.md': '# Départ\n',
    },
    settings: {
      title: 'Loom',
      content: 'docs',
      locales: { root: { lang: 'en' }, fr: { label: 'Français', content: 'i18n/fr/docusaurus-plugin-content-docs/current' } },
    },
  },
  {
    tool: 'Starlight',
    files: {
      'astro.config.mjs': `export default defineConfig({ integrations: [starlight({ title: 'Orrery', defaultLocale: 'en',
        locales: { en: { label: 'English' }, 'pt-br': { label: 'Português', lang: 'pt-BR' } }, sidebar: ['moons'] })] });`,
      'src/content/docs/en/moons.md': '# Moons\n',
      'src/content/docs/pt-br/moons.md': '# Luas\n',
    },
    settings: {
      title: 'Orrery',
      content: 'src/content/docs/en',
      locales: {
        root: { label: 'English', lang: 'en', path: '/en/' },
        'pt-br': { label: 'Português', lang: 'pt-BR', content: 'src/content/docs/pt-br' },
      },
      navigation: { sidebar: ['/moons/'] },
    },
  },
  {
    tool: 'Hugo',
    files: {
      'hugo.toml': `baseURL = 'https://tide.example/docs/'\ntitle = 'Tide'\ndefaultContentLanguage = 'en'\n[languages.en]\nlanguageName = 'English'\ncontentDir = 'content.en'\n[languages.de]\nlanguageName = 'Deutsch'\ntitle = 'Flut'\ncontentDir = 'content.de'\n`,
      'content.en/_index.md': '# Tide\n',
      'content.de/_index.md': '# Flut\n',
    },
    settings: {
      title: 'Tide',
      base: '/docs/',
      site: 'https://tide.example',
      content: 'content.en',
      locales: { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch', title: 'Flut', content: 'content.de' } },
    },
  },
  {
    tool: 'Hugo',
    files: {
      'hugo.yaml': 'baseURL: https://tide.example/\ntitle: Tide\nlanguages:\n  en: {}\n  de: { languageName: Deutsch }\n',
      'content/moon.md': '# Moon\n',
      'content/moon.de.md': '# Mond\n',
    },
    settings: { title: 'Tide', site: 'https://tide.example', locales: { root: { lang: 'en' }, de: { label: 'Deutsch', suffix: 'de' } } },
  },
  {
    // Names in any case, settings in a folder of their own, and languages that the site doesn't show.
    tool: 'Hugo',
    files: {
      'config/_default/config.toml': `baseurl = 'https://tide.example/'\ndisableLanguages = ['fr']\n`,
      'config/_default/languages.toml': `[en]\nlanguagename = 'English'\ncontentdir = 'content/en'\n[nl]\ncontentDir = 'content/nl'\n[fr]\ncontentDir = 'content/fr'\n[pt-BR]\ncontentDir = 'content/pt'\ndisabled = true\n`,
      'config/_default/params.yaml': 'title: Tide\ndescription: Tables of the tide\n',
      ...Object.fromEntries(['en', 'nl', 'fr', 'pt'].map((name) => [`content/${name}/moon.md`, '# Moon\n'])),
    },
    settings: {
      title: 'Tide',
      description: 'Tables of the tide',
      site: 'https://tide.example',
      content: 'content/en',
      locales: { root: { label: 'English', lang: 'en' }, nl: { content: 'content/nl' } },
    },
  },
  {
    tool: 'plain Markdown',
    files: { 'README.md': '# About\n', 'docs/en/tide.md': '# Tide\n', 'docs/zh/tide.md': '# 潮汐\n', 'docs/ja/tide.md': '# 潮\n' },
    settings: {
      title: 'Site',
      content: 'docs/en',
      locales: { root: { lang: 'en', path: '/en/' }, ja: { content: 'docs/ja' }, zh: { content: 'docs/zh' } },
    },
  },
  ...['docs/no/other.md', 'docs/more/page.md', 'docs/page.md'].map((other) => ({
    // Pages that no language has, or folders that only look like languages.
    tool: 'plain Markdown',
    files: { 'docs/en/tide.md': '# Tide\n', 'docs/de/tide.md': '# Flut\n', [other]: '# Other\n' },
    settings: { title: 'Site' },
  })),
  {
    tool: 'plain Markdown',
    files: { 'pages/_meta.json': '{}', 'pages/index.mdx': '# Nextra\n' },
    settings: { title: 'Site', content: 'pages' },
  },
  { tool: 'plain Markdown', files: { 'README.md': '# Notes\n' }, settings: { title: 'Site' } },
];

function folderWith(files: Readonly<Record<string, string>>): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'docs-init-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const root = path.join(parent, 'site');
  mkdirSync(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}

test.for(CASES)('a folder of $tool', async ({ tool, files, settings, missing = [] }) => {
  const root = folderWith(files);
  const result = await initSite(root, '1.2.3');
  expect(result.found.tool).toBe(tool);
  expect(result.missing).toEqual(missing);
  expect(literalExport(readFileSync(path.join(root, 'docs.config.ts'), 'utf8'), 'ts')).toEqual(settings);

  expect(result.written).toEqual('package.json' in files ? ['docs.config.ts'] : ['docs.config.ts', 'package.json']);
  for (const name of result.written) rmSync(path.join(root, name));
  const left = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const after = left.map((entry) => path.join(entry.parentPath, entry.name));
  expect(Object.fromEntries(after.map((file) => [path.relative(root, file), readFileSync(file, 'utf8')]))).toEqual(files);
});

test('existing settings are not replaced', async () => {
  const root = folderWith({ 'docs.config.mjs': 'export default {};\n', 'index.md': '# A\n' });
  await expect(initSite(root, '1.2.3')).rejects.toThrow('docs.config.mjs is already there.');
  expect(readdirSync(root).sort()).toEqual(['docs.config.mjs', 'index.md']);
});
