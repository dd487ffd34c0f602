import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { unescapeHtml } from '../packages/core/shared/escape.ts';
import { build, check, copySite, testEngine } from './setup/test-site.ts';

const read = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8');
/** Sidebar entries in order: links as label and URL, groups as label only. */
const sidebar = (html: string) =>
  [
    ...(/<nav[^>]* aria-label="Pages"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? '').matchAll(
      /<summary>(.*?)<\/summary>|<a href="(\/[^"#]*)"[^>]*>(.*?)<\/a>/g,
    ),
  ].map(([, group, address, label]) => group ?? `${label} ${address}`);

test.for(['/', '/docs/', '/very/deep/base/'])('a folder of plain Markdown becomes a site below %s', async (base) => {
  const folder = copySite('plain');
  const result = await build(folder, { base });
  expect(result.diagnostics.filter((diagnostic) => diagnostic.level === 'error')).toEqual([]);
  expect(result.pages).toBe(5);

  const dist = path.join(folder, 'dist', base);
  const first = read(dist, 'index.html');
  expect(first).toContain('<title>A plain folder | plain</title>');
  expect(sidebar(first)).toEqual([
    `A plain folder ${base}`,
    `Changes ${base}changes/`,
    'Guides',
    `First steps: install ${base}guides/first-steps/`,
    `Without heading ${base}guides/without_heading/`,
    `Named by its frontmatter ${base}guides/deep/er/`,
  ]);
  expect(first).toContain(`<a href="${base}guides/first-steps/">link to a file</a>`);
  expect(first).toContain(`<a href="${base}guides/first-steps/#second-part">to a heading</a>`);
  expect(first).toContain(`src="${base}guides/dots.svg"`);
  expect(existsSync(path.join(dist, 'guides/dots.svg'))).toBe(true);
  expect(read(dist, 'guides/first-steps/index.html')).toContain('Braces { and &lt;angles&gt; are text here.');
  expect(read(dist, 'guides/deep/er/index.html')).toContain('<h1>Named by its frontmatter</h1>');
});

test('file names with special characters can be linked from pages and from llms.txt', async () => {
  const folder = copySite('empty');
  const names = ['(open', 'a)b', 'C# guide', 'what?', '50% off', "it's", '日本語'];
  for (const name of names) writeFileSync(path.join(folder, `${name}.md`), `# Page\n\n## Part\n\n${name}\n`);
  writeFileSync(path.join(folder, 'index.md'), names.map((name) => `[${name}](<${name}.md#part>)\n`).join(''));
  expect((await build(folder)).diagnostics.filter(({ id }) => id === 'link-broken')).toEqual([]);
  const dist = path.join(folder, 'dist');
  const lead = (addresses: string[]) => addresses.map((address) => read(dist, decodeURIComponent(address)));
  const html = read(dist, 'index.html');
  const hrefs = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, href = '']) => unescapeHtml(href));
  expect(lead(hrefs(/<a href="(\/[^"]*)#part"/g, html).map((href) => `${href}index.html`))).toHaveLength(names.length);
  expect(lead(hrefs(/\]\(([^()]*\.md)\)/g, read(dist, 'llms.txt')))).toHaveLength(names.length + 1);
});

test('reported changes are paths in the output folder, also in a relocatable build', async () => {
  const folder = copySite('plain');
  const { changes } = await build(folder, { base: './' });
  expect(changes.added).toContain('/guides/first-steps/index.html');
  expect(changes.added.filter((file) => !existsSync(path.join(folder, 'dist', file)))).toEqual([]);
});

test('each version has the sidebar of its own folder', async () => {
  const folder = copySite('versions');
  const result = await build(folder);
  expect(result.diagnostics.filter((diagnostic) => diagnostic.level === 'error')).toEqual([]);
  expect(sidebar(read(folder, 'dist/index.html'))).toEqual(['Newest /', 'Only new /new/']);
  expect(sidebar(read(folder, 'dist/v1/index.html'))).toEqual(['Older /v1/', 'Only old /v1/old/']);
});

