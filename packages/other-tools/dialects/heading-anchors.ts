import { type Dialect, lineFrom } from '../../core/plugin/dialect.ts';

// The end of a heading with its anchor, `{/*id*/}` or `[#id]`, or with `[!toc]`, which excludes it from the table of contents.
const END = /^( {0,3}#{1,6}[ \t](?:.*?[^ \t])?)[ \t]*(?:\{\/\*[ \t]*#?([\w-]+)[ \t]*\*\/\}|\[(?:#([\w-]+)|!?toc)\])[ \t]*$/;

/** Heading anchors of React, Docusaurus, Nextra and Fumadocs → `{#id}`. */
export const headingAnchors: Dialect = (lines) =>
  lines.map((line) => {
    const [, heading = '', inComment, id = inComment] = line.verbatim ? [] : (END.exec(line.text) ?? []);
    return heading === '' ? line : lineFrom(line, id === undefined ? heading : `${heading} {#${id}}`);
  });
