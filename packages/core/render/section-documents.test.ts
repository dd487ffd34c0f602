import { expect, test } from 'vitest';
import { LONGEST_COPY, sectionDocuments } from './section-documents.ts';

const about = '> Address: /docs/x/';
const page = (titles: readonly string[]) => ({
  base: '/docs/',
  site: '',
  path: '/x/',
  title: 'X',
  about,
  headers: titles.map((title) => ({ level: 2, title, slug: title.toLowerCase() })),
});
const words = (length: number) => 'word '.repeat(length / 5).trim();

test('a short copy is unchanged', () => {
  const copy = `# X\n\n${about}\n\n## A\n\nText.\n`;
  expect(sectionDocuments(copy, page(['A']))).toEqual({ copy, parts: new Map() });
});

test('a long copy links to its sections, each a file that names its page', () => {
  const long = `# X\n\n${about}\n\n## A\n\n${words(30_000)} [b](#b) \`](#b)\`\n\n## B\n\n${words(30_000)}\n`;
  const { copy, parts } = sectionDocuments(long, page(['A', 'B']));
  expect(copy).toContain(
    `${about}\n>\n> This page has ${long.length} characters. Each section is a file of its own:\n>\n> - [A](/docs/x~a.md), `,
  );
  expect([...parts.keys()]).toEqual(['/x~a.md', '/x~b.md']);
  const first = parts.get('/x~a.md') ?? '';
  expect(first).toMatch(
    /^# X: A\n\n> This is one section of \[X\]\(\/docs\/x\.md\)\.\\\n> Address: \/docs\/x\/\\\n> Next section: \[B\]\(\/docs\/x~b\.md\)\n\n## A\n/,
  );
  expect(first).toContain('[b](/docs/x.md#b) `](#b)`');
});

test('a long section is split into files of limited length, with all text and no code cut', () => {
  const code = `\`\`\`text\n${'a\n\nb\n'.repeat(100)}\`\`\``;
  const blocks = Array.from({ length: 30 }, (_, index) => `${index} ${words(4000)}\n\n${code}`);
  const { parts } = sectionDocuments(`# X\n\n${about}\n\n## A\n\n${blocks.join('\n\n')}\n`, page(['A']));
  expect([...parts.keys()].slice(0, 2)).toEqual(['/x~a.md', '/x~a~2.md']);
  const texts = [...parts.values()];
  for (const text of texts) {
    expect(text.length).toBeLessThanOrEqual(LONGEST_COPY);
    expect(text.split('```').length % 2).toBe(1);
  }
  const all = texts.map((text) => text.replace(/^# [\s\S]*?\n\n>[^\n]*\n(?:>[^\n]*\n)*\n/, '').trim()).join('\n\n');
  expect(all).toBe(`## A\n\n${blocks.join('\n\n')}`);
});

test('a long table is split between rows, and each part repeats the header', () => {
  const rows = Array.from({ length: 3000 }, (_, index) => `| name-${index} | ${words(20)} |`);
  const table = `| Name | About |\n|---|---|\n${rows.join('\n')}`;
  const { parts } = sectionDocuments(`# X\n\n${about}\n\n## A\n\n${table}\n`, page(['A']));
  expect(parts.size).toBeGreaterThan(1);
  const texts = [...parts.values()];
  for (const text of texts) expect(text).toContain('| Name | About |\n|---|---|\n| name-');
  expect(texts.flatMap((text) => [...text.matchAll(/\| (name-\d+) /g)].map((match) => match[1]))).toEqual(
    rows.map((_, index) => `name-${index}`),
  );
});