test('settings and components in any folder can import the engine by package name', async () => {
  const folder = copySite('empty');
  mkdirSync(path.join(folder, 'components'));
  const files = {
    'index.mdx': '# First\n\n<Wrong />\n\n<Shown>\n\nInside.\n\n</Shown>\n',
    'docs.config.ts':
      "import { defineConfig } from '@workflow-docs/engine';\nexport default defineConfig({ title: 'Named', components: 'components' });\n",
    'components/Wrong.tsx':
      "import { AuthorError } from '@workflow-docs/engine/components';\nexport function Wrong() { throw new AuthorError('It is wrong.', 'Mend it.'); }\n",
    'components/Shown.island.tsx':
      "import { Adopted, type IslandProps } from '@workflow-docs/engine/components';\nexport function Shown({ html }: IslandProps) { return <Adopted html={html} />; }\n",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const engine = testEngine();
  const { diagnostics } = await build(folder, { engine });
  expect(diagnostics.filter(({ level }) => level === 'error').map(({ message, help, line }) => [message, help, line])).toEqual([
    ['<Wrong>: It is wrong.', 'Mend it.', 3],
  ]);
  writeFileSync(path.join(folder, 'index.mdx'), files['index.mdx'].replace('<Wrong />', ''));
  expect((await build(folder, { engine })).written).toBe(true);
  const html = read(folder, 'dist/index.html');
  expect(html).toContain('<title>First | Named</title>');
  expect(html).toContain('<p>Inside.</p>');
  expect(readdirSync(path.join(folder, 'dist/assets')).filter((name) => name.startsWith('Shown.island'))).toHaveLength(1);
});

test.each([
  ['a file', { 'robots.txt': 'robots.txt', 'llms.txt': 'llms.txt' }, '{}'],
  ['the settings', {}, "{ '/robots.txt': () => 'robots.txt', '/llms.txt': () => 'llms.txt' }"],
])('robots.txt and llms.txt of the site itself, from %s, are taken as they are', async (_, own, files) => {
  const folder = copySite('plain');
  for (const [name, text] of Object.entries(own)) writeFileSync(path.join(folder, name), text);
  writeFileSync(path.join(folder, 'docs.config.ts'), `export default { site: 'https://example.com', files: ${files} };\n`);
  expect((await build(folder)).written).toBe(true);
  for (const name of ['robots.txt', 'llms.txt']) expect(read(folder, 'dist', name)).toBe(name);
});

test('a generated file that collides with a file for the host is reported', async () => {
  const folder = copySite('plain');
  writeFileSync(path.join(folder, 'docs.config.ts'), "export default { host: 'netlify', files: { '/_headers': () => '/*' } };\n");
  await expect(build(folder)).rejects.toMatchObject({ name: 'AuthorError', message: expect.stringContaining('/_headers') });
});

test.each([
  ['/docs/', 'guides/deep/er/', (name: string) => `url(/docs/assets/${name})`],
  ['./', 'guides/deep/er/', () => '<link rel="stylesheet" href="../../../assets/style'],
])('an image in the style sheet loads on every page below %s', async (base, page, expected) => {
  const folder = copySite('plain');
  writeFileSync(path.join(folder, 'docs.config.ts'), "export default { content: '.', styles: 'site.css' };\n");
  writeFileSync(path.join(folder, 'site.css'), 'h1 { background: url(guides/dots.svg) }\n');
  expect((await build(folder, { base })).written).toBe(true);
  const dist = path.join(folder, 'dist', base);
  const name = readdirSync(path.join(dist, 'assets')).find((file) => file.startsWith('dots.')) ?? 'dots';
  expect(read(dist, page, 'index.html')).toContain(expected(name));
  expect(read(dist, page, 'index.html')).not.toContain('url(./');
});

test('HTML in a title is shown as text', async () => {
  const folder = copySite('empty');
  writeFileSync(path.join(folder, 'index.md'), '---\ntitle: "<img src=x onerror=alert(1)> & {braces}"\n---\n\nText.\n');
  await build(folder);
  const html = read(folder, 'dist/index.html');
  expect(html).toContain('<h1>&lt;img src=x onerror=alert(1)&gt; &amp; {braces}</h1>');
  expect(html).not.toContain('<img src=x');
});

test('a failed build leaves the last good one unchanged, and no temporary folders', async () => {
  const folder = copySite('plain');
  const engine = testEngine();
  writeFileSync(path.join(folder, 'docs.config.ts'), "export default { errors: ['link-broken'] };\n");
  await build(folder, { engine });
  const before = read(folder, 'dist/index.html');
  writeFileSync(path.join(folder, 'README.md'), '# Changed\n\n[Gone](/gone/)\n');
  const result = await build(folder, { engine });
  expect(result.written).toBe(false);
  expect(result.diagnostics.map((diagnostic) => diagnostic.id)).toContain('link-broken');
  expect(read(folder, 'dist/index.html')).toBe(before);
  expect(readdirSync(folder).filter((name) => /^dist\.\d/.test(name))).toEqual([]);
});

test('every list respects the visibility set in the frontmatter of a page', async () => {
  const folder = copySite('empty');
  const page = (name: string, field: string) => `---\n${field}\n---\n\n# Page ${name}\n\nThe word ${name}.\n`;
  const fields = {
    listed: 'order: 1',
    draft: 'draft: true',
    unlisted: 'unlisted: true',
    noindex: 'noindex: true',
    unsearched: 'search: false',
  };
  for (const [name, field] of Object.entries(fields)) writeFileSync(path.join(folder, `${name}.md`), page(name, field));
  writeFileSync(path.join(folder, 'docs.config.ts'), "export default { title: 'Pages', site: 'https://example.com' };\n");
  expect((await build(folder)).written).toBe(true);
  const dist = path.join(folder, 'dist');
  const named = (text: string) => Object.keys(fields).filter((name) => text.includes(`/${name}/`) || text.includes(`/${name}.md`));
  expect(Object.keys(fields).filter((name) => existsSync(path.join(dist, name, 'index.html')))).toEqual([
    'listed',
    'unlisted',
    'noindex',
    'unsearched',
  ]);
  expect(named(read(dist, 'index.html'))).toEqual(['listed', 'noindex', 'unsearched']);
  expect(sidebar(read(dist, 'listed/index.html'))).toEqual([
    'Page listed /listed/',
    'Page noindex /noindex/',
    'Page unsearched /unsearched/',
  ]);
  expect(named(read(dist, 'sitemap.xml'))).toEqual(['listed', 'unsearched']);
  expect(named(read(dist, 'llms.txt'))).toEqual(['listed', 'noindex', 'unsearched']);
  expect(named(read(dist, 'pages.json'))).toEqual(['listed', 'noindex', 'unsearched']);
  expect(named(read(dist, 'search/index.html').replace(/<nav.*?<\/nav>/gs, ''))).toEqual(['listed', 'noindex']);
  const search = readdirSync(path.join(dist, 'assets/search'), { recursive: true }).map((file) =>
    read(dist, 'assets/search', String(file)),
  );
  expect(Object.keys(fields).filter((name) => search.some((text) => text.includes(`The word ${name}`)))).toEqual(['listed', 'noindex']);
  const hidden = (name: string) => /<meta name="robots" content="noindex"\/?>/.test(read(dist, name, 'index.html'));
  expect(['listed', 'unlisted', 'noindex', 'unsearched'].filter(hidden)).toEqual(['unlisted', 'noindex']);
});

test('a sidebar may list an unpublished page, and `next` may omit the slash', async () => {
  const folder = copySite('empty');
  writeFileSync(path.join(folder, 'one.md'), '---\nnext: /two\n---\n\n# One\n');
  writeFileSync(path.join(folder, 'two.md'), '# Two\n');
  writeFileSync(path.join(folder, 'three.md'), '---\ndraft: true\n---\n\n# Three\n');
  writeFileSync(
    path.join(folder, 'docs.config.ts'),
    "export default { title: 'Pages', navigation: { sidebar: ['/one/', '/three/', '/two/'] } };\n",
  );
  const { written, diagnostics } = await build(folder);
  expect(written).toBe(true);
  expect(diagnostics.map(({ id }) => id).filter((id) => !id.startsWith('description'))).toEqual([]);
  const html = read(folder, 'dist/one/index.html');
  expect(sidebar(html)).toEqual(['One /one/', 'Two /two/']);
  expect(html).toContain('rel="next"');
});

test('a folder without a home page gets a list of its sections, and only files that pages use are published', async () => {
  const folder = copySite('empty');
  mkdirSync(path.join(folder, '01-guide'));
  mkdirSync(path.join(folder, 'public'));
  const files = {
    '01-guide/02-second.md':
      '---\ndescription: What comes then.\n---\n\n# Second\n\n[First](01-first.md), [home](/), ![Dots](dots.svg), [data](/data.csv)\n',
    '01-guide/01-first.md': '# First\n\n[Second](./second#second), [by its old name](/old)\n',
    'last.md': '---\naliases: [/old]\n---\n\n# Last\n',
    '01-guide/dots.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '01-guide/unused.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'package.json': '{}',
    'mkdocs-like.yml': 'a: b',
    'public/data.csv': 'a,b\n',
    'public/favicon.ico': '',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const { diagnostics } = await build(folder);
  expect(diagnostics.map(({ id }) => id).filter((id) => !id.startsWith('description'))).toEqual([]);
  const dist = path.join(folder, 'dist');
  const article = /<article>(.*?)<\/article>/s.exec(read(dist, 'index.html'))?.[1] ?? '';
  expect(article.replace(/^<h1>.*?<\/h1>/, '')).toBe(
    '<ul><li><a href="/last/">Last</a></li></ul><h2>Guide</h2><ul><li><a href="/guide/first/">First</a></li><li><a href="/guide/second/">Second</a>: What comes then.</li></ul>',
  );
  const second = read(dist, 'guide/second/index.html');
  for (const expected of ['href="/guide/first/">First', 'src="/01-guide/dots.svg"', 'href="/data.csv"', 'href="/">home'])
    expect(second).toContain(expected);
  const first = read(dist, 'guide/first/index.html');
  for (const expected of ['href="/guide/second/#second"', 'href="/last/">by its old name']) expect(first).toContain(expected);
  expect(read(dist, 'guide/second.md')).toContain('[First](/guide/first.md)');
  expect(existsSync(path.join(dist, 'old/index.html'))).toBe(true);
  expect(
    ['01-guide/dots.svg', '01-guide/unused.svg', 'package.json', 'mkdocs-like.yml', 'data.csv'].filter((file) =>
      existsSync(path.join(dist, file)),
    ),
  ).toEqual(['01-guide/dots.svg', 'data.csv']);
});

test('a broken link does not fail the build', async () => {
  const folder = copySite('plain');
  writeFileSync(path.join(folder, 'README.md'), '# Changed\n\n[Gone](/gone/)\n');
  const { written, diagnostics } = await build(folder);
  expect(written).toBe(true);
  expect(diagnostics.filter(({ id }) => id === 'link-broken').map(({ level }) => level)).toEqual(['warning']);
});

test.for(['/', '/docs/', './'])('an output folder among the pages, built for %s, is not read as pages', async (base) => {
  const folder = copySite('plain');
  const engine = testEngine();
  const files = () => readdirSync(path.join(folder, 'dist'), { recursive: true }).toSorted();
  await build(folder, { engine, base });
  const before = files();
  await build(folder, { engine, base, out: path.join(folder, 'public') });
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['public', 'public.hosting']));
  expect((await build(folder, { engine, base })).pages).toBe(5);
  expect(files()).toEqual(before);
  expect((await check(folder, { base })).filter(({ level }) => level === 'error')).toEqual([]);
  rmSync(path.join(folder, 'public.hosting'), { recursive: true });
  expect((await build(folder, { engine, base })).pages).toBe(5);
});

