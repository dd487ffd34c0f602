import type { Nodes, Root } from 'mdast';
import type { AnyDiagnostic } from '../shared/diagnostic.ts';
import type { Say } from '../shared/interface-words.ts';
import type { Frontmatter } from '../shared/page-record.ts';
import type { Json } from '../shared/page-view.ts';
import { compileMarkdown, markdownTree } from './markdown/compile/compile-markdown.ts';
import type { ParsedPage } from './markdown/parse-page.ts';

/** A page as a transform sees it. */
export interface TransformedPage {
  path: string;
  /** Source file, from the root of the site. */
  file: string;
  version: string;
  frontmatter: Frontmatter;
}

/** A plugin's transform of page trees. */
export interface PageTransform {
  plugin: string;
  /** Returns the changed tree. Rejects if the plugin fails. */
  run: (tree: Root, page: TransformedPage, report: TreeReport, setData: (data: Json) => void) => Promise<unknown>;
  /** Diagnostic for a failure. */
  failure: (error: unknown, file: string) => AnyDiagnostic;
}

/** `at`: index in the value of a text node. */
type TreeReport = (diagnostic: Omit<AnyDiagnostic, 'file' | 'line' | 'column'>, node?: Nodes, at?: number) => void;

export interface PageChanges {
  parsed: ParsedPage;
  /** Plugin → data it stored with the page. */
  data: Record<string, Json>;
  diagnostics: AnyDiagnostic[];
}

interface TransformOptions {
  transforms?: readonly PageTransform[];
  components: ReadonlyMap<string, unknown>;
  safe?: boolean;
  say?: Say;
}

/** Runs the transforms of all plugins on a parsed page. A failing plugin is reported and loses only its own changes to this page. */
export async function transformPage(parsed: ParsedPage, page: TransformedPage, options: TransformOptions): Promise<PageChanges> {
  const { transforms = [] } = options;
  const { reading } = parsed.compiled;
  const changes: PageChanges = { parsed, data: {}, diagnostics: [] };
  if (transforms.length === 0 || !reading) return changes;
  const before = markdownTree(reading);
  let after = before;
  let compiled = parsed.compiled;
  for (const { plugin, run, failure } of transforms) {
    const found: AnyDiagnostic[] = [];
    const report: TreeReport = (diagnostic, node, at) => {
      found.push({ ...diagnostic, file: page.file, ...placeInNode(reading.text, node, at) });
    };
    let data: Json | undefined;
    try {
      const given = structuredClone(after);
      const tree = await run(given, page, report, (value) => {
        data = structuredClone(value);
      });
      assertTree(tree);
      if (JSON.stringify(tree) !== JSON.stringify(after)) {
        const isOwn = (name: string) => options.components.has(name);
        const { text, mdx, literal } = reading;
        compiled = compileMarkdown(text, mdx, {
          literal,
          isOwn,
          safe: options.safe === true,
          say: options.say,
          transformed: { before, after: tree },
        });
      }
      after = tree;
      if (data !== undefined) changes.data[plugin] = data;
      changes.diagnostics.push(...found);
    } catch (error) {
      changes.diagnostics.push(failure(error, page.file));
    }
  }
  return { ...changes, parsed: { ...parsed, compiled } };
}

/** Throws if a plugin returned something other than a tree. */
function assertTree(tree: unknown): asserts tree is Root {
  if (!isNode(tree) || tree.type !== 'root') throw new Error('it returned something that is no tree');
  const waiting: unknown[] = [tree];
  for (const node of waiting) {
    if (!isNode(node)) throw new Error('the tree has something that is no node');
    if ('children' in node && !Array.isArray(node.children)) throw new Error(`the children of a \`${node.type}\` are no list`);
    if (/^(?:text|inlineCode|code|html)$/.test(node.type) && !('value' in node && typeof node.value === 'string'))
      throw new Error(`a \`${node.type}\` has no text as its value`);
    if ('children' in node && Array.isArray(node.children)) waiting.push(...node.children);
  }
}

function isNode(value: unknown): value is { type: string } {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

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
