import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type DevServer, startDev } from './setup/start-dev.ts';

let dev: DevServer;
beforeAll(async () => {
  dev = await startDev('dev');
});
afterAll(() => dev.stop());

test.for([
  ['second', 200, 'second/'],
  ['second/index.html', 200, 'second/'],
  ['second.md', 200, 'second.md'],
  ['index.md', 200, 'index.md'],
  ['pages.json', 200, 'pages.json'],
  ['llms.txt', 200, 'llms.txt'],
  ['assets/search.json', 200, 'assets/search.json'],
  ['search/', 200, 'search/'],
  ['404.html', 200, '404.html'],
  ['404.txt', 200, '404.txt'],
  ['nowhere/', 404, 'nowhere/'],
  ['nowhere.js', 404, 'nowhere.js'],
  ['sitemap.xml', 404, 'sitemap.xml'], // the site sets no host
  ['%E0%A4%A', 400, '%E0%A4%A'],
  ['assets/pages/nowhere.12345678.js', 404, 'assets/pages/nowhere.12345678.js'],
] as const)('/%s answers %i at /%s', async ([address, status, final]) => {
  const response = await fetch(dev.docs + address);
  expect(response.status).toBe(status);
  expect(response.url).toBe(dev.docs + final);
});

test('files made from all pages are updated by edits', async () => {
  const titles = async () => (await (await fetch(`${dev.docs}pages.json`)).json()).map(({ title }: { title: string }) => title);
  await expect.poll(titles).toEqual(['First page', 'Second page']);
  const search = async () => (await fetch(`${dev.docs}assets/search.json`)).text();
  const before = await search();
  dev.edit('second.mdx', (text) => text.replace('Second page', 'Renamed').replace('Node text.', 'Unheard words.'));
  await expect.poll(search).not.toBe(before);
  expect(await titles()).toEqual(['First page', 'Renamed']);
});

test('an unlisted page is in no list, as in a build', async () => {
  const site = await startDev('dev');
  onTestFinished(site.stop);
  site.edit('second.mdx', (text) => text.replace('---\n', '---\nunlisted: true\n'));
  for (const list of ['pages.json', 'assets/addresses.json']) {
    const text = async () => (await fetch(site.docs + list)).text();
    await expect.poll(text).not.toContain('Second page');
    expect(await text()).toContain('First page');
  }
});

test('a page that cannot be compiled keeps its last text, even if its file was briefly empty while saving', async () => {
  const site = await startDev('dev');
  onTestFinished(site.stop);
  const text = async (address = 'second/') => (await fetch(site.docs + address)).text();
  expect(await text()).toContain('Node text.');
  site.edit('second.mdx', () => '');
  await expect.poll(() => text()).not.toContain('Node text.');
  site.restore();
  site.edit('second.mdx', (whole) => `${whole}\n\n{missing.value}\n`);
  await expect.poll(() => text('@dev/page.json?path=/second/')).toContain('missing is not defined');
  expect(await text()).toContain('Node text.');
});

test('a site without pages is reported as empty until it has one', async () => {
  const emptied = await startDev('dev');
  onTestFinished(emptied.stop);
  for (const file of ['index.md', 'second.mdx']) rmSync(path.join(emptied.folder, file));
  await emptied.reported('folder-empty');
  expect((await fetch(emptied.docs)).status).toBe(404);
  emptied.restore();
  await emptied.reported('Site: fixed.');
  expect((await fetch(emptied.docs)).status).toBe(200);
});

test('a content folder outside the site is watched once the settings name it', async () => {
  const site = await startDev('dev');
  onTestFinished(site.stop);
  const outside = path.join(path.dirname(site.folder), 'outside');
  mkdirSync(outside);
  const write = (name: string) => writeFileSync(path.join(outside, name), '# Outside\n');
  write('index.md');
  const first = async () => (await fetch(site.docs)).text();
  writeFileSync(path.join(site.folder, 'docs.config.ts'), "export default { content: '../outside' };\n");
  await expect.poll(first).toContain('<title>Outside |');
  // The folder is watched after a short delay.
  let count = 0;
  await expect
    .poll(async () => {
      write(`new-${++count}.md`);
      return (await fetch(`${site.docs}new-1/`)).status;
    })
    .toBe(200);
});

