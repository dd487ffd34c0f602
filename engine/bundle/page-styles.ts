/** A style sheet of the site. A document includes the ones it uses; the browser fetches the others when it is idle. */
export interface StyleSheet {
  css: string;
  /** Address of its file: `/assets/tabs.HASH.css`. */
  file: string;
  /** Alternatives, each a list of classes (`tab`) and custom elements (`<docs-tabs`) that a page must all contain for one of the rules to apply. */
  wanted: string[][];
}

/** Classes that scripts set on the root element. They say nothing about the contents of a page. */
const OF_THE_ROOT = new Set(['js']);

/** Reads from the selectors of a sheet which pages need it. */
export function styleSheet(css: string, file: string): StyleSheet {
  const ways = new Map<string, string[]>();
  for (const [, prelude = ''] of css.matchAll(/([^{}]*)\{/g)) {
    // What comes before it in the same block is declarations; steps of an animation select nothing.
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
  return { css, file, wanted: all.filter((names) => !all.some((other) => wider(names, other))) };
}

/** Selectors without attributes, arguments and pseudo-classes, but with what `:has()` asks for. This can only make a selector match more pages, never fewer. */
function namesOnly(selectors: string): string {
  const shorter = selectors.replace(/:has\(([^(),]*)\)/g, ' $1').replace(/\[[^\]]*\]|\([^()]*\)/g, '');
  return shorter === selectors ? selectors.replace(/::?[\w-]+/g, '') : namesOnly(shorter);
}

/** Divides the sheets into those that the body of a document uses and the rest. */
export function stylesFor(html: string, sheets: StyleSheet[]): { inline: StyleSheet[]; later: StyleSheet[] } {
  const there = classesIn(html);
  const has = (name: string) => (name.startsWith('<') ? html.includes(name) : there.has(name));
  const used = ({ wanted }: StyleSheet) => wanted.some((names) => names.every(has));
  return { inline: sheets.filter(used), later: sheets.filter((sheet) => !used(sheet)) };
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
