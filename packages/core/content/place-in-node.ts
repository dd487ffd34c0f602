import type { Nodes } from 'mdast';

/** Location of the character at `at` in a text node. The line is exact; escapes in the source can make the column approximate. */
export function placeInNode(page: string, node: Nodes | undefined, at = 0): { line: number; column: number } {
  const { line = 1, column = 1 } = node?.position?.start ?? {};
  if (node?.type !== 'text' || at === 0) return { line, column };
  const before = node.value.slice(0, at).split('\n');
  const [word = ''] = /^\S*/.exec(node.value.slice(at)) ?? [];
  const least = (before.at(-1) ?? '').length + (before.length === 1 ? column - 1 : 0);
  // The text lacks the quotation marks and escapes of the source, so the word can only be further right.
  const found = page.split('\n')[line + before.length - 2]?.indexOf(word, least) ?? -1;
  return { line: line + before.length - 1, column: Math.max(found, least) + 1 };
}
