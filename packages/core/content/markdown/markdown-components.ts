import { isAuthorError } from '../../shared/author-error.ts';
import type { ContentComponent } from '../../shared/content-component.ts';
import { awaitSiteCode } from '../../util/site-code.ts';
import type { SourceIssue } from '../source/source-issue.ts';
import { codeLines } from './replace-code.ts';
import { textAttributes } from './text-attributes.ts';

export interface WrittenMarkdown {
  text: string;
  issues: SourceIssue[];
  /** Line of the new text → line of the source. Both count from 1. */
  lineOf: (line: number) => number;
}

const USE = /^<([A-Z]\w*)((?:\s+[\w-]+="[^"]*")*)\s*\/>\s*$/;

/** Replaces Markdown components (`<Endpoint id="x" />`, alone on a line) with the Markdown that they return. */
export async function expandMarkdownComponents(
  source: string,
  components: ReadonlyMap<string, ContentComponent>,
  lang = '',
): Promise<WrittenMarkdown> {
  const issues: SourceIssue[] = [];
  const output: string[] = [];
  const origins: number[] = [];
  let number = 0;
  for (const { line, isCode } of codeLines(source)) {
    number++;
    let written = [line];
    const [, name = '', attributes = ''] = (!isCode && USE.exec(line)) || [];
    const component = components.get(name);
    if (component?.kind === 'markdown') {
      try {
        written = (await awaitSiteCode(`<${name}>`, () => component.write(textAttributes(attributes), { lang }))).trim().split('\n');
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const help = isAuthorError(error) ? error.help : 'Check the attributes that this component accepts.';
        written = [''];
        issues.push({ id: 'component-failed', message: `<${name}>: ${message}`, help, line: output.length + 1, column: 1 });
      }
    }
    output.push(...written);
    origins.push(...written.map(() => number));
  }
  return { text: output.join('\n'), issues, lineOf: (line) => origins[line - 1] ?? line };
}
