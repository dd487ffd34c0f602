import { expect, test } from 'vitest';
import { preparePictures } from './prepare-pictures.ts';

const sizes = { '/docs/a.png': { width: 640, height: 360 } };

test.each([
  ['<p><img src="/docs/a.png" alt=""></p>', '<p><img src="/docs/a.png" alt="" width="640" height="360"></p>'],
  ['<img src="/docs/a.png" alt=""/>', '<img src="/docs/a.png" alt="" width="640" height="360"/>'],
  ['<img src="/docs/a.png?v=2" width="100" alt="">', '<img src="/docs/a.png?v=2" width="100" alt="">'],
  ['<img src="/docs/b.png" alt="">', '<img src="/docs/b.png" alt="">'],
  ['<img src="/docs/b.png" alt=""><img src="/docs/b.png">', '<img src="/docs/b.png" alt=""><img src="/docs/b.png" loading="lazy">'],
  ['<img src="/a"><img src="/b" loading="eager">', '<img src="/a"><img src="/b" loading="eager">'],
  [
    '<img src="/docs/a.png#only-dark" alt="">',
    '<img class="only-dark" src="/docs/a.png#only-dark" alt="" width="640" height="360" loading="lazy">',
  ],
  ['<img class="b" src="/c.png#gh-light-mode-only">', '<img class="only-light b" src="/c.png#gh-light-mode-only" loading="lazy">'],
  ['<code>&lt;img src="/docs/a.png"&gt;</code>', '<code>&lt;img src="/docs/a.png"&gt;</code>'],
])('%s', (html, expected) => {
  expect(preparePictures(html, sizes)).toBe(expected);
});
