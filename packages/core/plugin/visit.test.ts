import type { Nodes, Paragraph, Root } from 'mdast';
import { expect, test } from 'vitest';
import { textOf, visit } from './visit.ts';

const tree = (): Root => ({
  type: 'root',
  children: [
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: 'a b' },
        { type: 'emphasis', children: [{ type: 'text', value: 'c' }] },
      ],
    },
    { type: 'code', value: 'd' },
  ],
});

test('replaces a node with the returned one, at any depth', () => {
  const changed = tree();
  visit(changed, 'text', ({ value }) => value.split(' ').map((part) => ({ type: 'text', value: part.toUpperCase() })));
  expect(JSON.stringify(changed)).toContain('[{"type":"text","value":"A"},{"type":"text","value":"B"},{"type":"emphasis"');
  expect(textOf(changed)).toBe('ABC\nd');
});

test('keeps a node if nothing is returned, and passes its parent and ancestors', () => {
  const changed = tree();
  const around: string[] = [];
  visit(changed, 'text', (_, parent, ancestors) => void around.push([...ancestors, parent].map(({ type }) => type).join(' ')));
  expect([around, changed]).toEqual([['root paragraph paragraph', 'root paragraph emphasis emphasis'], tree()]);
});

const paragraph = (value: string): Paragraph => ({ type: 'paragraph', children: [{ type: 'text', value }] });
/** Node → its text. */
test.each<[Nodes, string]>([
  [{ type: 'listItem', children: [paragraph('a'), paragraph('b')] }, 'a\nb'],
  [{ type: 'footnoteDefinition', identifier: '1', children: [paragraph('a'), paragraph('b')] }, 'a\nb'],
  [
    {
      type: 'tableRow',
      children: [
        { type: 'tableCell', children: [] },
        { type: 'tableCell', children: [] },
      ],
    },
    '\n',
  ],
  [
    {
      type: 'emphasis',
      children: [
        { type: 'text', value: 'a' },
        { type: 'inlineCode', value: 'b' },
      ],
    },
    'ab',
  ],
])('the texts of blocks are separated: %j', (node, text) => {
  expect(textOf(node)).toBe(text);
});
