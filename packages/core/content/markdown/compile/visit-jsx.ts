import type { MdastNode, MdastVisitorContext, MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { isUnwrapped } from '../../../shared/html-tags.ts';
import { importIssue } from '../../source/source-issue.ts';
import { importsOnlyKnown, ownDeclarations } from '../page-declarations.ts';
import { type Fence, plainFence } from '../read-fence.ts';
import { codeGroup } from './code-group.ts';
import { GUARD } from './compiled-markdown.ts';
import { type PageTree, positionOf, type Visitors } from './page-tree.ts';

type JsxAttribute = MdxJsxFlowElement['attributes'][number];

/** Handles components, expressions and declarations of .mdx. `literal`, `isOwn`: see `compileMarkdown`. */
export function visitJsx(page: PageTree, literal: boolean, isOwn: (name: string) => boolean): Visitors {
  /** Wraps an expression so that its failure does not affect the rest of the page. */
  const guarded = (value: string, node: Pick<MdastNode, 'position'>, otherwise = ''): string => {
    const n = page.result.expressions.push({ value, ...positionOf(node) }) - 1;
    return `props.${GUARD}(() => (${value}\n), ${n}${otherwise && `, ${otherwise}`})`;
  };
  const guardedValue = (attribute: JsxAttribute, node: Pick<MdastNode, 'position'>): JsxAttribute => {
    if (isLiteral(attribute) || attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object' || !attribute.value)
      return attribute;
    return { ...attribute, value: { ...attribute.value, value: guarded(attribute.value.value, node, 'undefined') } };
  };
  /** Components that the page declares itself. */
  const declared = new Set<string>();
  /** Records the location of a component for messages about incorrect use. */
  const component = (node: Readonly<MdxJsxFlowElement | MdxJsxTextElement>, context: MdastVisitorContext): void => {
    const last = node.name?.slice(node.name.lastIndexOf('.') + 1) ?? ''; // `Tabs.Tab`
    const name = last === 'MDXContent' ? 'Fragment' : last; // the compiler generates a function with that name
    if (!node.attributes.every(isLiteral) || name !== (node.name ?? '')) {
      const attributes = literal ? node.attributes.filter(isLiteral) : node.attributes.map((one) => guardedValue(one, node));
      context.replaceNode(node, { ...node, name: name || null, attributes });
    }
    if (/^[A-Z]/.test(name) && !declared.has(name)) page.result.components.push({ name, ...positionOf(node) });
  };
  return {
    mdxJsxFlowElement(node, context) {
      if (isUnwrapped(node.name ?? '')) return context.replaceNode(node, { ...node, name: null, attributes: [] });
      const code = isOwn(node.name ?? '') ? undefined : codeComponent(node);
      if (code) return context.replaceNode(node, page.codePart({ ...code, line: positionOf(node).line }));
      component(node, context);
      if (node.name === 'CodeGroup') context.replaceNode(node, codeGroup(node.children));
    },
    mdxJsxTextElement(node, context) {
      if (isUnwrapped(node.name ?? '')) return context.replaceNode(node, { ...node, name: null, attributes: [] });
      component(node, context);
    },
    mdxFlowExpression(node, context) {
      if (literal && !isComment(node.value))
        context.replaceNode(node, { type: 'paragraph', children: [{ type: 'text', value: page.written(node) }] });
      else if (!isComment(node.value)) context.setProperty(node, 'value', guarded(node.value, node));
    },
    mdxTextExpression(node, context) {
      if (literal && !isComment(node.value)) context.replaceNode(node, { type: 'text', value: page.written(node) });
      else if (!isComment(node.value)) context.setProperty(node, 'value', guarded(node.value, node));
    },
    mdxjsEsm(node, context) {
      const own = literal ? '' : ownDeclarations(node.value);
      for (const [, name = ''] of own.matchAll(/^export\s+(?:const|let|var|function)\s+(\w+)/gm)) declared.add(name);
      if (own === '') context.removeNode(node);
      else context.setProperty(node, 'value', own);
      if (importsOnlyKnown(node.value) || own === node.value) return;
      page.result.issues.push(importIssue(positionOf(node)));
    },
  };
}

/** Whether the value of an attribute cannot throw. */
function isLiteral({ type, value }: MdxJsxFlowElement['attributes'][number]): boolean {
  if (type !== 'mdxJsxAttribute') return false;
  if (typeof value !== 'object' || value === null) return true;
  return value.value.startsWith(`props.${GUARD}(`) || /^\s*(?:true|false|null|[\d.]+|"[^"\\]*"|'[^'\\]*'|`[^`$\\]*`)\s*$/.test(value.value);
}

/** Whether an expression is only a comment. */
function isComment(expression: string): boolean {
  return /^\s*\/\*[\s\S]*\*\/\s*$/.test(expression);
}

/** The parts of a JSX element in the compiler's tree that are used here. */
interface Element {
  name?: string | null;
  attributes: readonly { type: string; name?: string; value?: unknown }[];
  children: readonly { type: string; value?: unknown }[];
}

/** Components of other tools that show code. */
const NAMES = new Set(['Code', 'CodeBlock', 'Snippet']);
/** A string in quotation marks, or a template without substitutions. */
const TEXT = /^\s*(["'`])((?:(?!\1)[^\\]|\\.)*)\1\s*$/s;

/** `<Code code={`a`} lang="js" />` and `<CodeBlock language="js">{`a`}</CodeBlock>` → a fence; `undefined` if the code is not literal. */
export function codeComponent({ name, attributes, children }: Element): Fence | undefined {
  if (!NAMES.has(name ?? '')) return undefined;
  const given = new Map<string, string | undefined>();
  for (const attribute of attributes) if (attribute.name !== undefined) given.set(attribute.name, textOf(attribute.value));
  const [only] = children;
  const inside = children.length === 1 && only?.type === 'mdxFlowExpression' ? textOf(only) : undefined;
  const code = given.get('code') ?? (name === 'Snippet' ? given.get('text') : undefined) ?? inside;
  if (code === undefined) return undefined;
  const language = given.get('lang') ?? given.get('language') ?? '';
  return { ...plainFence(language, code.replace(/^\n|\n\s*$/g, '')), title: given.get('title') ?? '' };
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || !('value' in value) || typeof value.value !== 'string') return undefined;
  return literalText(value.value);
}

function literalText(expression: string): string | undefined {
  const [, sign = '', text] = TEXT.exec(expression) ?? [];
  if (text === undefined || (sign === '`' && text.includes('${'))) return undefined;
  return text.replace(/\\([nt\\"'`$])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign === 't' ? '\t' : sign));
}
