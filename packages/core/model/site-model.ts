import * as v from 'valibot';
import { source } from '../config/schema-values.ts';
import type { Settings } from '../config/settings.ts';
import type { PageFacts } from '../content/source/compiled-page.ts';
import type { Asset } from '../content/source/find-sources.ts';
import { canonicalPath, decodePath, encodePath, isExternal, withoutFragment } from '../shared/address.ts';
import type { PageRecord } from '../shared/page-record.ts';
import type { VersionLink } from '../shared/page-view.ts';
import type { SidebarLink } from '../shared/sidebar.ts';
import { onceEach } from '../util/once-each.ts';
import { type LanguageLink, type LanguagePages, languageLinks, pagesByLanguage } from './languages.ts';
import { type LinkTargets, linkTargets } from './link-targets.ts';
import type { SiteNavigation } from './navigation/folder-navigation.ts';
import { makeSidebars, type NamedSidebar } from './sidebars.ts';
import { counterpart } from './version-counterpart.ts';

/** Fewer pages than this may have a title in common without its being a banner. */
const FEW = 3;
const SHARE = 1 / 3;

/** Pages of a project that begins each of them with its own name: where so many share a title, the heading below it is the title. */
export function withOwnTitles(pages: readonly PageFacts[]): PageFacts[] {
  const counts = new Map<string, number>();
  const totals = new Map<string, number>();
  for (const page of pages) {
    counts.set(keyOf(page), (counts.get(keyOf(page)) ?? 0) + 1);
    totals.set(page.version, (totals.get(page.version) ?? 0) + 1);
  }
  return pages.map((page) => {
    const count = counts.get(keyOf(page)) ?? 0;
    const [first] = page.record.headers;
    if (count < FEW || count < (totals.get(page.version) ?? 0) * SHARE || !first || page.record.path === '/') return page;
    return { ...page, record: { ...page.record, title: first.title } };
  });
}

function keyOf({ version, record }: PageFacts): string {
  return `${version} ${record.title}`;
}

/** The site as a whole: what a page can only know by looking at the others. */
export interface SiteModel {
  settings: Settings;
  pages: ReadonlyMap<string, PageFacts>;
  /** The page that is shown for an address that is none, `404.md`: no address leads to it. */
  notFound?: PageFacts;
  records: ReadonlyMap<string, PageRecord>;
  /** Addresses of pages that are not published yet: a sidebar may list them, and shows them when they are. */
  drafts: ReadonlySet<string>;
  sidebars: NamedSidebar[];
  /** Address → a file of the content folders that is no page. Published is what `publishedAssets` says. */
  assets: ReadonlyMap<string, Asset>;
  links: LinkTargets;
  navigation: SiteNavigation;
  /** The site in all of its languages, in the order of the settings. */
  languages: readonly LanguagePages[];
}

/** What there is besides pages. */
export interface SiteFiles {
  assets: readonly Asset[];
  navigation: SiteNavigation;
}

/**
 * All compiled pages → the site in each language, with the sidebars of all versions. Drafts are no part of it. `files`: those of
 * each language, in the order of the settings.
 */
export function makeSiteModels(settings: Settings, compiled: readonly PageFacts[], files: readonly SiteFiles[]): SiteModel[] {
  const isDraft = ({ record }: PageFacts) => record.frontmatter.draft === true;
  const drafts = compiled.filter(isDraft).map(({ record }) => record.path);
  const languages: LanguagePages[] = [];
  const byLanguage = pagesByLanguage(
    settings,
    compiled.filter((page) => !isDraft(page)),
  );
  return byLanguage.map((language, at) => {
    const all = withOwnTitles(language.pages);
    const own = notFoundPath(settings);
    const notFound = all.find(({ record }) => record.path === own);
    const published = notFound ? all.filter((page) => page !== notFound) : all;
    const pages = new Map(published.map((page) => [page.record.path, page]));
    const records = new Map(published.map((page) => [page.record.path, page.record]));
    const locale = settings.locales[at];
    if (locale) languages.push({ locale, settings: language.settings, records });
    const model = siteModel(language.settings, pages, records, files[at] ?? NO_FILES, languages);
    return { ...model, drafts: new Set(drafts.filter((path) => !pages.has(path))), ...(notFound && { notFound }) };
  });
}

