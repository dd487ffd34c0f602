import type { IslandData } from '../../shared/page-view.ts';
import { runSiteCode, SiteCodeError } from '../../util/site-code.ts';
import type { SourceIssue } from '../source/source-issue.ts';
import { CODE_MARK, type CompiledMarkdown, GUARD, OWN_PARTS } from './compile/compiled-markdown.ts';
import { createHtmlRuntime, type RuntimeOptions } from './html-runtime.ts';

interface BodyHtml {
  html: string;
  islands: IslandData[];
  issues: SourceIssue[];
  /** Whether the body threw, so that there is no HTML. */
  failed: boolean;
}

/** Renders an article as HTML. */
export function bodyHtml(compiled: CompiledMarkdown, runtimeOptions: RuntimeOptions): BodyHtml {
  const { body } = compiled;
  if ('html' in body)
    return { html: body.html.replace(CODE_MARK, (_, n) => runtimeOptions.code(Number(n))), islands: [], issues: [], failed: false };
  const runtime = createHtmlRuntime(runtimeOptions);
  // Includes components inside expressions, such as the icon of a card, which are not in the compiler's tree.
  const inCode = [...body.code.matchAll(/_missingMdxReference\("([\w$]+)", true\)/g)].map(([, name = '']) => name);
  const names = [...Object.values(OWN_PARTS), 'Aside', 'Tabs', 'Tab', ...compiled.components.map((use) => use.name), ...inCode];
  const components = Object.fromEntries(names.map((name) => [name, name]));
  const issues: SourceIssue[] = [];
  try {
    // The code is the output of the Markdown compiler for a page of this site.
    const run: (runtime: object) => { default: (props: object) => unknown } = Function(body.code) as never;
    const guard = (expression: () => unknown, n: number, ...otherwise: undefined[]) => {
      try {
        return expression();
      } catch (error) {
        if (error instanceof SiteCodeError) throw error;
        const { value, line, column } = compiled.expressions[n] ?? { value: '', line: 1, column: 1 };
        issues.push({ ...failedExpression(error), line, column });
        return otherwise.length > 0 ? otherwise[0] : `{${value}}`;
      }
    };
    const html = runSiteCode(() => runtime.toHtml(run(runtime).default({ components, [GUARD]: guard })));
    for (const fault of runtime.faults) {
      const { line, column } = compiled.components.filter((use) => use.name === fault.name)[fault.use] ?? { line: 1, column: 1 };
      issues.push({
        id: fault.ofEngine ? 'component-wrong' : 'component-failed',
        message: `<${fault.name}>: ${fault.message}`,
        help: fault.help,
        line,
        column,
      });
    }
    return { html, islands: runtime.islands, issues, failed: false };
  } catch (error) {
    if (error instanceof SiteCodeError) {
      const message = `An expression on this page stops the build: ${error.message}.`;
      const { line, column } = compiled.expressions[0] ?? { line: 1, column: 1 };
      issues.push({ id: 'expression-stops', message, help: error.help, line, column });
      return { html: '', islands: [], issues, failed: true };
    }
    issues.push({ ...failedExpression(error), line: 1, column: 1 });
    return { html: '', islands: [], issues, failed: true };
  }
}

function failedExpression(error: unknown): Pick<SourceIssue, 'id' | 'message' | 'help'> {
  const text = error instanceof Error ? error.message : String(error);
  return {
    id: 'expression-failed',
    message: `An expression on this page throws an error: ${text}.`,
    help: 'In .mdx files, text in braces is evaluated as JavaScript. To show a literal brace, escape it as `\\{`.',
  };
}
