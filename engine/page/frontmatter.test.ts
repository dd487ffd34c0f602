import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { parseFrontmatter, withoutFrontmatter } from './frontmatter.ts';

test.for([
  ['# Only a heading', {}],
  ['---\n---\n\nEmpty', {}],
  ['---\ntitle: A title\n---\n', { title: 'A title' }],
  ['---   \ntitle: "With: a colon"\n---   \nText', { title: 'With: a colon' }],
  [
    '---\nprev: false\nnext: /x/\nsidebar: Short\nshort_description: A sentence.\nthumbnail: /a.png\n---',
    { frontmatter: { prev: false, next: '/x/', sidebar: 'Short', short_description: 'A sentence.', thumbnail: '/a.png' } },
  ],
  ['Text\n---\ntitle: no\n---', {}],
  ['----\ntitle: a rule, not frontmatter\n----\n', {}],
] as const)('%j', ([source, expected]) => {
  expect(parseFrontmatter(source)).toEqual({ title: undefined, frontmatter: {}, issues: [], ...expected });
});

test.for([
  ['---\ntitle: x', 'frontmatter-open', 1],
  ['---\ntitle: a: b\n---', 'frontmatter-yaml', 2],
  ['---\ntitle: x\ntitle: y\n---', 'frontmatter-yaml', 3],
  ['---\ntitel: y\n---', 'frontmatter-unknown', 2],
  ['---\nsidebar: 3\n---', 'frontmatter-wrong', 2],
  ['---\ntitle: ""\n---', 'frontmatter-wrong', 2],
  ['---\nnext: steps/\n---', 'frontmatter-wrong', 2],
  ['---\n- a\n- b\n---', 'frontmatter-wrong', 2],
  ['---\njust words\n---', 'frontmatter-wrong', 2],
] as const)('%j is told as %s in line %i', ([source, id, line]) => {
  const { issues, frontmatter, title } = parseFrontmatter(source);
  expect(issues).toMatchObject([{ id, line }]);
  expect({ frontmatter, title }).toEqual({ frontmatter: {}, title: undefined });
});

test('every wrong field is told, and the others keep their meaning', () => {
  const { issues, frontmatter, title } = parseFrontmatter('---\ntitle: x\ntitel: y\nnext: steps/\nsidebar: false\nbar: z\n---');
  expect(issues.map(({ id, line }) => `${id} ${line}`).sort()).toEqual([
    'frontmatter-unknown 3',
    'frontmatter-unknown 6',
    'frontmatter-wrong 4',
  ]);
  expect({ frontmatter, title }).toEqual({ frontmatter: { sidebar: false }, title: 'x' });
});

const text = fc.string({ minLength: 1 }).filter((value) => value.trim() !== '');

test('what YAML writes is read back, and the text below it is left alone', () => {
  fc.assert(
    fc.property(text, text, fc.string(), (title, description, body) => {
      const source = `---\n${stringify({ title, short_description: description })}---\n${body}`;
      expect(parseFrontmatter(source)).toEqual({ title, frontmatter: { short_description: description }, issues: [] });
      expect(withoutFrontmatter(source)).toBe(body);
    }),
  );
});

test('whatever stands there is a value or a mistake with a place, never an exception', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ':', ' ', '\n', '-', '"', '[', '{', '&', '*', '!', '%', '\t', '|') }), (yaml) => {
      for (const issue of parseFrontmatter(`---\n${yaml}\n---\n`).issues) {
        expect(issue.line).toBeGreaterThan(0);
        expect(issue.message).not.toBe('');
      }
    }),
  );
});
