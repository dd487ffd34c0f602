/** A style sheet of the site. A document includes the ones it uses; the browser fetches all in one file when it is idle. */
export interface StyleSheet {
  css: string;
  /** Alternatives: lists of classes (`tab`) and custom elements (`<docs-tabs`) that a page must contain for a rule to apply. */
  wanted: string[][];
  /** In every document, after the text. */
  late?: boolean;
  /** Only in documents of this direction. */
  dir?: 'rtl';
}

/** Classes that scripts set on the root element, independent of the page. */
const OF_THE_ROOT = new Set(['js']);

/** Determines from a sheet's selectors which pages need it. */
export function styleSheet(css: string): StyleSheet {
  const ways = new Map<string, string[]>();
  for (const [, prelude = ''] of css.matchAll(/([^{}]*)\{/g)) {
    // Text before it in the same block is declarations; keyframes select nothing.
    const selectors = prelude.slice(prelude.lastIndexOf(';') + 1).trim();
    if (selectors.startsWith('@') || /^(from|to|[\d.%, ]+)(,|$)/.test(selectors)) continue;
    for (const selector of namesOnly(selectors).split(',')) {
      const classes = (selector.match(/(?<=\.)[\w-]+/g) ?? []).filter((name) => !OF_THE_ROOT.has(name));
      const elements = (selector.match(/(?<![\w.#-])[a-z]+-[\w-]+/g) ?? []).map((name) => `<${name}`);
      const names = [...new Set([...elements, ...classes])].sort();
      ways.set(names.join(' '), names);
    }
  }
  const all = [...ways.values()];
  const wider = (names: string[], other: string[]) => other.length < names.length && other.every((name) => names.includes(name));
  return { css, wanted: all.filter((names) => !all.some((other) => wider(names, other))) };
}

/** Selectors without attributes, arguments and pseudo-classes, but with what `:has()` asks for. This can only make a selector match more pages, never fewer. */
function namesOnly(selectors: string): string {
  const shorter = selectors.replace(/:has\(([^(),]*)\)/g, ' $1').replace(/\[[^\]]*\]|\([^()]*\)/g, '');
  return shorter === selectors ? selectors.replace(/::?[\w-]+/g, '') : namesOnly(shorter);
}

/** The sheets that the body of a document with this direction uses. */
export function stylesFor(html: string, sheets: StyleSheet[], direction: 'ltr' | 'rtl'): StyleSheet[] {
  const there = classesIn(html);
  const has = (name: string) => (name.startsWith('<') ? html.includes(name) : there.has(name));
  return sheets.filter(({ wanted, dir = direction }) => dir === direction && wanted.some((names) => names.every(has)));
}

/** Rules that browsers accept only at the beginning of a file. */
const IMPORT = /@import "[^"]*"[^;]*;/g;

/** All sheets as one file, except those that every document includes. */
export function allInOne([, ...sheets]: StyleSheet[]): string {
  const css = sheets.flatMap((sheet) => (sheet.late ? [] : sheet.css)).join('\n');
  return `${(css.match(IMPORT) ?? []).join('')}${css.replace(IMPORT, '')}\n`;
}

const CLASS = ' class="';

/** Searches without a regular expression: a page has thousands of classes, nearly all of them the few of highlighted code. */
function classesIn(html: string): Set<string> {
  const lists = new Set<string>();
  for (let at = html.indexOf(CLASS); at >= 0; at = html.indexOf(CLASS, at)) {
    at += CLASS.length;
    lists.add(html.slice(at, html.indexOf('"', at)));
  }
  return new Set([...lists].flatMap((list) => list.split(' ')));
}
