// The only file that touches the Markdown compiler (https://satteri.bruits.org).
import GithubSlugger, { slug as slugOf } from 'github-slugger';
import {
  defineHastPlugin,
  defineMdastPlugin,
  type MdastNode,
  type MdastVisitorContext,
  markdownToHtml,
  markdownToJs,
  mdxToJs,
} from 'satteri';
import type { Header } from '../shared/page.ts';
import type { AsideLines } from './aside-issues.ts';
import { escapeHtml } from './escape-html.ts';
import { escapeHeadingBraces } from './heading-braces.ts';
import { isHtmlTag } from './html-tags.ts';
import { imageIssue, type MarkdownIssue } from './markdown-issues.ts';

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
  asides: AsideLines[];
  issues: MarkdownIssue[];
}

/** A table with more rows is divided, see `split-tables.ts`, or laid out with the first screen, see `theme/styles/article.css`. */
const LONG_TABLE = 100;
const ASIDES = new Set(['note', 'tip', 'warning', 'danger', 'details']);
/** Stands for a code block in finished HTML, with its number: nothing that is written in a page comes out like this. */
export const CODE_MARK = /<Code n="(\d+)"\/>/g;
/** What only the longer way handles: tags, asides and footnotes. */
const NOT_PLAIN = /<[a-z/!?]|:::|\[\^/i;
const FEATURES = { frontmatter: true, gfm: true, headingAttributes: true } as const;
/** An aside, or text that the compiler might take for another directive and would format: `:name[*label*]`. */
const DIRECTIVE = /::|:[\p{L}\w-]+[[{]/u;
/** What aligns the cells of a column: `--:`. */
const ALIGNED = /:-|-:/;
/** What stands for finished HTML, for a code block and for a further anchor: no file of a component can have such a name. */
export const OWN_PARTS = { html: 'Docs$Html', code: 'Docs$Code', anchor: 'Docs$Anchor' } as const;
const OUTPUT = {
  outputFormat: 'function-body',
  elementAttributeNameCase: 'html',
  optimizeStatic: { component: OWN_PARTS.html, prop: 'html', wrapPropValue: false },
} as const;

/**
 * Compiles the text of a page. Plain Markdown, which most pages are, becomes HTML at once: that takes a
 * third of the time, without code to make and run. `mdx` allows components; without it `{` and `<` are text.
 * Throws what the compiler throws where the text cannot be parsed; see `syntaxIssue`.
 */
export function compileMarkdown(text: string, mdx: boolean): CompiledMarkdown {
  const source = mdx ? text : escapeHeadingBraces(text);
  const lines = source.split('\n');
  const slugger = new GithubSlugger();
  const plain = !mdx && !NOT_PLAIN.test(source);
  let hasTitle = false;
  const result: Omit<CompiledMarkdown, 'body'> = {
    heading: '',
    headers: [],
    codeBlocks: [],
    expressions: [],
    components: [],
    asides: [],
    issues: [],
  };

  const written = ({ position }: Pick<MdastNode, 'position'>): string => source.slice(position?.start.offset, position?.end.offset);
  const textOf = (node: Readonly<MdastNode>, context: MdastVisitorContext): string => {
    if (node.type === 'textDirective') return written(node);
    if (node.type === 'html' && isHtmlTag(node.value)) return '';
    return 'children' in node ? node.children.map((child) => textOf(child, context)).join('') : context.textContent(node);
  };
  const plugin = defineMdastPlugin({
    name: 'page',
    options: { position: true },
    heading(node, context) {
      const title = textOf(node, context).trim();
      const start = node.position?.start ?? { line: 1, column: 1 };
      const given = idsOf(lines[(node.position?.end.line ?? 1) - 1] ?? '');
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
      const n = result.codeBlocks.length;
      result.codeBlocks.push({ language: node.lang ?? '', meta: node.meta ?? '', code: node.value, line: node.position?.start.line ?? 1 });
      context.replaceNode(
        node,
        plain
          ? { type: 'html', value: `<Code n="${n}"/>` }
          : {
              type: 'mdxJsxFlowElement',
              name: OWN_PARTS.code,
              attributes: [{ type: 'mdxJsxAttribute', name: 'n', value: String(n) }],
              children: [],
            },
      );
    },
    table(node, context) {
      const name = node.children.length > LONG_TABLE ? 'scroll long' : 'scroll';
      context.wrapNode(node, { type: 'scroll', data: { hName: 'div', hProperties: { class: name, tabindex: '0' } }, children: [] });
    },
    containerDirective(node, context) {
      const line = node.position?.start.line ?? 1;
      result.asides.push({ name: node.name, start: line, end: node.position?.end.line ?? line });
      if (!ASIDES.has(node.name)) {
        result.issues.push({
          id: 'aside-unknown',
          message: `Unknown aside “${node.name}”.`,
          help: `Use one of: ${[...ASIDES].join(', ')}.`,
          line,
          column: node.position?.start.column ?? 1,
        });
        return;
      }
      const title = /^[\s>]*:{3,}\s*[\w-]+[ \t]+(.*?)\s*$/.exec(lines[line - 1] ?? '')?.[1] ?? '';
      // `:::tip[Title]`: the compiler makes a paragraph of it.
      const first = node.children[0];
      const label = first?.type === 'paragraph' && first.data?.directiveLabel === true ? first : undefined;
      context.replaceNode(node, {
        type: 'mdxJsxFlowElement',
        name: 'Aside',
        attributes: [
          { type: 'mdxJsxAttribute', name: 'kind', value: node.name },
          { type: 'mdxJsxAttribute', name: 'title', value: label ? textOf(label, context).trim() : title.replace(/^\[(.*)\]$/, '$1') },
        ],
        children: label ? node.children.slice(1) : node.children,
      });
    },
    // Of directives only asides are known: other colons are text (`at 10:30`, `key:value`).
    textDirective: (node, context) => context.replaceNode(node, { type: 'text', value: written(node) }),
    leafDirective: (node, context) => context.replaceNode(node, { type: 'paragraph', children: [{ type: 'text', value: written(node) }] }),
    image(node) {
      if ((node.alt ?? '').trim() !== '') return;
      result.issues.push(imageIssue(node.url, node.position?.start ?? { line: 1, column: 1 }));
    },
    html(node, context) {
      if (!isHtmlTag(node.value)) context.replaceNode(node, { type: 'text', value: node.value });
    },
    mdxJsxFlowElement: (node) => noteUse(node, result.components),
    mdxJsxTextElement: (node) => noteUse(node, result.components),
    mdxFlowExpression: (node) => noteExpression(node, result.expressions),
    mdxTextExpression: (node) => noteExpression(node, result.expressions),
    mdxjsEsm(node, context) {
      const { line, column } = node.position?.start ?? { line: 1, column: 1 };
      context.removeNode(node);
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
  // To look for directives takes the compiler longer than all else on a page with many colons: half a second for 1,000 links in a table.
  const features = { ...FEATURES, directive: DIRECTIVE.test(source) };
  if (plain) return { body: { html: markdownToHtml(source, { features, ...plugins }).html.replace(/\n$/, '') }, ...result };
  const compile = mdx ? mdxToJs : markdownToJs;
  const { code } = compile(source, { ...OUTPUT, features: { ...features, rawHtml: true }, ...plugins });
  return { body: { code }, ...result };
}

/** Notes where a component stands in the source, for the message when it is used wrongly. */
function noteUse(
  node: { name: string | null; position?: { start: { line: number; column: number } } | undefined },
  uses: CompiledMarkdown['components'],
): void {
  if (!node.name || !/^[A-Z]/.test(node.name)) return;
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  uses.push({ name: node.name, line, column });
}

function noteExpression(
  node: { value: string; position?: { start: { line: number; column: number } } | undefined },
  expressions: CompiledMarkdown['expressions'],
): void {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  expressions.push({ value: node.value, line, column });
}

/** `## Text {#first #second}` → `['first', 'second']`. */
function idsOf(line: string): string[] {
  const words = (/\{([^{}]*)\}\s*#*\s*$/.exec(line)?.[1] ?? '').trim().split(/\s+/);
  return words.every((word) => /^#./.test(word)) ? words.map((word) => word.slice(1)) : [];
}
