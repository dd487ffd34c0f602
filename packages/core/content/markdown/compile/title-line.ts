import type { MdastNode } from 'satteri';

type PhrasingContent = Extract<MdastNode, { type: 'paragraph' }>['children'][number];

/**
 * The title of an aside that goes on after its first words, as in `> [!tip] Use *this*`: all that stands in its line, as text.
 * A link, or a picture, is not for titles: from there on it is text of the aside.
 */
export function titleLine(begun: string, nodes: readonly PhrasingContent[]): { title: string; rest: PhrasingContent[] } {
  let title = begun;
  for (const [at, node] of nodes.entries()) {
    const words = wordsOf(node);
    if (words === undefined) return { title, rest: nodes.slice(at) };
    const [line = '', ...below] = words.split('\n');
    title += line;
    if (below.length > 0) return { title, rest: [{ type: 'text', value: below.join('\n') }, ...nodes.slice(at + 1)] };
  }
  return { title, rest: [] };
}

function wordsOf(node: PhrasingContent): string | undefined {
  if (node.type === 'html') return '';
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type !== 'emphasis' && node.type !== 'strong' && node.type !== 'delete') return undefined;
  const parts = node.children.map(wordsOf);
  return parts.includes(undefined) ? undefined : parts.join('');
}
