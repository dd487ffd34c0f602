import type { MdastNode } from 'satteri';
import { ASIDE_NAMES, asideKind } from '../aside-kinds.ts';
import { unescaped } from '../escapes.ts';
import { decodeValue } from '../page-lines.ts';
import { codeGroup } from './code-group.ts';
import { jsxAttribute, type PageTree, positionOf, type Visitors } from './page-tree.ts';

/**
 * The first line of a quotation that is an aside, in the syntax of GitHub and Obsidian: `> [!NOTE]`, `> [!tip]- Title`, `>
 * [!tip|data]`.
 */
const ALERT = /^\[!([a-z][\w-]*)(?:\|[^\]\n]*)?\][+-]?[ \t]*([^\n]*)(?:\n|$)/i;

/** Handles asides in the syntax of any tool, and other containers between colons. */
export function visitAsides(page: PageTree): Visitors {
  return {
    containerDirective(node, context) {
      const attributes = Object.entries(node.attributes ?? {}).map(([name, value]) => jsxAttribute(name, decodeValue(value ?? '')));
      if (node.name === 'code-group') return context.replaceNode(node, codeGroup(node.children));
      // `::: raw` and `::: v-pre` of VitePress do not change the look of their content.
      const component = /^(?:raw|v-pre)$/.test(node.name) ? 'Fragment' : node.name;
      if (/^[A-Z]/.test(component)) {
        page.result.components.push({ name: component, ...positionOf(node) });
        return context.replaceNode(node, { type: 'mdxJsxFlowElement', name: component, attributes, children: node.children });
      }
      const look = asideKind(node.name);
      if (!look.known) {
        page.result.issues.push({
          id: 'aside-unknown',
          message: `Unknown aside “${node.name}”.`,
          help: `Use one of: ${ASIDE_NAMES.join(', ')}.`,
          ...positionOf(node),
        });
      }
      const title = /^[\s>]*:{3,}\s*[\w-]+[ \t]+(.*?)\s*$/.exec(page.lines[positionOf(node).line - 1] ?? '')?.[1] ?? '';
      // `:::tip[Title]`: the compiler turns the title into a paragraph.
      const first = node.children[0];
      const label = first?.type === 'paragraph' && first.data?.directiveLabel === true ? first : undefined;
      const words = label
        ? page.textOf(label, context).trim()
        : (node.attributes?.title ??
          unescaped(title.replace(/^\[(.*)\]$/, '$1').replace(/^\{[^{}]*\}|[ \t]*(?<!\\)\{[\w\s=".#-]*\}$/, '')));
      context.replaceNode(node, {
        type: 'mdxJsxFlowElement',
        name: 'Aside',
        attributes: [jsxAttribute('kind', look.kind), jsxAttribute('title', decodeValue(words) || look.title)],
        children: label ? node.children.slice(1) : node.children,
      });
    },
    blockquote(node, context) {
      const [first, ...rest] = node.children;
      const mark = first?.type === 'paragraph' ? first.children[0] : undefined;
      const found = mark?.type === 'text' ? ALERT.exec(mark.value) : null;
      if (first?.type !== 'paragraph' || !found) return;
      const [whole, kind = '', begun = ''] = found;
      const words = mark?.type === 'text' ? mark.value.slice(whole.length) : '';
      const further = first.children.slice(1);
      const { title, rest: below } = whole.endsWith('\n') ? { title: begun, rest: further } : titleLine(begun, further);
      const text = [...(words === '' ? [] : [{ type: 'text' as const, value: words }]), ...below];
      context.replaceNode(node, {
        type: 'mdxJsxFlowElement',
        name: 'Aside',
        attributes: [
          jsxAttribute('kind', asideKind(kind).kind === 'details' ? 'note' : asideKind(kind).kind),
          jsxAttribute('title', title.trim() || kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase()),
        ],
        children: text.length === 0 ? rest : [{ ...first, children: text }, ...rest],
      });
    },
  };
}

type PhrasingContent = Extract<MdastNode, { type: 'paragraph' }>['children'][number];

/**
 * Splits the rest of the first line, as plain text, from the content of an aside: `> [!tip] Use *this*`. The title ends at the first
 * link or picture, which belongs to the content.
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
