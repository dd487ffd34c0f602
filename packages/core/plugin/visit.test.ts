import type { Root } from 'mdast';
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

test('puts what the change returns in the place of a node, at any depth', () => {
  const changed = tree();
  visit(changed, 'text', ({ value }) => value.split(' ').map((part) => ({ type: 'text', value: part.toUpperCase() })));
  expect(JSON.stringify(changed)).toContain('[{"type":"text","value":"A"},{"type":"text","value":"B"},{"type":"emphasis"');
  expect(textOf(changed)).toBe('ABC\nd');
});

test('keeps a node for which nothing is returned, and passes its parent', () => {
  const changed = tree();
  const parents: string[] = [];
  visit(changed, 'text', (_, parent) => void parents.push(parent.type));
  expect([parents, changed]).toEqual([['paragraph', 'emphasis'], tree()]);
});
