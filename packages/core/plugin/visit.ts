import type { Nodes, Parents, Root } from 'mdast';

type NodeOf<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>;
type Change = Nodes | readonly Nodes[] | undefined;

/**
 * Calls `change` for each node of a type, innermost first, and replaces the node with the result: a node, or a list of nodes.
 * `undefined` keeps it. New nodes aren't visited. `ancestors` start with the tree and end with the parent.
 */
export function visit<Type extends Nodes['type']>(
  tree: Root | Parents,
  type: Type,
  // biome-ignore lint/suspicious/noConfusingVoidType: a change in place returns nothing
  change: (node: NodeOf<Type>, parent: Parents, ancestors: readonly Parents[]) => Change | void,
): void {
  const isOfType = (node: Nodes): node is NodeOf<Type> => node.type === type;
  const inside = (parent: Parents, above: readonly Parents[]): void => {
    const ancestors = [...above, parent];
    const children = parent.children.flatMap((child): readonly Nodes[] => {
      if ('children' in child) inside(child, ancestors);
      const next = isOfType(child) ? (change(child, parent, ancestors) ?? child) : child;
      return 'type' in next ? [next] : next;
    });
    // The types of children depend on the parent; the result of a plugin is checked when the tree is compiled.
    Reflect.set(parent, 'children', children);
  };
  inside(tree, []);
}

/** The text of a node and its descendants, as readers see it, including code. */
export function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join(node.children.some(isBlock) ? '\n' : '');
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  return 'value' in node && node.type !== 'html' && !node.type.startsWith('mdx') ? node.value : '';
}

/** Whether a node starts on a new line. */
function isBlock({ type }: Nodes): boolean {
  return /^(?:paragraph|heading|blockquote|list|listItem|table|tableRow|tableCell|code|mdxJsxFlowElement|containerDirective)$/.test(type);
}
