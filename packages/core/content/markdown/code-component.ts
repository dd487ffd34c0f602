import { type Fence, plainFence } from './read-fence.ts';

/** What is used of an element of JSX in the tree of the compiler. */
interface Element {
  name?: string | null;
  attributes: readonly { type: string; name?: string; value?: unknown }[];
  children: readonly { type: string; value?: unknown }[];
}

/** Components of other tools that show code. */
const NAMES = new Set(['Code', 'CodeBlock', 'Snippet']);
/** A text in quotation marks or backticks that nothing is put into. */
const TEXT = /^\s*(["'`])((?:(?!\1)[^\\]|\\.)*)\1\s*$/s;

/** `<Code code={`a`} lang="js" />` and `<CodeBlock language="js">{`a`}</CodeBlock>` → a fence; `undefined` where the code is not written there. */
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
