import { hasFrontmatter } from '../source/frontmatter-block.ts';

const FEATURES = { gfm: true, headingAttributes: true } as const;
/** An aside, or text that the compiler might take for another directive and would format: `:name[*label*]`. */
const DIRECTIVE = /::|:[\p{L}\w-]+[[{]/gu;
/** Of more of them, only asides are looked for. */
const MOST_DIRECTIVES = 1000;
/** TeX between dollar signs: a block, or a formula with a command in it. Sums of money and names of shells are none. */
const MATH =
  /\$\$(?<=^[ \t>]*\$\$)[ \t]*$|\$\$[^\s$][^$\n]{0,300}\$\$|\$(?<![\\$\w]\$)\$?[^\s$][^$\n]{0,300}?\\[a-z]+[^$\n]{0,300}\$(?!\w)/m;
/** The same with one dollar sign, on a page that has formulas. */
const SHORT_MATH = /(?<![\\$\w])\$[^\s$][^$\n]{0,300}?[\\^_][^$\n]{0,300}\$(?![\w$])/;
/** `Word`, and below it `: what it means`. */
const DEFINITIONS = /^[^\s:#>|-][^\n]*\n\n?:[ \t]{1,8}\S/m;
/** `[[Page#Heading|words]]`, which is no link in brackets: `[[1]](address)`. */
const WIKI_LINK = /\[\[[^[\]\n]+\]\](?![([])/;
const BRACKETED = /\[\[[^[\]\n]+\]\][([]/;

/** What of Markdown a page needs: each feature takes time, or means something else where it is not meant. */
export function markdownFeatures(source: string, mdx: boolean) {
  return {
    ...FEATURES,
    frontmatter: hasFrontmatter(source),
    // To look for directives takes the compiler longer than all else on a page with many colons: half a second for 1,000 links in a table.
    directive: source.includes(':::') || isFew(source.match(DIRECTIVE)),
    math: MATH.test(source) && { singleDollarTextMath: SHORT_MATH.test(source) },
    definitionList: !mdx && source.includes('\n:') && DEFINITIONS.test(source),
    wikilinks: WIKI_LINK.test(source) && !BRACKETED.test(source),
  };
}

function isFew(matches: readonly string[] | null): boolean {
  return matches !== null && matches.length <= MOST_DIRECTIVES;
}
