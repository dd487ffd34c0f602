// The only file that touches the Markdown compiler (https://satteri.bruits.org).
import GithubSlugger, { slug as slugOf } from 'github-slugger';
import {
  defineHastPlugin,
  defineMdastPlugin,
  type MdastNode,
  type MdastVisitorContext,
  type MdxJsxFlowElement,
  markdownToHtml,
  markdownToJs,
  mdxToJs,
} from 'satteri';
import { decodeAddress } from '../../shared/address.ts';
import { escapeHtml } from '../../shared/escape-html.ts';
import { isHtmlTag, safeTags } from '../../shared/html-tags.ts';
import type { Header } from '../../shared/page-record.ts';
import { nativeCall } from '../../util/native-call.ts';
import { isReservedId } from '../html/is-reserved-id.ts';
import { safeHtml } from '../html/safe-html.ts';
import { imageIssue, removedIssue, type SourceIssue } from '../source/source-issue.ts';
import { ASIDE_NAMES, asideKind } from './aside-kinds.ts';
import { cleanTags } from './clean-tags.ts';
import { codeComponent } from './code-component.ts';
import { CompilerCrash, crashKey, crashLine } from './compiler-crash.ts';
import { decodeValue } from './dialects/page-lines.ts';
import { escapeHeadingBraces } from './heading-braces.ts';
import { headingIds } from './heading-ids.ts';
import { markdownFeatures } from './markdown-features.ts';
import { tooDeep } from './mdx-depth.ts';
import { importsOnlyKnown, ownDeclarations } from './page-declarations.ts';
import { readFence } from './read-fence.ts';
import { replaceOutsideCode } from './replace-code.ts';
import { tableClass } from './table-class.ts';

/** A fenced code block, in the order of the page. In the body `CODE_MARK` or a part of its own stands in its place. */
export interface CodeBlock {
  language: string;
  meta: string;
  code: string;
  line: number;
}

/** Finished HTML, or the body of a function that takes a JSX runtime and returns `{ default: MDXContent }`. */
type MarkdownBody = { html: string } | { code: string };

export interface CompiledMarkdown {
  body: MarkdownBody;
  /** Text of the first `#` heading, empty where there is none. */
  heading: string;
  headers: (Header & { line: number })[];
  codeBlocks: CodeBlock[];
  /** What stands in braces in .mdx. */
  expressions: { value: string; line: number; column: number }[];
  /** Every component that the page uses, once for each use, in the order of the page. */
  components: { name: string; line: number; column: number }[];
  issues: SourceIssue[];
}

