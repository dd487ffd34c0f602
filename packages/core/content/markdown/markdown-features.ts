import { hasFrontmatter } from '../source/frontmatter-block.ts';

const FEATURES = { gfm: true, headingAttributes: true } as const;
/** An aside, or text that the compiler might parse as a directive: `:name[*label*]`. */
const DIRECTIVE = /::|:[\p{L}\w-]+[[{]/gu;
/** With more directives than this, only asides are parsed. */
const MOST_DIRECTIVES = 1000;
/** TeX between dollar signs: a block, or an inline formula with a command, but not amounts of money or shell variables. */
const MATH =
  /\$\$(?<=^[ \t>]*\$\$)[ \t]*$|\$\$[^\s$][^$\n]{0,300}\$\$|\$(?<![\\$\w]\$)\$?[^\s$][^$\n]{0,300}?\\[a-z]+[^$\n]{0,300}\$(?!\w)/m;
/** The same with single dollar signs, tested on pages with formulas. */
const SHORT_MATH = /(?<![\\$\w])\$[^\s$][^$\n]{0,300}?[\\^_][^$\n]{0,300}\$(?![\w$])/;
/** A definition list: `Term`, followed by a line `: definition`. */
const DEFINITIONS = /^[^\s:#>|-][^\n]*\n\n?:[ \t]{1,8}\S/m;
/** `[[Page#Heading|words]]`, but not a link in brackets: `[[1]](address)`. */
const WIKI_LINK = /\[\[[^[\]\n]+\]\](?![([])/;
const BRACKETED = /\[\[[^[\]\n]+\]\][([]/;

/** Selects the Markdown features that a page uses. Each costs time, or might change text by accident. */
export function markdownFeatures(source: string, mdx: boolean) {
  return {
    ...FEATURES,
    frontmatter: hasFrontmatter(source),
    // On pages with many colons, parsing directives takes longer than everything else: half a second for 1,000 links in a table.
    directive: source.includes(':::') || isFew(source.match(DIRECTIVE)),
    math: MATH.test(source) && { singleDollarTextMath: SHORT_MATH.test(source) },
    definitionList: !mdx && source.includes('\n:') && DEFINITIONS.test(source),
    wikilinks: WIKI_LINK.test(source) && !BRACKETED.test(source),
  };
}

function isFew(matches: readonly string[] | null): boolean {
  return matches !== null && matches.length <= MOST_DIRECTIVES;
}
