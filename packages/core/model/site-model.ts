import * as v from 'valibot';
import { source } from '../config/schema-values.ts';
import type { Settings } from '../config/settings.ts';
import type { PageFacts } from '../content/source/compiled-page.ts';
import type { Asset } from '../content/source/find-sources.ts';
import { titleFromFile } from '../content/source/source-path.ts';
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

/** Up to this many pages may share a title by coincidence. */
const FEW = 3;
const SHARE = 1 / 3;

/**
 * Some projects begin every page with the project's name. If many pages share a title, each takes the heading below it, or its file
 * name if it has no heading that is unique among them.
 */
export function withOwnTitles(pages: readonly PageFacts[]): PageFacts[] {
  const counts = new Map<string, number>();
  const totals = new Map<string, number>();
  for (const page of pages) {
    counts.set(keyOf(page), (counts.get(keyOf(page)) ?? 0) + 1);
    totals.set(page.version, (totals.get(page.version) ?? 0) + 1);
  }
  const isShared = (page: PageFacts) => {
    const count = counts.get(keyOf(page)) ?? 0;
    return count >= FEW && count >= (totals.get(page.version) ?? 0) * SHARE && page.record.path !== '/';
  };
  const below = new Map<string, number>();
  for (const { record } of pages.filter(isShared)) {
    const heading = record.headers[0]?.title ?? '';
    below.set(heading, (below.get(heading) ?? 0) + 1);
  }
  return pages.map((page) => {
    if (!isShared(page)) return page;
    const { headers, relativePath } = page.record;
    const heading = headers[0]?.title ?? '';
    const isOwn = heading !== '' && below.get(heading) === 1;
    return { ...page, record: { ...page.record, title: isOwn ? heading : titleFromFile({ relativePath, folder: '' }) } };
  });
}

function keyOf({ version, record }: PageFacts): string {
  return `${version} ${record.title}`;
}

/** The site as a whole: all facts about a page that depend on other pages. */
export interface SiteModel {
  settings: Settings;
  pages: ReadonlyMap<string, PageFacts>;
  /** The not-found page, `404.md`, which has no address. */
  notFound?: PageFacts;
  records: ReadonlyMap<string, PageRecord>;
  /** Addresses of unpublished pages. Sidebars may list them; they are shown once they are published. */
  drafts: ReadonlySet<string>;
  sidebars: NamedSidebar[];
  /** Files of the content folders other than pages, by address. `publishedAssets` selects those to publish. */
  assets: ReadonlyMap<string, Asset>;
  links: LinkTargets;
  navigation: SiteNavigation;
  /** The site in all its languages, in the order of the settings. */
  languages: readonly LanguagePages[];
}

/** Files besides pages. */
export interface SiteFiles {
  assets: readonly Asset[];
  navigation: SiteNavigation;
}

/**
 * Builds the site in each language from all compiled pages, except drafts, with the sidebars of all versions. `files`: by
 * language, in the order of the settings.
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

/** Address that `404.md` of the current version would have as an ordinary page. */
export function notFoundPath({ versions }: Pick<Settings, 'versions'>): string {
  return `${versions[0]?.path ?? '/'}404/`;
}

const NO_FILES: SiteFiles = { assets: [], navigation: { folders: new Map(), whole: new Map() } };

/** Builds the model when only some pages are compiled. Earlier addresses declared by pages become redirects. */
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

/** Earlier address → page. Leaves out names that are not addresses, and addresses in use. */
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

/** The surroundings of a page. */
export interface PagePlace {
  sidebar: NamedSidebar;
  /** The groups above it, each represented by its first page, except one that begins with the page itself or has its title. */
  crumbs: SidebarLink[];
  previous: SidebarLink | undefined;
  next: SidebarLink | undefined;
  versions: VersionLink[];
  /** The page in each language; empty if there is only one. */
  languages: LanguageLink[];
}

/** Locates a page in the site. A page in no sidebar gets the first one of its version. */
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
    crumbs: (sidebar.groups.get(path) ?? []).filter((group) => group.path !== path && group.label !== page.record.title),
    previous: neighbour(frontmatter.prev, index - 1),
    next: neighbour(frontmatter.next, index + 1),
    versions: settings.versions
      .filter((version) => version.id !== page.version)
      .map((version) => counterpart(path, page.version, version, model)),
    languages: model.languages.length < 2 ? [] : languageLinks(path, settings.locale, model.languages),
  };
}

/** Address → its first position in reading order. */
const positionsIn = onceEach(({ order }: NamedSidebar) => new Map(order.map(({ path }, at) => [path, at] as const).reverse()));
