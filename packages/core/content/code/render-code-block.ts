import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml } from '../../shared/escape.ts';
import { nearest } from '../../shared/wording.ts';
import { CodeFrame } from '../../theme/content/CodeFrame.tsx';
import { type ContentLanguage, inContent } from '../../theme/parts/in-content.ts';
import type { CodeBlock } from '../markdown/compile/compiled-markdown.ts';
import type { SourceIssue } from '../source/source-issue.ts';
import { highlight } from './highlight.ts';
import { isKnownLanguage, isShell, knownLanguages, languageLabel, parserFor } from './highlight-languages.ts';

/** Renders a code block as HTML: a bar with its name, language and copy button, then the code. */
export async function renderCodeBlock(block: CodeBlock, language: ContentLanguage): Promise<{ html: string; issues: SourceIssue[] }> {
  const issues: SourceIssue[] = [];
  if (block.language === 'math') {
    const math = await renderMath(block.code, block.inline !== true);
    if (math !== undefined) return { html: block.inline ? math : `<div class="scroll" tabindex="0">${math}</div>`, issues };
    issues.push(plainIssue(block, 'Invalid TeX.', 'Its source is shown. Correct it.'));
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
  const { title, language: name } = block;
  const frame = createElement(CodeFrame, {
    title,
    label: languageLabel(name, language.say),
    language: name,
    code: block.code,
    lines: lines.join(''),
  });
  return { html: renderToStaticMarkup(inContent(frame, language)), issues };
}

function plainIssue({ line }: CodeBlock, message: string, help: string): SourceIssue {
  return { id: 'drawing-plain', message, help, line, column: 1 };
}

/** Prompts are shown but never copied. The grammar may have wrapped the prompt in a span. */
function markPrompt(line: string): string {
  return line.replace(/^(?:<span class="\w">)?\$(?:<\/span>)? /, '<i>$ </i>');
}

// The only file that touches Temml (https://temml.org), which turns TeX into MathML that browsers draw themselves.

/** Renders TeX as MathML; `undefined` for invalid TeX. The library is loaded for the first formula. */
async function renderMath(tex: string, display: boolean): Promise<string | undefined> {
  const { default: temml } = await import('temml');
  try {
    const html = temml.renderToString(tex, { displayMode: display, throwOnError: true, maxExpand: 200, maxSize: [50, 500] });
    return withoutStyles(html);
  } catch {
    return undefined;
  }
}

/** The site's security policy forbids inline styles. */
function withoutStyles(html: string): string {
  return html.replace(/\sstyle="[^"]*"/g, '').replace(/<a\b[^>]*>|<\/a>/g, '');
}
