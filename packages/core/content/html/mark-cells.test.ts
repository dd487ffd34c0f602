import { expect, test } from 'vitest';
import { markCells } from './mark-cells.ts';

test.each([
  ['a dash is no value', '<td>—</td>', '<td class="none">—</td>'],
  ['a sentence with a dash is one', '<td>a — b</td>', '<td>a — b</td>'],
  ['a path breaks after its parts', '<td><code>/users/me/webhooks</code></td>', '<td><code>/<wbr>users/<wbr>me/<wbr>webhooks</code></td>'],
  [
    'so do long names',
    '<td class="right">a <code>steps.trigger.event_id</code></td>',
    '<td class="right">a <code>steps.<wbr>trigger.<wbr>event_<wbr>id</code></td>',
  ],
  ['short ones stay whole', '<td><code>org_id</code></td>', '<td><code>org_id</code></td>'],
  [
    'references to characters stay whole',
    '<td><code>a&amp;b/&lt;path&gt;/x</code></td>',
    '<td><code>a&amp;b/&lt;path&gt;/<wbr>x</code></td>',
  ],
  ['code outside of tables is left alone', '<p><code>/users/me/webhooks</code></p>', '<p><code>/users/me/webhooks</code></p>'],
])('%s', (_what, html, marked) => {
  expect(markCells(html)).toBe(marked);
});
