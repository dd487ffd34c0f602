import { escapeHtml } from '../../shared/escape-html.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Say } from '../../shared/say.ts';
import type { CodeBlock } from '../markdown/compile/compiled-markdown.ts';
import type { SourceIssue } from '../source/source-issue.ts';
import { highlight } from './highlight.ts';
import { isKnownLanguage, isShell, knownLanguages, languageLabel, parserFor } from './highlight-languages.ts';
import { renderMath } from './render-math.ts';

/** A first line of so many letters leaves room for the language and the copy button at its end; a longer one has them above it. */
const SHORT_LINE = 48;

/** The HTML of a code block: a bar with its name, the language and a copy button, and the text. */
export async function renderCodeBlock(block: CodeBlock, say: Say): Promise<{ html: string; issues: SourceIssue[] }> {
  const issues: SourceIssue[] = [];
  if (block.language === 'math') {
    const math = await renderMath(block.code, block.inline !== true);
    if (math !== undefined) return { html: block.inline ? math : `<div class="scroll" tabindex="0">${math}</div>`, issues };
    issues.push(plainIssue(block, 'The formula is not TeX that can be drawn.', 'It is shown as it is written. Correct it.'));
    if (block.inline) return { html: `<code>${escapeHtml(block.code)}</code>`, issues };
  }
  if (block.language === 'mermaid')
    issues.push(
      plainIssue(block, 'Mermaid is not drawn.', 'The source of the diagram is shown. Use <Flow>, or a picture with a text alternative.'),
    );
  const parser = await parserFor(block.language);
  if (!isKnownLanguage(block.language)) {
    const close = nearest(block.language, knownLanguages)[0];
    issues.push({
      id: 'code-language',
      message: `Unknown code language “${block.language}”.`,
      help: close ? `Did you mean \`${close}\`? Otherwise use \`text\`.` : 'Use `text` if no language fits.',
      line: block.line,
      column: 1,
    });
  }
  const { marked, deleted, inserted } = block.lines;
  const tags = new Map(Object.entries({ mark: marked, del: deleted, ins: inserted }).flatMap(([tag, all]) => all.map((n) => [n, tag])));
  const shell = isShell(block.language);
  const lines = highlight(block.code, parser).map((line, index) => {
    const text = `${shell ? markPrompt(line) : line}\n`;
    const tag = tags.get(index + 1);
    return tag === undefined ? text : `<${tag}>${text}</${tag}>`;
  });
  const isPlain = block.title === '' && (/^.*/.exec(block.code)?.[0] ?? '').length <= SHORT_LINE;
  const bar = isPlain ? '<figcaption class="plain">' : '<figcaption>';
  const name =
    block.title === ''
      ? `<span class="language">${escapeHtml(languageLabel(block.language))}</span>`
      : `<span class="file">${escapeHtml(block.title)}</span>`;
  const html =
    `<figure class="code">${bar}${name}<button type="button" class="copy">${escapeHtml(say('Copy'))}</button></figcaption>` +
    `<pre tabindex="0"><code>${lines.join('')}</code></pre></figure>`;
  return { html, issues };
}

function plainIssue({ line }: CodeBlock, message: string, help: string): SourceIssue {
  return { id: 'drawing-plain', message, help, line, column: 1 };
}

/** A prompt is shown and never copied. The grammar may have wrapped it in a span of its own. */
function markPrompt(line: string): string {
  return line.replace(/^(?:<span class="\w">)?\$(?:<\/span>)? /, '<i>$ </i>');
}
