import { expect, test } from 'vitest';
import { sayIn } from '../shared/interface-words.ts';
import { prepareFrames } from './prepare-frames.tsx';

test.each([
  [
    'a frame of a host that is allowed is closed at first',
    '<p><iframe src="https://v.dev/e?a=1&amp;b=2" title="The film" allowfullscreen></iframe></p>',
    '<p><details class="aside details outside"><summary>Show The film (v.dev)</summary><iframe src="https://v.dev/e?a=1&amp;b=2" title="The film" allowfullscreen loading="lazy"></iframe></details></p>',
  ],
  [
    'one without a title is named by its host',
    '<iframe src="//v.dev/e" loading="eager">Old browsers</iframe>',
    '<details class="aside details outside"><summary>Show v.dev</summary><iframe src="//v.dev/e" loading="eager"></iframe></details>',
  ],
  [
    'what the policy blocks is a link',
    '<iframe src="https://other.dev/e?a=1&amp;b=2" title="A &lt;film>"></iframe>',
    '<a href="https://other.dev/e?a=1&amp;b=2">A &lt;film&gt; (other.dev)</a>',
  ],
  ['http is not https', '<iframe src="http://v.dev/e"></iframe>', '<a href="http://v.dev/e">v.dev</a>'],
  ['a frame of the site stays', '<iframe src="/docs/demo.html"></iframe>', '<iframe src="/docs/demo.html"></iframe>'],
  [
    'a video with a picture waits',
    '<video src="a.mp4" poster="a.png" controls>',
    '<video preload="none" src="a.mp4" poster="a.png" controls>',
  ],
  ['one without shows its first frame', '<video src="a.mp4">', '<video preload="metadata" src="a.mp4">'],
  ['what an author says of loading stays', '<video preload="auto" src="a.mp4">', '<video preload="auto" src="a.mp4">'],
])('%s', (_, html, expected) => {
  expect(prepareFrames(html, ['https://v.dev'], sayIn({}))).toBe(expected);
});
