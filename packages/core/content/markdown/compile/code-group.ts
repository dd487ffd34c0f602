import type { MdxJsxFlowElement } from 'satteri';
import { readFence } from '../read-fence.ts';
import { jsxAttribute } from './page-tree.ts';

/** Turns fences into tabs, labelled with their titles. */
export function codeGroup(children: MdxJsxFlowElement['children']): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name: 'Tabs', attributes: [], children: children.map(codeTab) };
}

function codeTab(node: MdxJsxFlowElement['children'][number], index: number): MdxJsxFlowElement['children'][number] {
  if (node.type !== 'code') return node;
  const { language, title } = readFence(node.lang ?? '', node.meta ?? '', '');
  const label = title || language || String(index + 1);
  return { type: 'mdxJsxFlowElement', name: 'Tab', attributes: [jsxAttribute('label', label)], children: [node] };
}
