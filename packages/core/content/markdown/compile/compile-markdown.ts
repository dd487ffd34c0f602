// Only this folder touches the Markdown compiler (https://satteri.bruits.org).
import type { Nodes, Root } from 'mdast';
import { defineHastPlugin, defineMdastPlugin, markdownToHtml, markdownToJs, markdownToMdast, mdxToJs, mdxToMdast } from 'satteri';
import { decodeAddress, wikiAddress } from '../../../shared/address.ts';
import { safeTags } from '../../../shared/html-tags.ts';
import { type Say, sayIn } from '../../../shared/interface-words.ts';
import { nativeCall } from '../../../util/native-call.ts';
import { safeHtml } from '../../html/safe-html.ts';
import { imageIssue, removedIssue, type SourceIssue } from '../../source/source-issue.ts';
import { plainReferences } from '../character-references.ts';
import { columnWithoutMarks, markCjk, withoutMarks } from '../cjk-marks.ts';
import { cleanTags } from '../clean-tags.ts';
import { CompilerCrash, type CompilerTask, crashKey, crashLine } from '../compiler-crash.ts';
import { keepForeign } from '../foreign-elements.ts';
import { escapeHeadingBraces } from '../heading-ids.ts';
import { lostText, openComment, openCommentIssue } from '../lost-text.ts';
import { markdownFeatures } from '../markdown-features.ts';
import { tooDeep } from '../mdx-depth.ts';
import { replaceOutsideCode } from '../replace-code.ts';
import { type CompiledMarkdown, type MarkdownBody, OWN_PARTS } from './compiled-markdown.ts';
import { PageTree, positionOf } from './page-tree.ts';
import { patchTree } from './patch-tree.ts';
import { visitAsides } from './visit-asides.ts';
import { visitCode } from './visit-code.ts';
import { visitHeadings } from './visit-headings.ts';
import { visitJsx } from './visit-jsx.ts';
import { visitTables } from './visit-tables.ts';

/** Syntax that only the slower path handles: tags, footnotes, and asides, including those written as quotations. */
const NOT_PLAIN = /<[a-z/!?]|:::|\[\^|>(?<=^[ \t]*>)[ \t]*\[![a-z]/im;
/** Alignment of a column: `--:`. */
const ALIGNED = /:-|-:/;
const OUTPUT = {
  outputFormat: 'function-body',
  elementAttributeNameCase: 'html',
  optimizeStatic: { component: OWN_PARTS.html, prop: 'html', wrapPropValue: false },
} as const;

export interface MarkdownOptions {
  /** Whether text in braces is shown as written. */
  literal?: boolean;
  /** Recognizes components of the site. */
  isOwn?: (name: string) => boolean;
  /** Whether HTML is limited to what `safeHtml` allows. */
  safe?: boolean;
  /** Interface words in the language of the page. */
  say?: Say;
  /** The tree from `markdownTree`, before and after the plugins' transforms. */
  transformed?: { before: Root; after: Root };
}

/** Extensions of files that an `<img>` can show. */
const PICTURE = /\.(?:apng|avif|bmp|gif|ico|jpe?g|png|svg|webp)$/i;

/** Quotations nested too deeply take quadratic time, so the extra marks are removed; the text stays. */
const DEEP_QUOTES = /(>(?<=^ {0,3}>)(?:[ \t]*>){99})[ \t>]+/gm;
/** Deeper list items become text. Hyphens and asterisks are left out, because a row of them is a rule. */
const DEEP_LISTS = /^((?:[ \t]*(?:\+|\d{1,9}[.)])[ \t]){99}[ \t]*)(\d{0,9})([.)+])(?=[ \t])/gm;

/**
 * Compiles the text of a page. Plain Markdown, as on most pages, is compiled directly to HTML; generating and running code takes three
 * times as long. `mdx` allows components; without it, `{` and `<` are text. Throws the compiler's error if the text cannot be parsed;
 * see `syntaxIssue`.
 */
