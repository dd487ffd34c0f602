import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFenceMeta, renderCodeBlock } from './render-code-block.ts';

const plain = { title: '', marked: [], inserted: [], deleted: [] };

test.for([
  ['', {}],
  ['title="a.js"', { title: 'a.js' }],
  ['{1,3-5}', { marked: [1, 3, 4, 5] }],
  ['title="a {2}.js" {1} ins={2} del={4-5} partial', { title: 'a {2}.js', marked: [1], inserted: [2], deleted: [4, 5] }],
  ['ins={1}', { inserted: [1] }],
  ['{5-3}', {}],
  ['{ 1 , 2 }', { marked: [1, 2] }],
  ['{words}', {}],
] as const)('“%s”', ([meta, expected]) => {
  const { title, marked, inserted, deleted } = parseFenceMeta(meta);
  expect({ title, marked: [...marked], inserted: [...inserted], deleted: [...deleted] }).toEqual({ ...plain, ...expected });
});

test.for([
  'constructor',
  'toString',
  '__proto__',
  'unheard',
])('the language %s is reported to be unknown and shown as text', async (language) => {
  const { html, issues } = await renderCodeBlock({ language, meta: '', code: 'let x', line: 1 });
  expect(issues.map(({ id }) => id)).toEqual(['code-language']);
  expect(html).toContain(`<span class="language">${language}</span>`);
  expect(html).toContain('<code>let x\n</code>');
});

test.for([
  ['bash', true],
  ['sh', true],
  ['shell', true],
  ['zsh', true],
  ['console', true],
  ['text', false],
  ['constructor', false],
] as const)('prompts of %s are marked, so that nobody copies them: %s', async ([language, marked]) => {
  const { html } = await renderCodeBlock({ language, meta: '', code: '$ ls', line: 1 });
  expect(html.includes('<i>$ </i>')).toBe(marked);
});

test('a range without end takes no time', () => {
  expect(parseFenceMeta('{1-999999999}').marked.size).toBeLessThan(20_000);
});

test('the text of a block comes out as it went in, whatever the language', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('js', 'bash', 'json', 'python', 'yaml', 'text', ''),
      async (code, language) => {
        fc.pre(!/[\r\u2028\u2029\f\v\u0085]/.test(code));
        const { html } = await renderCodeBlock({ language, meta: '', code, line: 1 });
        const text = /<code>(.*)<\/code>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? '';
        expect(
          text
            .replace(/&lt;/g, '<')
            .replace(/&gt;/g, '>')
            .replace(/&quot;/g, '"')
            .replace(/&amp;/g, '&'),
        ).toBe(`${code}\n`);
      },
    ),
  );
});