/** Where `404.md` of the current version would be, were it a page as others are. */
export function notFoundPath({ versions }: Pick<Settings, 'versions'>): string {
  return `${versions[0]?.path ?? '/'}404/`;
}

const NO_FILES: SiteFiles = { assets: [], navigation: { folders: new Map(), whole: new Map() } };

/** The same where not all pages are compiled yet. The earlier addresses that pages give become redirects. */
export function siteModel(
  settings: Settings,
  pages: SiteModel['pages'],
  records: SiteModel['records'],
  { assets: files, navigation }: SiteFiles,
  languages: readonly LanguagePages[],
): SiteModel {
  const assets = new Map(files.map((asset) => [asset.path, asset]));
  const aliases = aliasesOf(settings, records);
  const links = linkTargets({ settings, pages, records, assets, aliases });
  return {
    settings: aliases.size === 0 ? settings : { ...settings, redirects: { ...Object.fromEntries(aliases), ...settings.redirects } },
    pages,
    records,
    drafts: new Set(),
    sidebars: settings.versions.flatMap((version) => makeSidebars(version, { settings, records, navigation, links })),
    assets,
    navigation,
    links,
    languages,
  };
}

/** Earlier address → page. Other names, which are no addresses, and addresses that are taken are left out. */
function aliasesOf({ versions, redirects }: Settings, records: SiteModel['records']): Map<string, string> {
  const aliases = new Map<string, string>();
  for (const { path, frontmatter } of records.values()) {
    const prefix = versions.findLast((version) => path.startsWith(version.path))?.path ?? '/';
    for (const alias of frontmatter.aliases ?? []) {
      const rooted = v.safeParse(source, alias);
      if (!rooted.success && (!alias.includes('/') || /[\s?#%\\:]/.test(alias) || isExternal(alias))) continue;
      const address = canonicalPath(
        rooted.success ? prefix + rooted.output.slice(1) : decodePath(new URL(alias, `http://docs${encodePath(path)}`).pathname),
      );
      if (!records.has(address) && !aliases.has(address) && redirects[address] === undefined && address !== '/') aliases.set(address, path);
    }
  }
  return aliases;
}

/** What stands around one page. */
export interface PagePlace {
  sidebar: NamedSidebar;
  /** The groups above it, each with its first page; without the one that the page itself begins. */
  crumbs: SidebarLink[];
  previous: SidebarLink | undefined;
  next: SidebarLink | undefined;
  versions: VersionLink[];
  /** The page in each language; empty where there is one only. */
  languages: LanguageLink[];
}

/** Where a page stands in the site. A page that no sidebar lists gets the first one of its version. */
export function placeOf(page: PageFacts, model: SiteModel): PagePlace {
  const { settings, records, sidebars } = model;
  const { path, frontmatter } = page.record;
  const own = sidebars.filter((sidebar) => sidebar.version === page.version);
  const sidebar = own.find((candidate) => candidate.groups.has(path)) ??
    own[0] ?? { id: page.version, version: page.version, items: [], order: [], groups: new Map<string, SidebarLink[]>() };
  const index = positionsIn(sidebar).get(path) ?? -1;
  const neighbour = (given: string | false | undefined, at: number): SidebarLink | undefined => {
    if (given === false) return undefined;
    const found = given === undefined || records.has(given) ? given : model.links.find(given, page.record);
    if (found !== undefined) return { path: withoutFragment(found), label: records.get(withoutFragment(found))?.title ?? found };
    return index < 0 ? undefined : sidebar.order[at];
  };
  return {
    sidebar,
    crumbs: (sidebar.groups.get(path) ?? []).filter((group) => group.path !== path),
    previous: neighbour(frontmatter.prev, index - 1),
    next: neighbour(frontmatter.next, index + 1),
    versions: settings.versions
      .filter((version) => version.id !== page.version)
      .map((version) => counterpart(path, page.version, version, model)),
    languages: model.languages.length < 2 ? [] : languageLinks(path, settings.locale, model.languages),
  };
}

/** Address → its first place in the order of reading. */
const positionsIn = onceEach(({ order }: NamedSidebar) => new Map(order.map(({ path }, at) => [path, at] as const).reverse()));
