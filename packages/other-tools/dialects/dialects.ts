import { ESCAPES, type TextDialect } from '../../core/plugin/dialect.ts';
import { attributes } from './attributes.ts';
import { componentTags } from './component-tags.ts';
import { headingAnchors } from './heading-anchors.ts';
import { inlineCode } from './inline-code.ts';
import { inlineFootnotes } from './inline-footnotes.ts';
import { inlineMarks } from './inline-marks.ts';
import { markdownInHtml } from './markdown-in-html.ts';
import { mathSigns } from './math-signs.ts';
import { mdc } from './mdc.ts';
import { mermaidBlocks } from './mermaid-blocks.ts';
import { mkdocs } from './mkdocs.ts';
import { myst } from './myst.ts';
import { pageExtras } from './page-extras.ts';
import { pageFields } from './page-fields.ts';
import { pymdown } from './pymdown.ts';
import { referenceLinks } from './reference-links.ts';
import { shortcodes } from './shortcodes.ts';
import { siteFiles } from './site-files.ts';
import { wikiCells } from './wiki-cells.ts';

/**
 * Each dialect with a pattern that matches pages which use it. In .mdx, braces and tags belong to the compiler. Most pages don't match, so
 * each pattern starts with its rarest character and checks preceding text with lookbehind: this scans a text ten times as fast.
 */
export const DIALECTS: readonly TextDialect[] = [
  // This dialect uses backslashes. No dialect after it matches one.
  { sign: /\\[([]|\$`/, read: mathSigns },
  ESCAPES,
  { sign: /\{(?<=[`~:]{3}\{)[a-z]|\{(?:ref|doc|numref|term|math|kbd|py:\w+|func|class|meth|mod)\}`/, read: myst, mdx: false },
  {
    sign: /%%|\{:[:/]|<<<(?<=^[ \t]*<<<)|\{\{#|--8<--|\{\*|\[!(?:include|code)|<!--[ \t]*@include|\[\[_?toc|\[toc\]|toc *\}|TOCInline|<!--\s*toc|<script|<style|\^(?<=[ \t]\^)[a-z][\w-]*[ \t]*$/im,
    read: pageExtras,
    mdx: false,
  },
  { sign: /mermaid(?<=class="mermaid|:::[ \t]*mermaid|\{\{[<%][ \t]*mermaid)/, read: mermaidBlocks, mdx: false },
  { sign: /\smarkdown(?:=["']?\w+["']?)?[\s>]/, read: markdownInHtml, mdx: false },
  { sign: /\{\{[<%]|\{%|\{\{-?[ \t]*(?:site\.|["'])/, read: shortcodes, mdx: false },
  { sign: /^[ \t]*(?:!!!|\?\?\?\+?|===[!+]?)[ \t]/m, read: mkdocs, mdx: false },
  { sign: /\/\/\/(?<=^[ \t]*\/\/\/)\/*[ \t]*$/m, read: pymdown, mdx: false },
  {
    sign: /::(?<=^[ \t]*::)[ \t]*$|:(?<=(?:^|[\s(|]):)[a-z][\w-]*(?:\[[^\]\n]{0,200}\])?\{[\w-]+=|^[ \t]*:{3,}(?:tabs-item|card-group)\b/m,
    read: mdc,
    mdx: false,
  },
  { sign: /\$frontmatter\.|\$doc\.|\{\{-?[ \t]*page\.|\{front[mM]atter\./, read: pageFields, mdx: true },
  { sign: /@site\/|=\{(?:useBaseUrl|require)\(/, read: siteFiles, mdx: true },
  {
    sign: /@(?<=<[a-z][^<>\n]{0,300}\s@)[\w:-]+=|<\/?(?:[A-Z]|template|[a-z]+-)|=\{|\{\/\*|^import\s[^'"\n]*['"]/m,
    read: componentTags,
    mdx: false,
  },
  {
    sign: /==[^\s=]|\+\+[\w"]|\{(?:--|~~|>>|==|\+\+)|\^\^|\w\^(?:[\w+-]|\\ )+\^|[A-Za-z)]~\d+~|^\*\[[^\]\n]+\]:/m,
    read: inlineMarks,
    mdx: false,
  },
  { sign: /^ {0,3}#.*(?:\*\/\}|\[#[\w-]+\]|\[!?toc\])[ \t]*$/m, read: headingAnchors, mdx: true },
  { sign: /\^\[/, read: inlineFootnotes, mdx: true },
  { sign: /`#![a-z]|\{:[\w.-]+\}`/, read: inlineCode, mdx: true },
  { sign: /\\\|(?<=\[\[[^\]\n]{0,200}\\\|)/, read: wikiCells, mdx: true },
  { sign: /[^\s[]\]\[[\w .:/-]*\]/, read: referenceLinks, mdx: true },
  { sign: /\{[ \t]*(?:[:.#]|[\w-]+=|data-|docsify-)/, read: attributes, mdx: false },
];
