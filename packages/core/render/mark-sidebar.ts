import { unescapeHtml } from '../shared/escape.ts';
import { SIDEBAR_BASE } from '../shared/sidebar.ts';

/** Returns the HTML of a sidebar with a page marked, its headings added and the groups around it open. */
export type MarkSidebar = (path: string, headings: string) => string;

/** Location of the link to a page in the HTML. */
interface LinkPlace {
  /** Position after the `href`. */
  attributes: number;
  end: number;
  /** Positions after the tag names of the groups around it. */
  groups: readonly number[];
}

/** Marks a group that is open anyway. */
const OPEN = -1;
const PART = /<(details)( open="")?>|<\/details>|<a href="([^"]*)"(?=>).*?<\/a>/gs;

/**
 * Renders the HTML of a sidebar once for all pages that share it. Each page is then marked in the text, as the browser does in the
 * document (`theme/sidebar/show-sidebar.ts`).
 */
export function sidebarMarker(html: string, base: string): MarkSidebar {
  const whole = html.replaceAll(`href="${SIDEBAR_BASE}`, `href="${base}`);
  const links = new Map<string, LinkPlace[]>();
  const groups: number[] = [];
  for (const { 0: text, 1: group, 2: open, 3: href, index } of whole.matchAll(PART)) {
    if (group !== undefined) groups.push(open === undefined ? index + 1 + group.length : OPEN);
    else if (href === undefined) groups.pop();
    else {
      const path = unescapeHtml(href);
      const place = {
        attributes: index + '<a href=""'.length + href.length,
        end: index + text.length,
        groups: groups.filter((at) => at !== OPEN),
      };
      links.set(path, [...(links.get(path) ?? []), place]);
    }
  }
  return (path, headings) => {
    const places = links.get(base.slice(0, -1) + path) ?? [];
    const marks = new Map<number, string>();
    for (const { attributes, end, groups: around } of places) {
      for (const at of around) marks.set(at, ' open=""');
      marks.set(attributes, ' aria-current="page"');
      if (headings !== '') marks.set(end, `<ul class="heads">${headings}</ul>`);
    }
    let marked = '';
    let copied = 0;
    for (const [at, mark] of [...marks].sort(([a], [b]) => a - b)) {
      marked += whole.slice(copied, at) + mark;
      copied = at;
    }
    return marked + whole.slice(copied);
  };
}
