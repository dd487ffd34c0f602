import { type Dialect, lineFrom } from '../../core/content/markdown/page-lines.ts';

// The end of a heading that names its anchor, `{/*id*/}` or `[#id]`, or says that a list of headings is without it: `[!toc]`.
const END = /^( {0,3}#{1,6}[ \t](?:.*?[^ \t])?)[ \t]*(?:\{\/\*[ \t]*#?([\w-]+)[ \t]*\*\/\}|\[(?:#([\w-]+)|!?toc)\])[ \t]*$/;

/** Anchors of headings as React, Docusaurus, Nextra and Fumadocs write them → `{#id}`. */
export const headingAnchors: Dialect = (lines) =>
  lines.map((line) => {
    const [, heading = '', inComment, id = inComment] = line.verbatim ? [] : (END.exec(line.text) ?? []);
    return heading === '' ? line : lineFrom(line, id === undefined ? heading : `${heading} {#${id}}`);
  });
