import { plainFence, readFence } from '../read-fence.ts';
import { type PageTree, positionOf, type Visitors } from './page-tree.ts';

/** Moves fences and formulas out of the tree; they are highlighted later. */
export function visitCode(page: PageTree): Visitors {
  return {
    code(node, context) {
      const open = openFence(page.written(node), node.lang !== undefined && node.lang !== null);
      if (open !== undefined)
        page.result.issues.push({
          id: 'fence-open',
          message: 'The code block is not closed, so everything below it is code.',
          help: `End it with a line of ${open}.`,
          ...positionOf(node),
        });
      context.replaceNode(node, page.codePart({ ...readFence(node.lang ?? '', node.meta ?? '', node.value), line: positionOf(node).line }));
    },
    math: (node, context) => context.replaceNode(node, page.codePart({ ...plainFence('math', node.value), line: positionOf(node).line })),
    inlineMath(node, context) {
      const part = page.codePart({ ...plainFence('math', node.value), line: positionOf(node).line, inline: true });
      context.replaceNode(node, part.type === 'html' ? part : { ...part, type: 'mdxJsxTextElement' });
    },
  };
}

/** The opening fence of an unclosed code block. */
function openFence(written: string, hasLanguage: boolean): string | undefined {
  const fence = /^\s*(`{3,}|~{3,})/.exec(written)?.[1];
  if (fence === undefined) return undefined;
  const last = written.trimEnd();
  const end = last.slice(last.lastIndexOf('\n') + 1).replace(/^[ \t>]*/, '');
  const isClosed = last.includes('\n') && end.startsWith(fence) && [...end].every((sign) => sign === fence[0]);
  return isClosed || (!hasLanguage && !last.includes('\n') && last === fence) ? undefined : fence;
}