test('a site with a host setting serves the same files as its build, and redirects old URLs', async () => {
  const hosted = await startDev('hosting');
  onTestFinished(hosted.stop);
  const dist = path.join(path.dirname(hosted.folder), 'dist');
  execFileSync(process.execPath, ['packages/docs/bin/docs.js', 'build', hosted.folder, '--out', dist], { stdio: 'pipe' });
  const { origin } = new URL(hosted.docs);
  const policy = JSON.parse(readFileSync(`${dist}.hosting/headers.json`, 'utf8'))['Content-Security-Policy'];
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name.split(path.sep).join('/')}`)
    .filter((name) => /\.\w+$/.test(name) && !/\.(br|gz)$|builds\.json$/.test(name))
    // Hashes in names differ in development; files requested by a fixed name exist.
    .filter((name) => !/\/assets\/(pages|sidebars|search)\//.test(name));
  expect(files).toEqual(expect.arrayContaining(['/docs/sitemap.xml', '/robots.txt', '/docs/guide/index.html']));
  for (const file of files) {
    const response = await fetch(origin + file.split('/').map(encodeURIComponent).join('/'), { redirect: 'manual' });
    // Redirect stubs of the build are redirects here, and `x/index.html` redirects to `x/`.
    expect(response.status, file).toBe(file === '/404.html' ? 404 : /index\.html$|old-file|100%/.test(file) ? 302 : 200);
    expect(response.headers.get('content-security-policy'), file).toBe(policy);
    const own = readFileSync(dist + file, 'utf8');
    if (/(\.xml|\.txt)$/.test(file)) expect(await response.text(), file).toBe(own);
  }
  const head = (html: string) => /<meta property="og:type".*?<\/script>/.exec(html)?.[0];
  expect(head(await (await fetch(`${origin}/docs/guide/`)).text())).toBe(head(readFileSync(`${dist}/docs/guide/index.html`, 'utf8')));
  const led = await fetch(`${origin}/manual/beta/part?a=1`, { redirect: 'manual' });
  expect(led.headers.get('location')).toBe('/docs/guide/?a=1#second-part');
});

test.for([
  ['second/', 'text/markdown, text/html;q=0.9', /^text\/markdown/],
  ['second/', 'text/html, text/markdown;q=0.9', /^text\/html/],
  ['second/', '*/*', /^text\/html/],
  ['search/', 'text/markdown', /^text\/html/],
] as const)('/%s with Accept “%s”', async ([address, accept, type]) => {
  const response = await fetch(dev.docs + address, { headers: { accept } });
  expect(response.headers.get('content-type')).toMatch(type);
  if (address === 'second/') expect(response.headers.get('vary')).toBe('accept');
});

test('after a checkout of 2,000 files, all pages are updated and deleted ones are gone', async () => {
  const site = await startDev('dev');
  onTestFinished(site.stop);
  const folder = path.join(site.folder, 'many');
  mkdirSync(folder);
  const checkOut = (from: number, to: number, text: string) => {
    for (let n = from; n < to; n++) writeFileSync(path.join(folder, `page-${n}.md`), `# Page ${n}\n\n${text}\n`);
  };
  const titles = async () =>
    (await (await fetch(`${site.docs}assets/addresses.json`)).json()).filter(([address]: [string]) => address.includes('/many/')).length;
  checkOut(0, 2000, 'Old text.');
  await expect.poll(titles).toBe(2000);
  for (let n = 0; n < 300; n++) rmSync(path.join(folder, `page-${n}.md`));
  checkOut(300, 2001, 'New text.');
  await expect.poll(titles).toBe(1701);
  expect(await (await fetch(`${site.docs}many/page-2000/`)).text()).toContain('New text.');
  expect((await fetch(`${site.docs}many/page-0/`)).status).toBe(404);
});