export function compileMarkdown(
  text: string,
  mdx: boolean,
  { literal = false, isOwn = () => false, safe = false, say = sayIn({}), transformed }: MarkdownOptions = {},
): CompiledMarkdown {
  const { source, marked, issues } = readable(text, mdx);
  const deep = mdx ? tooDeep(source) : undefined;
  if (deep !== undefined) throw new Error(`1:1: ${deep}`);
  const task = { text, mdx, literal };
  const lost = crashLine(task);
  if (lost !== undefined) throw new CompilerCrash(lost);
  const plain = !mdx && !NOT_PLAIN.test(source) && !transformed;
  const footnotes = { label: say('Footnotes'), backLabel: say('Back to reference {reference}') };
  const features = { ...markdownFeatures(source, mdx), gfm: { footnotes } };
  const page = new PageTree(source, plain, features.directive);
  page.result.issues.push(...issues, ...lostText(text));
  const plugin = defineMdastPlugin({
    name: 'page',
    options: { position: true },
    ...visitHeadings(page, safe, say),
    ...visitCode(page),
    ...visitAsides(page),
    ...visitJsx(page, literal, isOwn),
    ...visitTables(page),
    // Asides are the only directives; other colons are text (`at 10:30`, `key:value`).
    textDirective: (node, context) => context.replaceNode(node, { type: 'text', value: page.written(node) }),
    leafDirective: (node, context) =>
      context.replaceNode(node, { type: 'paragraph', children: [{ type: 'text', value: page.written(node) }] }),
    link(node, context) {
      const written = page.written(node);
      const name = /^\[\[(.+)\]\]$/.exec(written)?.[1];
      if (name === undefined) return;
      // Brackets of arrays, and those inside HTML `<code>`, are text.
      if (/^[\s\d.,+*-]*$|^["'].*["']$|[=;{}[\]]/.test(name) || page.isInCode(node))
        return context.replaceNode(node, { type: 'text', value: written });
      context.setProperty(node, 'url', wikiAddress(node.url));
    },
    image(node, context) {
      const name = (decodeAddress(node.url) ?? node.url).replace(/[?#].*$/, '');
      const isEmbed = page.written(node).startsWith('![[');
      // Embeds other than pictures, such as pages, become links.
      if (isEmbed && !PICTURE.test(name))
        return context.replaceNode(node, {
          type: 'link',
          url: wikiAddress(node.url),
          children: [{ type: 'text', value: node.alt || name }],
        });
      // `![[picture.png|300]]` and `![words|300x200](picture.png)`: the numbers are a size.
      const words = (node.alt ?? '').replace(/(?:^|\|)\d+(?:x\d+)?$/, '');
      const alt = words === '' && (isEmbed || node.alt) ? name.slice(name.lastIndexOf('/') + 1).replace(/\.\w+$/, '') : words;
      const url = isEmbed ? wikiAddress(node.url) : node.url;
      if (alt !== (node.alt ?? '') || isEmbed) return context.replaceNode(node, { ...node, url, alt });
      if ((node.alt ?? '').trim() !== '') return;
      page.result.issues.push(imageIssue(node.url, positionOf(node)));
    },
    html(node, context) {
      if (!page.isTag(node)) return context.replaceNode(node, { type: 'text', value: node.value });
      if (safe) {
        const { html, removed } = safeHtml(node.value);
        for (const what of new Set(removed)) page.result.issues.push({ ...removedIssue(what), ...positionOf(node) });
        return context.replaceNode(node, { type: 'html', value: html });
      }
      const { html, names } = cleanTags(safeTags(node.value));
      if (html !== node.value) context.replaceNode(node, { type: 'html', value: html });
      if (names.length === 0) return;
      page.result.issues.push({
        id: 'html-attribute',
        message: `The attribute ${names[0]} is left out because its name contains a dot.`,
        help: 'Remove it, or show the tag as code in backticks.',
        ...positionOf(node),
      });
    },
  });

  const cells = defineHastPlugin({
    name: 'table-cells',
    element: {
      filter: ALIGNED.test(source) ? ['th', 'td'] : ['th'],
      visit(node, context) {
        // A column may have no label; screen readers would announce an empty header cell.
        const tagName = node.children.length === 0 ? 'td' : node.tagName;
        // The site's security policy forbids inline styles. Left-aligned is the default anyway.
        const { style, ...properties } = node.properties;
        const side = /^text-align: (\w+)$/.exec(String(style))?.[1];
        if (side !== undefined)
          context.replaceNode(node, { ...node, tagName, properties: side === 'left' ? properties : { ...properties, class: side } });
        else if (tagName !== node.tagName) context.replaceNode(node, { ...node, tagName });
      },
    },
  });

  const changes = transformed ? [patchTree(transformed.before, transformed.after)] : [];
  const plugins = { mdastPlugins: [...changes, plugin], hastPlugins: [cells] };
  const toHtml = () => ({ html: markdownToHtml(source, { features, ...plugins }).html.replace(/\n$/, '') });
  const compile = mdx ? mdxToJs : markdownToJs;
  const toCode = () => ({ code: compile(source, { ...OUTPUT, features: { ...features, rawHtml: true }, ...plugins }).code });
  const compiled = { body: nativeCall<MarkdownBody>(crashKey(task), plain ? toHtml : toCode), reading: task, ...page.result };
  return marked ? unmarked(compiled, page.lines) : compiled;
}

/** The tree of a text that `compileMarkdown` compiles, with positions in the text. */
export function markdownTree({ text, mdx, literal }: CompilerTask): Root {
  const { source, marked } = readable(text, mdx);
  const tree = () => (mdx ? mdxToMdast : markdownToMdast)(source, { features: markdownFeatures(source, mdx) });
  const root = nativeCall(crashKey({ text, mdx, literal }), tree);
  if (root.type !== 'root') throw new Error('The compiler returned a tree without a root.');
  if (marked) withoutMarksIn(root);
  return root;
}

/** Escapes the marks of quotations and lists that are nested too deeply. */
function withoutDepth(source: string): string {
  const quoted = replaceOutsideCode(source, DEEP_QUOTES, (_, marks) => `${marks} `);
  return replaceOutsideCode(quoted, DEEP_LISTS, (whole) => whole.replace(/[.)+]$/, '\\$&'));
}

/** Prepares the text for the compiler. `marked`: whether `markCjk` inserted marks. */
function readable(text: string, mdx: boolean): { source: string; marked: boolean; issues: SourceIssue[] } {
  const { source: kept, issues } = keepForeign(text, mdx);
  const open = mdx ? undefined : openComment(kept);
  const whole = open === undefined ? kept : `${kept.slice(0, open)}\\${kept.slice(open)}`;
  const plain = plainReferences(whole);
  const cjk = markCjk(plain);
  return {
    source: withoutDepth(escapeHeadingBraces(cjk, mdx)),
    marked: cjk !== plain,
    issues: open === undefined ? issues : [...issues, openCommentIssue(kept, open)],
  };
}

function withoutMarksIn(node: Nodes): void {
  if ('value' in node) node.value = withoutMarks(node.value);
  if ('url' in node) node.url = withoutMarks(node.url);
  if ('children' in node) for (const child of node.children) withoutMarksIn(child);
}

/** Removes the marks of `markCjk` from a result. */
function unmarked({ body, heading, headers, ...found }: CompiledMarkdown, lines: readonly string[]): CompiledMarkdown {
  const placed = <Found extends { line: number; column: number }>(all: Found[]): Found[] =>
    all.map((one) => ({ ...one, column: columnWithoutMarks(lines[one.line - 1] ?? '', one.column) }));
  return {
    ...found,
    body: 'html' in body ? { html: withoutMarks(body.html) } : { code: withoutMarks(body.code) },
    heading: withoutMarks(heading),
    headers: headers.map((header) => ({ ...header, title: withoutMarks(header.title) })),
    expressions: placed(found.expressions).map((one) => ({ ...one, value: withoutMarks(one.value) })),
    components: placed(found.components),
    issues: placed(found.issues).map((issue) => ({ ...issue, message: withoutMarks(issue.message), help: withoutMarks(issue.help) })),
  };
}
