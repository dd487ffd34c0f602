import { plainFence, readFence } from '../read-fence.ts';
import { type PageTree, placeOf, type Visitors } from './page-tree.ts';

/** Fences and formulas are kept apart: they are colored later. */
export function visitCode(page: PageTree): Visitors {
  return {
    code(node, context) {
      context.replaceNode(node, page.codePart({ ...readFence(node.lang ?? '', node.meta ?? '', node.value), line: placeOf(node).line }));
    },
    math: (node, context) => context.replaceNode(node, page.codePart({ ...plainFence('math', node.value), line: placeOf(node).line })),
    inlineMath(node, context) {
      const part = page.codePart({ ...plainFence('math', node.value), line: placeOf(node).line, inline: true });
      context.replaceNode(node, part.type === 'html' ? part : { ...part, type: 'mdxJsxTextElement' });
    },
  };
}
