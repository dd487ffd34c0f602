import { readFence } from '../read-fence.ts';
import { INLINE_MATH } from './compiled-markdown.ts';
import { type PageTree, placeOf, type Visitors } from './page-tree.ts';

/** Fences and formulas are kept apart: they are colored later. */
export function visitCode(page: PageTree): Visitors {
  return {
    code(node, context) {
      context.replaceNode(node, page.codePart({ ...readFence(node.lang ?? '', node.meta ?? '', node.value), line: placeOf(node).line }));
    },
    math: (node, context) =>
      context.replaceNode(node, page.codePart({ language: 'math', meta: '', code: node.value, line: placeOf(node).line })),
    inlineMath(node, context) {
      const part = page.codePart({ language: 'math', meta: INLINE_MATH, code: node.value, line: placeOf(node).line });
      context.replaceNode(node, part.type === 'html' ? part : { ...part, type: 'mdxJsxTextElement' });
    },
  };
}
