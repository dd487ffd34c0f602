import type { MdastNode, MdastPluginDefinition, MdastVisitorContext, MdxJsxFlowElement } from 'satteri';
import { isHtmlTag } from '../../../shared/html-tags.ts';
import { type ForeignElement, foreignElements } from '../foreign-elements.ts';
import { type CodeBlock, type CompiledMarkdown, OWN_PARTS } from './compiled-markdown.ts';

type AtOnce<Visit> = Visit extends (...given: infer Given) => infer Result ? (...given: Given) => Exclude<Result, Promise<unknown>> : Visit;
/** Visitors for some kinds of nodes. */
export type Visitors = {
  [Kind in Exclude<keyof MdastPluginDefinition, 'name' | 'options'>]?: AtOnce<NonNullable<MdastPluginDefinition[Kind]>>;
};

/** A page while the compiler visits its tree: its text and everything found so far. */
export class PageTree {
  readonly lines: readonly string[];
  readonly result: Omit<CompiledMarkdown, 'body' | 'reading'> = {
    heading: '',
    headers: [],
    codeBlocks: [],
    expressions: [],
    components: [],
    issues: [],
  };
  readonly #source: string;
  /** Names of elements that have an end tag on the page. */
  #ends: Set<string> | undefined;
  #foreign: ForeignElement[] | undefined;
  #codes: ForeignElement[] | undefined;
  /** Returned if the children of a node need not be visited. */
  readonly #isText: boolean;

  /** `plain`: whether the page is compiled directly to HTML. */
  constructor(
    source: string,
    readonly plain: boolean,
    hasDirectives: boolean,
  ) {
    this.#source = source;
    this.#isText = plain && !hasDirectives;
    this.lines = source.split('\n');
  }

  /** Empty for a node created by a plugin. */
  written({ position }: Pick<MdastNode, 'position'>): string {
    return position ? this.#source.slice(position.start.offset, position.end.offset) : '';
  }

  /**
   * Whether a piece of HTML is a tag rather than text in angle brackets. Decided by its name, or because it is part of a drawing or
   * formula.
   */
  isTag({ value, position }: Pick<MdastNode & { type: 'html' }, 'value' | 'position'>): boolean {
    this.#ends ??= new Set([...this.#source.matchAll(/<\/([a-z]+)\s*>/gi)].map(([, name = '']) => name.toLowerCase()));
    const ends = this.#ends;
    if (isHtmlTag(value, (name) => ends.has(name))) return true;
    this.#foreign ??= foreignElements(this.#source);
    const at = position?.start.offset ?? -1;
    return this.#foreign.some(({ start, end }) => start <= at && at < end);
  }

  /** Whether a node is inside an HTML `<code>` element. */
  isInCode({ position }: Pick<MdastNode, 'position'>): boolean {
    this.#codes ??= [...this.#source.matchAll(/<(code|pre|kbd|samp|tt|var)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi)].map(({ 0: whole, index }) => ({
      start: index,
      end: index + whole.length,
    }));
    const at = position?.start.offset ?? -1;
    return this.#codes.some(({ start, end }) => start <= at && at < end);
  }

  textOf(node: Readonly<MdastNode>, context: MdastVisitorContext): string {
    if (this.#isText) return context.textContent(node);
    if (node.type === 'textDirective') return this.written(node);
    if (node.type === 'html' && this.isTag(node)) return '';
    return 'children' in node ? node.children.map((child) => this.textOf(child, context)).join('') : context.textContent(node);
  }

  /** Stores a code block and returns its placeholder. */
  codePart(block: CodeBlock) {
    const n = this.result.codeBlocks.push(block) - 1;
    if (this.plain) return { type: 'html' as const, value: `<Code n="${n}"/>` };
    return { type: 'mdxJsxFlowElement' as const, name: OWN_PARTS.code, attributes: [jsxAttribute('n', String(n))], children: [] };
  }
}

export function positionOf({ position }: Pick<MdastNode, 'position'>): { line: number; column: number } {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  return { line, column };
}

export function jsxAttribute(name: string, value: string): MdxJsxFlowElement['attributes'][number] {
  return { type: 'mdxJsxAttribute', name, value };
}
