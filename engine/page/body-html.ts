import type { ContentComponent } from '../shared/content-component.ts';
import type { IslandData } from '../shared/view.ts';
import { createHtmlRuntime } from './html-runtime.ts';
import { CODE_MARK, type CompiledMarkdown, OWN_PARTS } from './markdown.ts';
import type { MarkdownIssue } from './markdown-issues.ts';

interface BodyHtml {
  html: string;
  islands: IslandData[];
}

/** The HTML of an article; `code` gives that of a code block. What goes wrong in it is added to the issues. */
export function bodyHtml(
  compiled: CompiledMarkdown,
  known: ReadonlyMap<string, ContentComponent>,
  code: (n: number) => string,
  issues: MarkdownIssue[],
): BodyHtml {
  const { body } = compiled;
  if ('html' in body) return { html: body.html.replace(CODE_MARK, (_, n) => code(Number(n))), islands: [] };
  const runtime = createHtmlRuntime(known, code);
  const names = [...Object.values(OWN_PARTS), 'Aside', ...compiled.components.map((use) => use.name)];
  const components = Object.fromEntries(names.map((name) => [name, name]));
  try {
    // The text is the output of the Markdown compiler for a page of this site.
    const run: (runtime: object) => { default: (props: object) => unknown } = Function(body.code) as never;
    const html = runtime.toHtml(run(runtime).default({ components }));
    for (const fault of runtime.faults) {
      const { line, column } = compiled.components.filter((use) => use.name === fault.name)[fault.use] ?? { line: 1, column: 1 };
      issues.push({ id: 'component-wrong', message: `<${fault.name}>: ${fault.message}`, help: fault.help, line, column });
    }
    return { html, islands: runtime.islands };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    issues.push({
      id: 'expression-failed',
      message: `An expression on this page throws an error: ${text}.`,
      help: 'In .mdx files, text in braces is evaluated as JavaScript. To show a literal brace, escape it as `\\{`.',
      ...placeOfExpression(compiled, text),
    });
    return { html: '', islands: [] };
  }
}

/** The expression that has the name that the error names; else the first one. */
function placeOfExpression({ expressions }: CompiledMarkdown, error: string): { line: number; column: number } {
  const name = /^(\w+) is not|'(\w+)'/.exec(error);
  const word = name?.[1] ?? name?.[2] ?? '';
  const { line, column } = expressions.find(({ value }) => value.includes(word)) ?? { line: 1, column: 1 };
  return { line, column };
}
