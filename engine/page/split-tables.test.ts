import { expect, test } from 'vitest';
import { compilePage } from './compile-page.ts';
import { splitTables } from './split-tables.ts';

const OPTIONS = { base: '/docs/', names: {}, components: new Map() };

async function htmlOf(columns: number, rows: number): Promise<string> {
  const row = (text: string) => `| ${Array.from({ length: columns }, (_, n) => `${text}${n}`).join(' | ')} |`;
  const text = [row('head'), row('---').replace(/---\d/g, '---'), ...Array.from({ length: rows }, (_, n) => row(`<b>${n}.`))].join('\n');
  return (
    await compilePage(
      { path: '/a/', relativePath: 'a.md', file: '/a.md', version: 'v2', folder: '', prefix: '/' },
      `# A\n\n${text}\n\nEnd.\n`,
      OPTIONS,
    )
  ).html;
}

test('a long table becomes bodies of ten rows that say what they are, and no row is lost', async () => {
  const html = await htmlOf(2, 105);
  const bodies = html.split('<tbody role="rowgroup">').slice(1);
  expect(bodies.map((body) => body.split('<tr role="row">').length - 1)).toEqual([...Array<number>(10).fill(10), 5]);
  expect(html.split('</tbody>')).toHaveLength(12);
  expect(html).toContain('<table class="pieces" role="table">');
  expect(html.match(/<th role="columnheader">/g)).toHaveLength(2);
  expect(html.match(/<td role="cell">/g)).toHaveLength(210);
});

test.each([
  ['a short table', 2, 90],
  ['a table of many columns', 4, 105],
])('%s stays as it is', async (_what, columns, rows) => {
  const html = await htmlOf(columns, rows);
  expect(html).toContain('<table>');
  expect(html).not.toContain('role="row"');
  expect(splitTables(html)).toBe(html);
});
