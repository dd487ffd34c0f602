import type { Nodes, Parents, Root } from 'mdast';

type NodeOf<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>;
type Change = Nodes | readonly Nodes[] | undefined;

/**
 * Calls `change` for each node of a type, those inside of others first, and puts what it returns in the place of the node:
 * another node, or a list of nodes. `undefined` keeps it. New nodes are not visited.
 */
export function visit<Type extends Nodes['type']>(
  tree: Root | Parents,
  type: Type,
  // biome-ignore lint/suspicious/noConfusingVoidType: a change in place returns nothing
  change: (node: NodeOf<Type>, parent: Parents) => Change | void,
): void {
  const isOfType = (node: Nodes): node is NodeOf<Type> => node.type === type;
  const inside = (parent: Parents): void => {
    const children = parent.children.flatMap((child): readonly Nodes[] => {
      if ('children' in child) inside(child);
      const next = isOfType(child) ? (change(child, parent) ?? child) : child;
      return 'type' in next ? [next] : next;
    });
    // The types of children depend on the parent; the result of a plugin is checked when the tree is compiled.
    Reflect.set(parent, 'children', children);
  };
  inside(tree);
}

/** The text of a node and its descendants, as readers see it, including code. */
export function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join(/^(?:root|list|table|blockquote)/.test(node.type) ? '\n' : '');
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  return 'value' in node && node.type !== 'html' && !node.type.startsWith('mdx') ? node.value : '';
}
