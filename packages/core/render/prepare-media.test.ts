import { expect, test } from 'vitest';
import { sayIn } from '../shared/interface-words.ts';
import { NO_PARTS } from '../shared/parts.ts';
import { prepareFrames, preparePictures } from './prepare-media.tsx';
import { SHELL } from './shell.fixture.ts';

test.each([
  [
    'a frame from an allowed host is collapsed at first',
    '<p><iframe src="https://v.dev/e?a=1&amp;b=2" title="The film" allowfullscreen></iframe></p>',
    '<p><details class="aside details outside"><summary>Show The film (v.dev)</summary><iframe src="https://v.dev/e?a=1&amp;b=2" title="The film" allowfullscreen loading="lazy"></iframe></details></p>',
  ],
  [
    'a frame without a title is named after its host',
    '<iframe src="//v.dev/e" loading="eager">Old browsers</iframe>',
    '<details class="aside details outside"><summary>Show v.dev</summary><iframe src="//v.dev/e" loading="eager"></iframe></details>',
  ],
  [
    'a frame that the policy blocks becomes a link',
    '<iframe src="https://other.dev/e?a=1&amp;b=2" title="A &lt;film>"></iframe>',
    '<a href="https://other.dev/e?a=1&amp;b=2">A &lt;film&gt; (other.dev)</a>',
  ],
  ['http is not https', '<iframe src="http://v.dev/e"></iframe>', '<a href="http://v.dev/e">v.dev</a>'],
  ['a frame from the site is unchanged', '<iframe src="/docs/demo.html"></iframe>', '<iframe src="/docs/demo.html"></iframe>'],
  [
    'a video with a poster is not preloaded',
    '<video src="a.mp4" poster="a.png" controls>',
    '<video preload="none" src="a.mp4" poster="a.png" controls>',
  ],
  ['a video without a poster shows its first frame', '<video src="a.mp4">', '<video preload="metadata" src="a.mp4">'],
  ['the author’s preload setting is kept', '<video preload="auto" src="a.mp4">', '<video preload="auto" src="a.mp4">'],
])('%s', (_, html, expected) => {
  expect(prepareFrames(html, ['https://v.dev'], sayIn({}))).toBe(expected);
});

const sizes = { '/docs/a.png': { width: 640, height: 360 }, '/docs/wide.png': { width: 1200, height: 400 } };
const theme = { site: SHELL, own: NO_PARTS };
const wide = '<img src="/docs/wide.png" alt="A" width="1200" height="400"/>';

test.each([
  ['<p><img src="/docs/a.png" alt=""></p>', '<p><img src="/docs/a.png" alt="" width="640" height="360"/></p>'],
  ['<img src="/docs/a.png" alt=""/>', '<img src="/docs/a.png" alt="" width="640" height="360"/>'],
  ['<img src="/docs/a.png?v=2" width="100" alt="">', '<img src="/docs/a.png?v=2" width="100" alt=""/>'],
  ['<img src="/docs/b.png" alt="">', '<img src="/docs/b.png" alt=""/>'],
  ['<img src="/docs/b.png" alt=""><img src="/docs/b.png">', '<img src="/docs/b.png" alt=""/><img src="/docs/b.png" loading="lazy"/>'],
  ['<img src="/a"><img src="/b" loading="eager">', '<img src="/a"/><img src="/b" loading="eager"/>'],
  [
    '<img src="/docs/a.png#only-dark" alt="">',
    '<img src="/docs/a.png#only-dark" alt="" class="only-dark" width="640" height="360" loading="lazy"/>',
  ],
  ['<img class="b" src="/c.png#gh-light-mode-only">', '<img class="only-light b" src="/c.png#gh-light-mode-only" loading="lazy"/>'],
  ['<code>&lt;img src="/docs/a.png"&gt;</code>', '<code>&lt;img src="/docs/a.png"&gt;</code>'],
  ['<img src="/q?a=1&amp;b=2" alt="&quot;" style="max-width: 5rem">', '<img src="/q?a=1&amp;b=2" alt="&quot;" style="max-width:5rem"/>'],
  ['<img src="/docs/wide.png" alt="A">', `<a class="enlarge" href="/docs/wide.png" aria-label="Enlarge: A">${wide}</a>`],
  ['<a href="/x/"><b><img src="/docs/wide.png" alt="A"></b></a>', `<a href="/x/"><b>${wide}</b></a>`],
  ['<picture><source srcset="b.avif"><img src="/docs/wide.png" alt="A"></picture>', `<picture><source srcset="b.avif">${wide}</picture>`],
])('%s', (html, expected) => {
  expect(preparePictures(html, { sizes, theme })).toBe(expected);
});
