import { expect, test } from 'vitest';
import { visit } from '../plugin/visit.ts';
import { markdownTree } from './markdown/compile/compile-markdown.ts';
import { placeInNode } from './transform-page.ts';

/** Page with the word “lamp” → its locations. */
test.each([
  ['The lamp, the lamp.', ['1:5', '1:15']],
  ['The\nold\nlamp and a lamp', ['3:1', '3:12']],
  ['> Quoted\n> lamp', ['2:3']],
  ['> [!NOTE]\n> The lamp', ['2:7']],
  ['- a\n\n  The **big\n  lamp**', ['4:3']],
  ['\\*not\\* &amp; lamp', ['1:15']],
  ['lamp\nlamp', ['1:1', '2:1']],
])('%j', (text, places) => {
  const found: string[] = [];
  visit(markdownTree({ text, mdx: false, literal: true }), 'text', (node) => {
    for (const { index } of node.value.matchAll(/lamp/g)) {
      const { line, column } = placeInNode(text, node, index);
      found.push(`${line}:${column}`);
    }
  });
  expect(found).toEqual(places);
});
