import type { Nodes, Root } from 'mdast';
import { defineMdastPlugin, type MdastVisitorContext } from 'satteri';

type Target = Parameters<MdastVisitorContext['replaceNode']>[0];
type Content = Parameters<MdastVisitorContext['replaceNode']>[1];

/**
 * Turns the compiler's tree `before` into `after`. Writes only the differences, because a replaced node loses its position. Matches
 * children by position, which new nodes do not have.
 */
export function patchTree(before: Root, after: Root) {
  return defineMdastPlugin({
    name: 'transformed',
    options: { position: true },
    before: (root, context) => patchNode(before, after, root, context),
  });
}

function patchNode(before: Nodes, after: Nodes, target: Target, context: MdastVisitorContext): void {
  if (sameText(before, after)) return;
  if (before.type !== after.type || 'children' in before !== 'children' in after) {
    context.replaceNode(target, after as Content);
    return;
  }
  for (const [key, value] of Object.entries(after))
    if (key !== 'children' && key !== 'position' && !sameText(value, Reflect.get(before, key)))
      context.setProperty(target, key as 'data', value);
  if ('children' in before && 'children' in after) patchChildren(before.children, after.children, target, context);
}

function patchChildren(before: readonly Nodes[], after: readonly Nodes[], parent: Target, context: MdastVisitorContext): void {
  const targets = 'children' in parent ? (parent.children as readonly Target[]) : [];
  const matches = after.map((node) => before.findIndex((old) => isSame(old, node)));
  const kept = matches.filter((at) => at >= 0);
  if (kept.length === 0 || kept.some((at, n) => n > 0 && at <= (kept[n - 1] ?? -1))) {
    const [first, ...others] = targets;
    for (const other of others) context.removeNode(other);
    if (first) context.replaceNode(first, [...after] as Content);
    else context.appendChild(parent, [...after] as Content);
    return;
  }
  for (const [at, target] of targets.entries()) if (!kept.includes(at)) context.removeNode(target);
  let added: Nodes[] = [];
  let last: Target | undefined;
  for (const [n, at] of matches.entries()) {
    const [node, old, target] = [after[n], before[at], targets[at]];
    if (!node) continue;
    if (!old || !target) {
      added.push(node);
      continue;
    }
    if (added.length > 0) context.insertBefore(target, added as Content);
    added = [];
    patchNode(old, node, target, context);
    last = target;
  }
  if (added.length > 0 && last) context.insertAfter(last, added as Content);
}

/** Whether a node of the new tree is one of the old tree, changed or not. */
function isSame(old: Nodes, node: Nodes): boolean {
  return node.position !== undefined && node.type === old.type && sameText(node.position, old.position);
}

function sameText(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
