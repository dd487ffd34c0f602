import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { sayIn } from '../../shared/interface-words.ts';
import { NO_PARTS } from '../../shared/parts.ts';
import { plainFence } from '../markdown/read-fence.ts';
import { renderCodeBlock } from './render-code-block.ts';

test.for([
  'constructor',
  'toString',
  '__proto__',
  'unheard',
])('the language %s is reported as unknown and shown as text', async (language) => {
  const { html, issues } = await renderCodeBlock({ ...plainFence(language, 'let x'), line: 1 }, { say: sayIn({}), own: NO_PARTS });
  expect(issues.map(({ id }) => id)).toEqual(['code-language']);
  expect(html).toContain(`<span class="language">${language}</span>`);
  expect(html).toContain('<code>let x\n</code>');
});

test.for([
  ['text', 'Texto'],
  ['TXT', 'Texto'],
  ['js', 'JavaScript'],
  ['stdout', 'stdout'],
] as const)('in Spanish, %s is labeled %s: only words are translated, not names', async ([language, label]) => {
  const say = sayIn({ Text: 'Texto' });
  const { html } = await renderCodeBlock({ ...plainFence(language, 'let x'), line: 1 }, { say, own: NO_PARTS });
  expect(html).toContain(`<span class="language">${label}</span>`);
});

test.for([
  ['bash', true],
  ['sh', true],
  ['shell', true],
  ['zsh', true],
  ['console', true],
  ['text', false],
  ['constructor', false],
] as const)('prompts of %s are marked so they are not copied: %s', async ([language, marked]) => {
  const { html } = await renderCodeBlock({ ...plainFence(language, '$ ls'), line: 1 }, { say: sayIn({}), own: NO_PARTS });
  expect(html.includes('<i>$ </i>')).toBe(marked);
});

test('Rust characters are highlighted as strings, and nothing is printed', async () => {
  const warn = vi.spyOn(console, 'warn');
  const { html } = await renderCodeBlock({ ...plainFence('rust', "let c = 'a';"), line: 1 }, { say: sayIn({}), own: NO_PARTS });
  expect(html).toContain(`<span class="s">'a'</span>`);
  expect(warn).not.toHaveBeenCalled();
});

test('highlighting preserves the text of a block in every language', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('js', 'bash', 'json', 'python', 'yaml', 'text', ''),
      async (code, language) => {
        fc.pre(!/[\r\u2028\u2029\f\v\u0085]/.test(code));
        const { html } = await renderCodeBlock({ ...plainFence(language, code), line: 1 }, { say: sayIn({}), own: NO_PARTS });
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