test('documents declare the language of the site', async () => {
  const folder = copySite('plain');
  writeFileSync(path.join(folder, 'docs.config.ts'), "export default { title: 'Seiten', content: '.', lang: 'de-AT' };\n");
  await build(folder);
  expect(read(folder, 'dist/index.html')).toContain('<html lang="de-AT"');
});

test('a page of 5 MB is built completely', async () => {
  const folder = copySite('empty');
  const section = (n: number) =>
    `## Section ${n}\n\n${'Words and more words, *with* some `marks`. '.repeat(100)}\n\n\`\`\`js\nconst n = ${n};\n\`\`\`\n\n`;
  const sections = Math.ceil(5_000_000 / section(1000).length);
  const text = `# Large\n\n${Array.from({ length: sections }, (_, n) => section(n)).join('')}The last words.\n`;
  expect(text.length).toBeGreaterThan(5_000_000);
  writeFileSync(path.join(folder, 'index.md'), text);
  const result = await build(folder);
  expect(result.written).toBe(true);
  const html = read(folder, 'dist/index.html');
  expect(html).toContain(`id="section-${sections - 1}"`);
  expect(html).toContain('The last words.');
});

test('a page with only a title lists the pages below it', async () => {
  const folder = copySite('empty');
  rmSync(path.join(folder, 'index.md'), { force: true });
  const files = {
    'index.md': '---\ntitle: Home\n---\n\n<Hero />\n',
    'guide/index.md': '# Guide\n',
    'guide/02-last.md': '# Last\n\nText.\n',
    'guide/01-first.md': '---\ndescription: Begin with `npm`.\n---\n\n# First\n\nText.\n',
    'blog.md': '# Blog\n\n<script setup>\n</script>\n\n<Posts />\n',
    'blog/post.md': '# Post\n\nText.\n',
    'alone.md': '# Alone\n',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  await build(folder);
  const article = (...parts: string[]) =>
    /<article>([\s\S]*?)<\/article>/.exec(read(folder, 'dist', ...parts, 'index.html'))?.[1]?.replace(/\s*\n\s*/g, '');
  const guide = '<li><a href="/guide/first/">First</a>: Begin with npm.</li><li><a href="/guide/last/">Last</a></li>';
  expect(article('guide')).toBe(`<h1 id="guide">Guide</h1><ul>${guide}</ul>`);
  expect(article('blog')).toBe('<h1 id="blog">Blog</h1><ul><li><a href="/blog/post/">Post</a></li></ul>');
  expect(article('alone')).toBe('<h1 id="alone">Alone</h1>');
  expect(article()).toContain(`<h2>Guide</h2><ul><li><a href="/guide/">Guide</a></li>${guide}</ul>`);
});
