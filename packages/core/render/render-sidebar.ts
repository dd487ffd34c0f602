import { createElement } from 'react';
import type { NamedSidebar } from '../model/sidebars.ts';
import { firstPath, isGroup, SIDEBAR_BASE, type Sidebar, type SidebarGroup, type SidebarItem } from '../shared/sidebar.ts';
import { SidebarPages } from '../theme/sidebar/Sidebar.tsx';
import { shortHash } from '../util/digest.ts';
import { onceEach } from '../util/once-each.ts';
import { dataScript } from './data-script.ts';
import { type RenderTheme, renderPart } from './render-part.ts';

/** Up to this many entries, a page contains its whole sidebar. */
const WHOLE = 300;
const BLOCK = 100;

export interface RenderedSidebar {
  items: Sidebar;
  /** Address of the script with its HTML, for browsers that show another sidebar. It also identifies the content. */
  file: string;
  /** Without a marked page, and with addresses below `SIDEBAR_BASE`. */
  html: string;
  /** Source of the script that exports `html`. */
  script: string;
}

/**
 * Renders the sidebar of a page. On a large site, it is only the page's branch: other groups become links to their first pages, so the
 * cost per page does not grow with the site.
 */
export function renderSidebar(sidebar: NamedSidebar, path: string, theme: RenderTheme): RenderedSidebar {
  const { branchOf, groupsOf, made } = known(sidebar);
  const key = branchOf.get(path) ?? '';
  const before = made.get(key);
  if (before) return before;
  const now = makeSidebarInView(sidebar, path, { open: new Set(groupsOf.get(path)), theme });
  made.set(key, now);
  return now;
}

/** Rendered branches of a sidebar; all pages of a branch share one. */
interface Known {
  /** Address of a page → name of its branch. If the sidebar is shown whole, all pages share one branch. */
  branchOf: Map<string, string>;
  /** Address of a page → the groups above each of its entries. */
  groupsOf: Map<string, readonly SidebarGroup[]>;
  made: Map<string, RenderedSidebar>;
}

const known = onceEach((sidebar: NamedSidebar): Known => {
  const now: Known = { branchOf: new Map(), groupsOf: new Map(), made: new Map() };
  const walk = (items: SidebarItem[], above: string, groups: readonly SidebarGroup[]) => {
    for (const [at, item] of items.entries()) {
      if (isGroup(item)) {
        walk(item.items, `${above}/${at}`, [...groups, item]);
        continue;
      }
      const before = now.groupsOf.get(item.path);
      now.groupsOf.set(item.path, before ? [...before, ...groups] : groups);
      now.branchOf.set(item.path, `${now.branchOf.get(item.path) ?? ''} ${above}:${Math.floor(at / BLOCK)}`);
    }
  };
  if (sidebar.order.length > WHOLE) walk(sidebar.items, '', []);
  return now;
});

interface InView {
  /** The groups that contain the page. */
  open: ReadonlySet<SidebarItem>;
  theme: RenderTheme;
}

function makeSidebarInView(sidebar: NamedSidebar, path: string, { open, theme }: InView): RenderedSidebar {
  const whole = sidebar.order.length <= WHOLE;
  const items = whole ? sidebar.items : branch(sidebar.items, path, open);
  const html = renderPart(createElement(SidebarPages, { base: SIDEBAR_BASE, items }), { theme, ids: 'S' });
  const script = dataScript(html);
  const hash = shortHash(script);
  return { items, html, script, file: `/assets/sidebars/${fileName(sidebar.id)}.${hash}.js` };
}

/** Turns the name of a sidebar into a valid file name. The hash keeps sidebars apart whose file names would be equal. */
function fileName(id: string): string {
  return id.replace(/[^\w.-]+/g, '-').slice(0, 100);
}

/** `open`: the groups that contain the page. */
function branch(items: SidebarItem[], path: string, open: ReadonlySet<SidebarItem>): SidebarItem[] {
  const at = items.findIndex((item) => (isGroup(item) ? open.has(item) : item.path === path));
  // Splits a long list of siblings into blocks, so that the pages of a block share a sidebar.
  const start = Math.floor(Math.max(0, at) / BLOCK) * BLOCK;
  const near = items.length <= WHOLE ? items : items.slice(start, start + BLOCK);
  return near.map((item): SidebarItem => {
    if (!isGroup(item)) return item;
    if (open.has(item)) return { ...item, items: branch(item.items, path, open) };
    return { label: item.label, path: firstPath(item) };
  });
}
