/** A code name that a page defines. */
export interface DefinedSymbol {
  symbol: string;
  /** Defined in a heading rather than at the start of a row or list item. */
  heading: boolean;
  /** The place of the definition, and the place it links to for an explanation: page paths with anchors. */
  at: string[];
}

export interface PageSections {
  path: string;
  /** In order; the first is the start of the page. */
  sections: readonly { anchor: string; heading: string }[];
}

const CODE = /^(?:<span id="[^"]*"><\/span>)?(?:\*\*)?\[?(`+)([^`]+)\1(?:\]\(([^)]*)\))?/;
/** A row whose second cell is a link. */
const LINKED = /^[^|]*\| \[[^\]]*\]\((#[^)]*)\) *(\||$)/;
const EXPLAINED = /^(\*\*)?(:| —| \(| –)/;

/** Names that a page defines, from its published Markdown, and the section of each of its anchors. */
export function definedSymbols(
  markdown: string,
  { path, sections }: PageSections,
): { symbols: DefinedSymbol[]; sections: Map<string, string> } {
  const symbols: DefinedSymbol[] = [];
  const address = (anchor: string) => (anchor === '' ? path : `${path}#${anchor}`);
  const known = new Map(sections.map(({ anchor }) => [address(anchor), address(anchor)]));
  let fence = '';
  let number = 0;
  for (const line of markdown.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (mark !== '' && (fence === '' || line.trim() === fence)) fence = fence === '' ? mark : '';
    if (mark !== '' || fence !== '') continue;
    const heading = /^#+ (.*)$/.exec(line)?.[1];
    if (heading !== undefined) {
      const text = plain(heading);
      number = Math.max(
        number,
        sections.findIndex((section, index) => index > number && section.heading === text),
      );
    }
    const here = address(sections[number]?.anchor ?? '');
    for (const [, id = ''] of line.matchAll(/ id="([^"]+)"/g)) known.set(address(id), here);
    if (heading !== undefined && isName(plain(heading))) symbols.push({ symbol: plain(heading), heading: true, at: [here] });
    const row = /^\| (.*)$/.exec(line)?.[1];
    const item = /^\s*[-*] (.*)$/.exec(line)?.[1];
    const [whole = '', , symbol, link] = CODE.exec(row ?? item ?? '') ?? [];
    if (symbol === undefined || (item !== undefined && link === undefined && !EXPLAINED.test(item.slice(whole.length)))) continue;
    const to = link ?? LINKED.exec(row ?? '')?.[1];
    symbols.push({ symbol, heading: false, at: to === undefined ? [here] : [here, to.startsWith('#') ? address(to.slice(1)) : to] });
  }
  return { symbols, sections: known };
}

function plain(text: string): string {
  return text
    .replace(/[`*]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim();
}

/** Whether the text can only be code: it contains punctuation or camel case, or is a CLI command. */
function isName(text: string): boolean {
  return /^pd [a-z]/.test(text) || (/^[$@/]?\w+([._/:$-]+\w+)*(\(\))?$/.test(text) && /[$._/@()]|[a-z][A-Z]/.test(text));
}