/** The first line of a quotation that is an aside, as GitHub and Obsidian write it: `> [!NOTE]`, `> [!tip]- Title`. */
const ALERT = /^\[!([a-z][\w-]*)\][+-]?[ \t]*([^\n]*)(?:\n|$)/i;
/** Stands for a code block in finished HTML, with its number: nothing that is written in a page comes out like this. */
export const CODE_MARK = /<Code n="(\d+)"\/>/g;
/** What only the longer way handles: tags, asides, also those that are written as quotations, and footnotes. */
const NOT_PLAIN = /<[a-z/!?]|:::|\[\^|>(?<=^[ \t]*>)[ \t]*\[![a-z]/im;
/** What `meta` of a code block says where that is a formula in a sentence. */
export const INLINE_MATH = 'inline';
/** What an expression of .mdx is called through, so that it may fail. */
export const GUARD = 'docsGuard';
type JsxAttribute = MdxJsxFlowElement['attributes'][number];
/** Changes an element of .mdx in place. */
interface JsxSetter {
  name: (name: string) => void;
  attributes: (attributes: MdxJsxFlowElement['attributes']) => void;
}
/** What aligns the cells of a column: `--:`. */
const ALIGNED = /:-|-:/;
/** What stands for finished HTML, for a code block and for a further anchor: no file of a component can have such a name. */
export const OWN_PARTS = { html: 'Docs$Html', code: 'Docs$Code', anchor: 'Docs$Anchor' } as const;
const OUTPUT = {
  outputFormat: 'function-body',
  elementAttributeNameCase: 'html',
  optimizeStatic: { component: OWN_PARTS.html, prop: 'html', wrapPropValue: false },
} as const;

export interface MarkdownOptions {
  /** What stands in braces is shown as it is written. */
  literal?: boolean;
  /** Tells the components of the site. */
  isOwn?: (name: string) => boolean;
  /** HTML may have only what `safeHtml` lets through. */
  safe?: boolean;
}

/** More levels of quotations than anyone needs take a time that grows with their square; what they quote stays. */
const DEEP_QUOTES = /(>(?<=^ {0,3}>)(?:[ \t]*>){99})[ \t>]+/gm;

/**
 * Compiles the text of a page. Plain Markdown, which most pages are, becomes HTML at once: that takes a
 * third of the time, without code to make and run. `mdx` allows components; without it `{` and `<` are text.
 * Throws what the compiler throws where the text cannot be parsed; see `syntaxIssue`.
 */
export function compileMarkdown(
  text: string,
  mdx: boolean,
  { literal = false, isOwn = () => false, safe = false }: MarkdownOptions = {},
): CompiledMarkdown {
  const source = replaceOutsideCode(mdx ? text : escapeHeadingBraces(text), DEEP_QUOTES, (_, marks) => `${marks} `);
  const deep = mdx ? tooDeep(source) : undefined;
  if (deep !== undefined) throw new Error(`1:1: ${deep}`);
  const lost = crashLine({ text, mdx, literal });
  if (lost !== undefined) throw new CompilerCrash(lost);
  const lines = source.split('\n');
  const slugger = new GithubSlugger();
  const plain = !mdx && !NOT_PLAIN.test(source);
  const features = markdownFeatures(source, mdx);
  let hasTitle = false;
  const result: Omit<CompiledMarkdown, 'body'> = {
    heading: '',
    headers: [],
    codeBlocks: [],
    expressions: [],
    components: [],
    issues: [],
  };

  const written = ({ position }: Pick<MdastNode, 'position'>): string => source.slice(position?.start.offset, position?.end.offset);
  const textOf = (node: Readonly<MdastNode>, context: MdastVisitorContext): string => {
    if (plain && !features.directive) return context.textContent(node); // its parts need not be looked at
    if (node.type === 'textDirective') return written(node);
    if (node.type === 'html' && isHtmlTag(node.value)) return '';
    return 'children' in node ? node.children.map((child) => textOf(child, context)).join('') : context.textContent(node);
  };
  const lineOf = ({ position }: Pick<MdastNode, 'position'>): number => position?.start.line ?? 1;
  const codePart = (block: CodeBlock) => {
    const n = result.codeBlocks.push(block) - 1;
    if (plain) return { type: 'html' as const, value: `<Code n="${n}"/>` };
    return { type: 'mdxJsxFlowElement' as const, name: OWN_PARTS.code, attributes: [jsxAttribute('n', String(n))], children: [] };
  };
  /** An expression whose failure costs nothing but itself. */
  const guarded = (node: { value: string; position?: MdastNode['position'] }, otherwise = ''): string => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    const n = result.expressions.push({ value: node.value, line, column }) - 1;
    return `props.${GUARD}(() => (${node.value}\n), ${n}${otherwise && `, ${otherwise}`})`;
  };
  const guardedValue = (attribute: JsxAttribute, { position }: Pick<MdastNode, 'position'>): JsxAttribute => {
    if (isLiteral(attribute) || attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object' || !attribute.value)
      return attribute;
    return {
      ...attribute,
      value: { ...attribute.value, value: guarded({ value: attribute.value.value, ...(position && { position }) }, 'undefined') },
    };
  };
  /** Notes where a component stands in the source, for the message when it is used wrongly. */
  const component = (node: Pick<MdxJsxFlowElement, 'name' | 'position' | 'attributes'>, set: JsxSetter): void => {
    if (!node.attributes.every(isLiteral))
      set.attributes(literal ? node.attributes.filter(isLiteral) : node.attributes.map((one) => guardedValue(one, node)));
    const name = node.name?.slice(node.name.lastIndexOf('.') + 1) ?? '';
    if (name !== '' && name !== node.name) set.name(name); // `Tabs.Tab`
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    if (/^[A-Z]/.test(name) && !declared.has(name)) result.components.push({ name, line, column });
  };
  /** Components that the page declares itself. */
  const declared = new Set<string>();
  const plugin = defineMdastPlugin({
    name: 'page',
    options: { position: true },
    heading(node, context) {
      const title = textOf(node, context).trim();
      const start = node.position?.start ?? { line: 1, column: 1 };
      const given = headingIds(lines[(node.position?.end.line ?? 1) - 1] ?? '').filter((id) => !safe || !isReservedId(id));
      if (node.depth === 1 && hasTitle) {
        result.issues.push({
          id: 'heading-second-title',
          message: `The page has a second level-1 heading, “${title}”.`,
          help: 'Keep one `#` heading, and use `##` for sections.',
          line: start.line,
          column: start.column,
        });
      }
      if (node.depth === 1 && !hasTitle) {
        result.heading = title;
        hasTitle = true;
      }
      // A heading of nothing but signs has no letters for an anchor.
      const slug = given[0] ?? slugger.slug(slugOf(title) === '' ? 'section' : title);
      if (given[0] !== undefined) slugger.slug(slug);
      context.setProperty(node, 'data', { hProperties: { id: slug } });
      for (const other of given.slice(1)) {
        context.prependChild(
          node,
          plain
            ? { type: 'html', value: `<span id="${escapeHtml(other)}"></span>` }
            : {
                type: 'mdxJsxTextElement',
                name: OWN_PARTS.anchor,
                attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: other }],
                children: [],
              },
        );
      }
      if (node.depth === 1) return;
      result.headers.push({ level: node.depth, title, slug, line: start.line });
      context.appendChild(node, {
        type: 'link',
        url: `#${slug}`,
        data: { hProperties: { class: 'anchor', 'aria-label': `Link to ${title}` } },
        children: [],
      });
    },
    code(node, context) {
      context.replaceNode(node, codePart({ ...readFence(node.lang ?? '', node.meta ?? '', node.value), line: lineOf(node) }));
    },
    math: (node, context) => context.replaceNode(node, codePart({ language: 'math', meta: '', code: node.value, line: lineOf(node) })),
    inlineMath(node, context) {
      const part = codePart({ language: 'math', meta: INLINE_MATH, code: node.value, line: lineOf(node) });
      context.replaceNode(node, part.type === 'html' ? part : { ...part, type: 'mdxJsxTextElement' });
    },
    table(node, context) {
      const name = tableClass(node.children.map((row) => row.children.map((cell) => textOf(cell, context))));
      context.wrapNode(node, { type: 'scroll', data: { hName: 'div', hProperties: { class: name, tabindex: '0' } }, children: [] });
    },
    containerDirective(node, context) {
      const { line, column } = node.position?.start ?? { line: 1, column: 1 };
      const attributes = Object.entries(node.attributes ?? {}).map(([name, value]) => jsxAttribute(name, decodeValue(value ?? '')));
      if (node.name === 'code-group') return context.replaceNode(node, codeGroup(node.children));
      if (/^[A-Z]/.test(node.name)) {
        result.components.push({ name: node.name, line, column });
        return context.replaceNode(node, { type: 'mdxJsxFlowElement', name: node.name, attributes, children: node.children });
      }
      const look = asideKind(node.name);
      if (!look.known) {
        result.issues.push({
          id: 'aside-unknown',
          message: `Unknown aside “${node.name}”.`,
          help: `Use one of: ${ASIDE_NAMES.join(', ')}.`,
          line,
          column,
        });
      }
      const title = /^[\s>]*:{3,}\s*[\w-]+[ \t]+(.*?)\s*$/.exec(lines[line - 1] ?? '')?.[1] ?? '';
      // `:::tip[Title]`: the compiler makes a paragraph of it.
      const first = node.children[0];
      const label = first?.type === 'paragraph' && first.data?.directiveLabel === true ? first : undefined;
      const words = label
        ? textOf(label, context).trim()
        : (node.attributes?.title ?? title.replace(/^\[(.*)\]$/, '$1').replace(/^\{[^{}]*\}|[ \t]*\{[\w\s=".#-]*\}$/, ''));
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
      const [whole, kind = '', title = ''] = found;
      const words = mark?.type === 'text' ? mark.value.slice(whole.length) : '';
      const text = [...(words === '' ? [] : [{ type: 'text' as const, value: words }]), ...first.children.slice(1)];
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
    // Of directives only asides are known: other colons are text (`at 10:30`, `key:value`).
    textDirective: (node, context) => context.replaceNode(node, { type: 'text', value: written(node) }),
    leafDirective: (node, context) => context.replaceNode(node, { type: 'paragraph', children: [{ type: 'text', value: written(node) }] }),
    image(node, context) {
      // `![[picture.png|300]]`: the number is a width. Of another page a link is shown.
      if (written(node).startsWith('![[')) {
        const name = decodeAddress(node.url) ?? node.url;
        if (!/\.\w{2,5}$/.test(name.replace(/#.*$/, '')) || /\.md$/i.test(name))
          return context.replaceNode(node, { type: 'link', url: node.url, children: [{ type: 'text', value: node.alt || name }] });
        const words = name.slice(name.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
        return context.replaceNode(node, { ...node, alt: /^(?:\d+(?:x\d+)?)?$/.test(node.alt ?? '') ? words : node.alt });
      }
      if ((node.alt ?? '').trim() !== '') return;
      result.issues.push(imageIssue(node.url, node.position?.start ?? { line: 1, column: 1 }));
    },
    html(node, context) {
      if (!isHtmlTag(node.value)) {
        context.replaceNode(node, { type: 'text', value: node.value });
        return;
      }
      const { line, column } = node.position?.start ?? { line: 1, column: 1 };
      if (safe) {
        const { html, removed } = safeHtml(node.value);
        for (const what of new Set(removed)) result.issues.push({ ...removedIssue(what), line, column });
        return context.replaceNode(node, { type: 'html', value: html });
      }
      const { html, names } = cleanTags(safeTags(node.value));
      if (html !== node.value) context.replaceNode(node, { type: 'html', value: html });
      if (names.length === 0) return;
      result.issues.push({
        id: 'html-attribute',
        message: `The attribute ${names[0]} is left out: its name has a dot.`,
        help: 'Remove it, or show the tag as code, between backticks.',
        line,
        column,
      });
    },
    mdxJsxFlowElement(node, context) {
      const code = isOwn(node.name ?? '') ? undefined : codeComponent(node);
      if (code) return context.replaceNode(node, codePart({ ...code, line: lineOf(node) }));
      component(node, {
        name: (name) => context.setProperty(node, 'name', name),
        attributes: (all) => context.replaceNode(node, { ...node, attributes: all }),
      });
      if (node.name === 'CodeGroup') context.replaceNode(node, codeGroup(node.children));
    },
    mdxJsxTextElement: (node, context) =>
      component(node, {
        name: (name) => context.setProperty(node, 'name', name),
        attributes: (all) => context.replaceNode(node, { ...node, attributes: all }),
      }),
    mdxFlowExpression(node, context) {
      if (literal && !isComment(node.value))
        context.replaceNode(node, { type: 'paragraph', children: [{ type: 'text', value: written(node) }] });
      else if (!isComment(node.value)) context.setProperty(node, 'value', guarded(node));
    },
    mdxTextExpression(node, context) {
      if (literal && !isComment(node.value)) context.replaceNode(node, { type: 'text', value: written(node) });
      else if (!isComment(node.value)) context.setProperty(node, 'value', guarded(node));
    },
    mdxjsEsm(node, context) {
      const { line, column } = node.position?.start ?? { line: 1, column: 1 };
      const own = literal ? '' : ownDeclarations(node.value);
      for (const [, name = ''] of own.matchAll(/^export\s+(?:const|let|var|function)\s+(\w+)/gm)) declared.add(name);
      if (own === '') context.removeNode(node);
      else context.setProperty(node, 'value', own);
      if (importsOnlyKnown(node.value) || own === node.value) return;
      result.issues.push({
        id: 'mdx-import',
        message: 'Pages cannot contain import or export statements.',
        help: 'Remove the statement. Every page can use the built-in components, and those in the `components` folder of the settings, by name.',
        line,
        column,
      });
    },
  });

  const cells = defineHastPlugin({
    name: 'table-cells',
    element: {
      filter: ALIGNED.test(source) ? ['th', 'td'] : ['th'],
      visit(node, context) {
        // A table may have no word for a column: an empty header cell would say that there is one.
        const tagName = node.children.length === 0 ? 'td' : node.tagName;
        // The security policy of a site allows no styles in tags. The left is where text begins anyway.
        const { style, ...properties } = node.properties;
        const side = /^text-align: (\w+)$/.exec(String(style))?.[1];
        if (side !== undefined)
          context.replaceNode(node, { ...node, tagName, properties: side === 'left' ? properties : { ...properties, class: side } });
        else if (tagName !== node.tagName) context.replaceNode(node, { ...node, tagName });
      },
    },
  });

  const plugins = { mdastPlugins: [plugin], hastPlugins: [cells] };
  const toHtml = () => ({ html: markdownToHtml(source, { features, ...plugins }).html.replace(/\n$/, '') });
  const compile = mdx ? mdxToJs : markdownToJs;
  const toCode = () => ({ code: compile(source, { ...OUTPUT, features: { ...features, rawHtml: true }, ...plugins }).code });
  return { body: nativeCall<MarkdownBody>(crashKey({ text, mdx, literal }), plain ? toHtml : toCode), ...result };
}

function jsxAttribute(name: string, value: string): MdxJsxFlowElement['attributes'][number] {
  return { type: 'mdxJsxAttribute', name, value };
}

/** Fences as tabs, with their titles as labels. */
function codeGroup(children: MdxJsxFlowElement['children']): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name: 'Tabs', attributes: [], children: children.map(codeTab) };
}

function codeTab(node: MdxJsxFlowElement['children'][number], index: number): MdxJsxFlowElement['children'][number] {
  if (node.type !== 'code') return node;
  const { language, meta } = readFence(node.lang ?? '', node.meta ?? '', '');
  const label = /\btitle="([^"]*)"/.exec(meta)?.[1] || language || String(index + 1);
  return { type: 'mdxJsxFlowElement', name: 'Tab', attributes: [jsxAttribute('label', label)], children: [node] };
}

/** Whether the value of an attribute cannot throw. */
function isLiteral({ type, value }: MdxJsxFlowElement['attributes'][number]): boolean {
  if (type !== 'mdxJsxAttribute') return false;
  if (typeof value !== 'object' || value === null) return true;
  return value.value.startsWith(`props.${GUARD}(`) || /^\s*(?:true|false|null|[\d.]+|"[^"\\]*"|'[^'\\]*'|`[^`$\\]*`)\s*$/.test(value.value);
}

/** Whether an expression is nothing but a comment. */
function isComment(expression: string): boolean {
  return /^\s*\/\*[\s\S]*\*\/\s*$/.test(expression);
}
