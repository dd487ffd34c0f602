import { expect, test } from 'vitest';
import { NO_PARTS } from '../shared/parts.ts';
import { preparePictures } from './prepare-pictures.tsx';
import { SHELL } from './shell.fixture.ts';

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
