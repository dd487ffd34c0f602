import { escapeHtml } from '../../shared/escape-html.ts';
import { nearest } from '../../shared/nearest.ts';
import { word } from '../../shared/word.ts';
import { type CodeBlock, INLINE_MATH } from '../markdown/compile/compiled-markdown.ts';
import type { SourceIssue } from '../source/source-issue.ts';
import { highlight } from './highlight.ts';
import { isKnownLanguage, isShell, knownLanguages, languageLabel, parserFor } from './highlight-languages.ts';
import { renderMath } from './render-math.ts';

/** What stands after the language: ``` ```js title="a.js" {1,3-5} ins={2} del={4} partial ```. */
export interface FenceMeta {
  title: string;
  marked: Set<number>;
  inserted: Set<number>;
  deleted: Set<number>;
}

/** Reads what stands after the language; numbers of lines count from 1. */
export function parseFenceMeta(meta: string): FenceMeta {
  const title = /\btitle="([^"]*)"/.exec(meta)?.[1] ?? '';
  const rest = meta.replace(/\w+="[^"]*"/g, '');
  return {
    title,
    marked: parseLines(/(?:^|\s)\{([\d,\s-]+)\}/.exec(rest)?.[1]),
    inserted: parseLines(/\bins=\{([\d,\s-]+)\}/.exec(rest)?.[1]),
    deleted: parseLines(/\bdel=\{([\d,\s-]+)\}/.exec(rest)?.[1]),
  };
}

/** `2,4-6` → 2, 4, 5, 6. */
function parseLines(text: string | undefined): Set<number> {
  const lines = new Set<number>();
  for (const part of text?.split(',') ?? []) {
    const [from = 0, to = from] = part.trim().split('-').map(Number);
    for (let n = from; n <= Math.min(to, from + 10_000); n++) lines.add(n);
  }
  return lines;
}

/** The HTML of a code block: a bar with its name, the language and a copy button, and the text. */
export async function renderCodeBlock(block: CodeBlock): Promise<{ html: string; issues: SourceIssue[] }> {
  const issues: SourceIssue[] = [];
  const isInline = block.meta === INLINE_MATH;
  if (block.language === 'math') {
    const math = await renderMath(block.code, !isInline);
    if (math !== undefined) return { html: isInline ? math : `<div class="scroll" tabindex="0">${math}</div>`, issues };
    issues.push(plainIssue(block, 'The formula is not TeX that can be drawn.', 'It is shown as it is written. Correct it.'));
    if (isInline) return { html: `<code>${escapeHtml(block.code)}</code>`, issues };
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
  const meta = parseFenceMeta(block.meta);
  const shell = isShell(block.language);
  const lines = highlight(block.code, parser).map((line, index) => decorate(shell ? markPrompt(line) : line, index + 1, meta));
  const label = meta.title === '' ? languageLabel(block.language) : '';
  const name =
    meta.title === '' ? `<span class="language">${escapeHtml(label)}</span>` : `<span class="file">${escapeHtml(meta.title)}</span>`;
  const html =
    `<figure class="code"><figcaption>${name}<button type="button" class="copy">${escapeHtml(word('Copy'))}</button></figcaption>` +
    `<pre tabindex="0"><code>${lines.join('')}</code></pre></figure>`;
  return { html, issues };
}

function plainIssue({ line }: CodeBlock, message: string, help: string): SourceIssue {
  return { id: 'drawing-plain', message, help, line, column: 1 };
}

function decorate(line: string, number: number, meta: FenceMeta): string {
  const text = `${line}\n`;
  if (meta.inserted.has(number)) return `<ins>${text}</ins>`;
  if (meta.deleted.has(number)) return `<del>${text}</del>`;
  return meta.marked.has(number) ? `<mark>${text}</mark>` : text;
}

/** A prompt is shown and never copied. The grammar may have wrapped the sign in a span of its own. */
function markPrompt(line: string): string {
  return line.replace(/^(?:<span class="\w">)?\$(?:<\/span>)? /, '<i>$ </i>');
}
