import type { Settings } from '../config/settings.ts';
import type { PageFacts } from '../page/compiled-page.ts';
import type { PageRecord } from '../shared/page.ts';
import type { SidebarLink } from '../shared/sidebar.ts';
import type { VersionLink } from '../shared/view.ts';
import { counterpart } from './counterpart.ts';
import { makeSidebars, type NamedSidebar } from './sidebars.ts';

/** The site as a whole: what a page can only know by looking at the others. */
export interface SiteModel {
  settings: Settings;
  pages: ReadonlyMap<string, PageFacts>;
  records: ReadonlyMap<string, PageRecord>;
  sidebars: NamedSidebar[];
}

/** All compiled pages → the site, with the sidebars of all versions. */
export function makeSiteModel(settings: Settings, compiled: PageFacts[]): SiteModel {
  const pages = new Map(compiled.map((page) => [page.record.path, page]));
  const records = new Map(compiled.map((page) => [page.record.path, page.record]));
  const sidebars = settings.versions.flatMap((version) => makeSidebars(version, settings.versions, records));
  return { settings, pages, records, sidebars };
}

/** What stands around one page. */
export interface PagePlace {
  sidebar: NamedSidebar;
  crumbs: string[];
  previous: SidebarLink | undefined;
  next: SidebarLink | undefined;
  versions: VersionLink[];
}

/** Where a page stands in the site. A page that no sidebar lists gets the first one of its version. */
export function placeOf(page: PageFacts, model: SiteModel): PagePlace {
  const { settings, records, sidebars } = model;
  const { path, frontmatter } = page.record;
  const own = sidebars.filter((sidebar) => sidebar.version === page.version);
  const sidebar = own.find((candidate) => candidate.groups.has(path)) ??
    own[0] ?? { id: page.version, version: page.version, items: [], order: [], groups: new Map() };
  const index = positionsIn(sidebar).get(path) ?? -1;
  const neighbour = (given: string | false | undefined, at: number): SidebarLink | undefined => {
    if (given === false) return undefined;
    if (given !== undefined) return { path: given, label: records.get(given)?.title ?? given };
    return index < 0 ? undefined : sidebar.order[at];
  };
  return {
    sidebar,
    crumbs: sidebar.groups.get(path) ?? [],
    previous: neighbour(frontmatter.prev, index - 1),
    next: neighbour(frontmatter.next, index + 1),
    versions: settings.versions
      .filter((version) => version.id !== page.version)
      .map((version) => counterpart(path, page.version, version, model)),
  };
}

const positions = new WeakMap<NamedSidebar, Map<string, number>>();

/** Address → its first place in the order of reading. */
function positionsIn(sidebar: NamedSidebar): Map<string, number> {
  const known = positions.get(sidebar);
  if (known) return known;
  const made = new Map<string, number>();
  for (const [at, { path }] of sidebar.order.entries()) if (!made.has(path)) made.set(path, at);
  positions.set(sidebar, made);
  return made;
}
