// Text from untrusted authors (`html: 'safe'`): whatever it contains, the page runs and loads only what the engine adds.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { compilePage } from '../packages/core/content/compile-page.ts';
import { contentComponents } from '../packages/core/theme/content/index.ts';
import { safeMarkdown } from '../packages/openapi/pages/safe-markdown.ts';
import { Random } from '../tools/corpus/random.ts';
import { HOSTILE_HTML } from './cases/hostile-html.ts';
import { build, copySite, testEngine } from './setup/test-site.ts';

const MIXES = Number(process.env.FUZZ ?? 500);
const RUNS = new Set(
  `applet audio base button datalist dialog embed fencedframe form frame frameset iframe input link map meta noscript object option
  portal script select slot source style template textarea title track video xmp`.split(/\s+/),
);
const ADDRESSES = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster', 'background', 'xlink:href', 'ping', 'cite']);
/** Normalizes a URL like browsers do before they parse its scheme. */
const asBrowsersRead = (address: string) => address.replace(/[\t\n\r]/g, '').trim();

/** Parts of a page that could run code, load resources or imitate the site, found with a parser other than the engine's. */
function runningParts(html: string): string[] {
  const found: string[] = [];
  const look = (node: DefaultTreeAdapterTypes.ChildNode): void => {
    if (!('tagName' in node)) return;
    const isOwnButton = node.tagName === 'button' && node.attrs.some(({ name, value }) => name === 'class' && value === 'copy');
    if (RUNS.has(node.tagName) && !isOwnButton) found.push(`<${node.tagName}>`);
    for (const { name, value } of node.attrs) {
      if (/^on|^style$|^srcdoc$|^is$|^formaction$|^contenteditable$|^autofocus$|^popover|^target$|^name$/.test(name))
        found.push(`${name} of <${node.tagName}>`);
      if (name === 'id' && /^(?:docs[A-Z]|I0)/.test(value)) found.push(`id ${value}`);
      const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(asBrowsersRead(value))?.[1];
      if (ADDRESSES.has(name) && scheme !== undefined && !/^(?:https?|mailto|tel)$/i.test(scheme)) found.push(`${name}=${value}`);
    }
    for (const child of node.childNodes) look(child);
  };
  for (const node of parseFragment(html).childNodes) look(node);
  return found;
}

const compile = (text: string, safe: boolean, name = 'page.md') =>
  compilePage({ file: `/${name}`, relativePath: name, folder: '', prefix: '/', path: '/page/', version: 'v1' }, text, {
    base: '/',
    names: {},
    components: new Map(Object.entries(contentComponents)),
    safe,
  });

describe.each([
  ['alone', (hostile: string) => hostile],
  ['in a sentence', (hostile: string) => `Words **and** ${hostile} more.`],
  ['in a list, in a block', (hostile: string) => `- item\n\n  <div>\n  ${hostile}\n  </div>\n`],
  ['in a table', (hostile: string) => `| a | b |\n|---|---|\n| ${hostile.replace(/\n/g, ' ')} | c |\n`],
  ['after an unclosed tag', (hostile: string) => `<div title="a\n\n${hostile}`],
])('%s', (_, within) => {
  test.each(HOSTILE_HTML)('%s', async (hostile) => {
    expect(runningParts((await compile(`# Page\n\n${within(hostile)}\n\nThe end.\n`, true)).html)).toEqual([]);
  });
});

test('pieces of them, cut and combined at random', async () => {
  const wrong: unknown[] = [];
  for (let seed = 1; seed <= MIXES; seed++) {
    const random = new Random(seed);
    const piece = () => {
      const whole = random.pick(HOSTILE_HTML);
      return random.chance(0.5) ? whole : whole.slice(random.int(0, whole.length), random.int(0, whole.length));
    };
    const text = Array.from({ length: random.int(2, 8) }, () => piece() + random.pick(['', '\n', '\n\n', ' ', '>', '"', "'", '-->'])).join(
      '',
    );
    const parts = runningParts((await compile(text, true)).html);
    if (parts.length > 0) wrong.push({ text, parts });
  }
  expect(wrong).toEqual([]);
});

test.each(HOSTILE_HTML)('in a description of an API: %s', async (hostile) => {
  const text = safeMarkdown(hostile, (href) => (/^(?:https?:|mailto:)[^\s]+$/.test(href) ? href : undefined));
  expect(runningParts((await compile(`# Page\n\n${text}\n`, false, 'page.mdx')).html)).toEqual([]);
});

test('most of them are detected on a page by a trusted author, so the detection works', async () => {
  const pages = await Promise.all(HOSTILE_HTML.map((hostile) => compile(`# Page\n\n${hostile}\n`, false)));
  expect(pages.filter(({ html }) => runningParts(html).length > 0).length).toBeGreaterThan(HOSTILE_HTML.length / 2);
});

test('removed parts are reported with their line, and harmless ones stay', async () => {
  const text = `# Page

<details open><summary>More</summary>

<kbd>Ctrl</kbd> <img src="/a.png" alt="A" width="10" onerror="a()"> <a href="https://a.example/?b=1&amp;c">link</a><br>

</details>

<iframe src="https://b.example/"></iframe>

[runs](javascript:alert(1)) and <YOUR_KEY> and a < b
`;
  const { html, diagnostics } = await compile(text, true);
  expect(diagnostics.filter(({ id }) => id === 'html-removed').map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '5: onerror of <img> is removed, because it could run code, load something or change how the page looks.',
    '9: <iframe> is removed, because it could run code, load something or change how the page looks.',
    '11: The address javascript:alert(1) is removed, because it could run code, load something or change how the page looks.',
  ]);
  expect(html).toMatch(/<details open[^>]*>/);
  for (const part of ['<kbd>Ctrl</kbd>', 'alt="A" width="10"', 'href="https://a.example/?b=1&amp;c"', '&lt;YOUR_KEY&gt;', 'a &lt; b'])
    expect(html).toContain(part);
});

test('the setting takes effect even if a page was built before', async () => {
  const folder = copySite('empty');
  const engine = testEngine();
  writeFileSync(path.join(folder, 'index.md'), '# Start\n\n<div onclick="a()">Words</div>\n');
  const builtPage = async (settings: string) => {
    writeFileSync(path.join(folder, 'docs.config.mjs'), `export default ${settings};\n`);
    await build(folder, { engine });
    return readFileSync(path.join(folder, 'dist/index.html'), 'utf8');
  };
  expect(await builtPage('{}')).toContain('<div onclick="a()">Words</div>');
  expect(await builtPage("{ html: 'safe' }")).toContain('<div>Words</div>');
});

test('.mdx pages are always trusted', async () => {
  expect((await compile('# Page\n\n<video src="/a.mp4" />\n', true, 'page.mdx')).html).toContain('<video src="/a.mp4"');
});
