import { type Dialect, lineFrom, type PageLine, replaceCode, replaceText } from '../../core/plugin/dialect.ts';
import { escapeHtml } from '../../core/plugin/helpers.ts';

/** Placeholders for a table of contents, which every page has anyway: `[[toc]]`, `[TOC]`, `{:toc}`. */
const TOC = /^[ \t]*(?:\[\[_?toc_?\]\]|\[TOC\]|\{:?\s*:?toc[^}\n]*\}|<TOCInline\b[^>\n]*\/>|<!--\s*toc\s*-->)[ \t]*$/i;
/** The first of kramdown's two lines, followed by `{:toc}`. */
const TOC_ITEM = /^(?:[*+-]|\d+\.) +toc[ \t]*$/i;
/** `^block-id` at the end of a paragraph or list item: Obsidian. */
const BLOCK_ID = /[ \t]\^([A-Za-z][\w-]*)[ \t]*$/;
/** kramdown's own tags: `{::comment}`, `{::options a="b" /}`, and their closing tags. */
const KRAMDOWN = /^[ \t]*\{:(?::(\w+)[^{}]*|\/\w*)\}[ \t]*$/;
/** mdBook's `{{#title x}}` sets the window title. */
const BOOK_TITLE = /(?<!\\)\{\{#title [^{}]*\}\}/g;
/** A page's own scripts and styles, as in VitePress. */
const OWN_CODE = /^<(script|style)\b(?![^>]*\bapplication\/ld\+json)[^>]*>/i;

/** A Vue expression that the page's script would fill in. */
const TAG_OR_EXPRESSION = /<[^<>]*>|\{\{[^{}\n]+\}\}/g;

/** An include in fenced code, which only some tools expand. */
const INCLUDE_IN_CODE = /^([ \t]*)(?:\{\{#(?:rustdoc_)?include[ \t]+([^{}\n]+?)\}\}|--8<--[ \t]+"([^"\n]+)")[ \t]*$/;

/** An include in the middle of a sentence. */
const INCLUDE_IN_TEXT = /(?<!\\)\{\{#(?:rustdoc_)?include[ \t]+([^{}\n]+?)\}\}/;

/** An include of another tool that couldn't be resolved: `<<< @/a.js{1,3}`, `{{#include a.rs:3}}`, `--8<-- "a.md"`, `{* a.py *}`. */
const INCLUDE =
  /^([ \t]*)(?:<<<[ \t]*(\S[^\n]*?)|\{\{#(?:rustdoc_)?(?:include|playground|template)[ \t]+([^{}\n]+?)\}\}|--8<--[ \t]+"([^"\n]+)"|\{\*[ \t]*([^\s*]+)[^*\n]*\*\}|\[!(?:include|code-\w+)[^\]\n]*\[[^\]\n]*\]\(([^()\n]+)\)\]|<!--[ \t]*@include:[ \t]*([^>\n]+?)-->)[ \t]*$/i;

/** Removes what other tools remove before they show a page. */
export const pageExtras: Dialect = (lines, report) => {
  const result: PageLine[] = [];
  let until: RegExp | undefined;
  let isComment = false;
  const hasScript = lines.some(({ text, verbatim }) => !verbatim && /^<script\b/i.test(text));
  /** Whether something is closed below a line. If not, it's shown, because it would hide the rest of the page. */
  const ends = (index: number, sign: RegExp) => lines.slice(index + 1).some(({ text }) => sign.test(text));
  for (const [index, line] of lines.entries()) {
    if (line.verbatim && until === undefined && !isComment) {
      const [, space = '', mdBook, name = mdBook] = INCLUDE_IN_CODE.exec(line.text) ?? [];
      if (name !== undefined) reportUnread(line, space, name, 'The line is shown as it is written.');
      result.push(line);
      continue;
    }
    if (until !== undefined) {
      if (until.test(line.text)) until = undefined;
      continue;
    }
    const code = OWN_CODE.exec(line.text);
    if (code && !isComment) {
      const name = code[1] ?? '';
      const ending = new RegExp(`</${name}\\s*>`, 'i');
      report({
        id: 'html-removed',
        message: `<${name.toLowerCase()}> in a page is left out.`,
        help: 'Put styles into the style sheet of the site, and code into a component: see `styles` and `components` in the settings.',
        line: line.line,
        column: 1 + line.shift,
      });
      if (!ending.test(line.text) && ends(index, ending)) until = ending;
      result.push(lineFrom(line, ending.test(line.text) || until ? '' : line.text.replace(OWN_CODE, '')));
      continue;
    }
    const [, indent = '', ...names] = INCLUDE.exec(line.text) ?? [];
    const included = names.find((name) => name !== undefined);
    if (included !== undefined) {
      reportUnread(line, indent, included, 'Its name is shown.');
      result.push(lineFrom(line, `${indent}\`${included.trim().replaceAll('`', '')}\``));
      continue;
    }
    const name = INCLUDE_IN_TEXT.exec(replaceCode(line.text, () => ''))?.[1];
    if (name !== undefined) reportUnread(line, '', name, 'The line is shown as it is written.');
    const kept = KRAMDOWN.exec(line.text);
    if (kept && !isComment) {
      const ending = /\{:\/(?:comment)?\}/;
      if (kept[1] === 'comment' && ends(index, ending)) until = ending;
      continue;
    }
    if (TOC.test(line.text)) continue;
    if (TOC_ITEM.test(line.text) && TOC.test(lines[index + 1]?.text ?? '')) continue;
    const written = line.text.replace(BOOK_TITLE, '');
    const text = withoutComments(hasScript ? asCode(written) : written, index);
    const id = BLOCK_ID.exec(text)?.[1];
    const shown = id === undefined ? text : `${text.replace(BLOCK_ID, '')} <a id="^${id}"></a>`;
    if (shown === line.text) result.push(line);
    else if (shown.trim() !== '' || !/^\s*%%/.test(line.text)) result.push(lineFrom(line, shown));
  }
  return result;

  function reportUnread(line: PageLine, indent: string, name: string, shown: string): void {
    report({
      id: 'include-unread',
      message: `The file ${name.trim()} is not put into the page.`,
      help: `${shown} Name a file, and a part of it, that exists in the folder of the site, or copy its text into the page.`,
      line: line.line,
      column: indent.length + 1 + line.shift,
    });
  }

  /** `%% hidden %%`, also across lines: Obsidian. */
  function withoutComments(text: string, index: number): string {
    if (!isComment && !text.includes('%%')) return text;
    return replaceText(text, (words) => {
      const parts = words.split('%%');
      let shown = '';
      for (const [at, part] of parts.entries()) {
        if (!isComment) shown += part;
        if (at === parts.length - 1) break;
        // An unclosed one is text.
        if (isComment || at < parts.length - 2 || ends(index, /%%/)) isComment = !isComment;
        else shown += '%%';
      }
      return shown;
    });
  }
};

/** Shows expressions outside tags and code as code. */
function asCode(text: string): string {
  if (!text.includes('{{')) return text;
  return replaceText(text, (words) =>
    words.replace(TAG_OR_EXPRESSION, (part) => (part.startsWith('{') ? `<code>${escapeHtml(part)}</code>` : part)),
  );
}
