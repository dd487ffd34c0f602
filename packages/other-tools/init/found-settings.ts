import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  type FoundPages,
  type FoundSite,
  foundPage,
  LANGUAGE_CODE,
  pathsIn,
  readableName,
  type SidebarEntry,
  sidebarEntries,
  type TopLink,
} from '../../core/plugin/foreign-site.ts';
import { canonicalPath, counted } from '../../core/plugin/helpers.ts';
import { firstFile } from './read-files.ts';

/** Settings, and what `docs init` reports as carried over. */
interface Carried {
  settings: Readonly<Record<string, unknown>>;
  carried: readonly string[];
}

/** The settings for a site written for another tool. */
export function foundSettings(root: string, found: FoundSite, pages: Required<FoundPages>): Carried {
  const links = sidebarEntries(found.links ?? [], pages).flatMap(topLink);
  const { sidebars, carried } = foundSidebars(found, pages);
  const parts = [
    identity(root, found),
    { settings: sources(root, found, sidebars), carried: [] },
    languages(found),
    {
      settings: navigation(links, sidebars),
      carried: links.length > 0 ? [...carried, `${counted(links.length, 'link')} of the header`] : carried,
    },
    redirects(found, pages),
    brand(root, found),
    editLink(found),
  ];
  return { settings: Object.assign({}, ...parts.map(({ settings }) => settings)), carried: parts.flatMap((part) => part.carried) };
}

/** Settings reported by name. */
function named(values: Readonly<Record<string, unknown>>): Carried {
  const settings = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return { settings, carried: Object.keys(settings) };
}

function identity(root: string, { title, description, lang = 'en', base, site, locales }: FoundSite): Carried {
  const folder = base?.replace(/\/?$/, '/');
  const { settings, carried } = named({
    title,
    description,
    lang: locales || /^en\b/.test(lang) || !LANGUAGE_CODE.test(lang) ? undefined : lang,
    base: folder !== undefined && /^\/([\w.~-]+\/)+$/.test(folder) ? folder : undefined,
    site: site !== undefined && URL.canParse(site) ? new URL(site).origin : undefined,
  });
  return { settings: { title: readableName(path.basename(root) || 'documentation'), ...settings }, carried };
}

/** The pages' folder, unless it's the default. */
function sources(root: string, { content }: FoundSite, sidebars: Sidebars): Carried['settings'] {
  if (sidebars.length > 1) return { versions: [{ id: 'main', content, sidebars: Object.fromEntries(sidebars) }] };
  const expected = existsSync(path.join(root, 'content')) ? 'content' : '.';
  return content === expected || content === 'content' ? {} : { content };
}

function languages({ locales }: FoundSite): Carried {
  return locales ? { settings: { locales }, carried: [counted(Object.keys(locales).length, 'language')] } : NOTHING;
}

type Sidebars = readonly (readonly [name: string, entries: SidebarEntry[]])[];

function foundSidebars(found: FoundSite, pages: Required<FoundPages>): { sidebars: Sidebars; carried: string[] } {
  const sidebars = Object.entries(found.sidebars ?? {})
    .map(([name, entries]) => [name, sidebarEntries(entries, pages)] as const)
    .filter(([, entries]) => entries.length > 0);
  const [first] = sidebars;
  if (!first) return { sidebars, carried: [] };
  const listed = sidebars.flatMap(([, entries]) => entries.flatMap(pathsIn));
  const carried = [`${sidebars.length === 1 ? 'the sidebar' : `${sidebars.length} sidebars`} with ${counted(listed.length, 'page')}`];
  const all = pages.placed.map(({ record }) => record.path);
  const unlisted = all.filter((page) => !listed.includes(page)).sort();
  // Every page must be in a sidebar or opt out.
  if (unlisted.length > 0) {
    first[1].push({ label: 'More', items: unlisted });
    carried.push(`“More”, for pages that no sidebar listed: ${unlisted.length}`);
  }
  return { sidebars, carried };
}

function navigation(links: readonly TopLink[], sidebars: Sidebars): Carried['settings'] {
  const sidebar = sidebars.length === 1 ? sidebars[0]?.[1] : undefined;
  return links.length > 0 || sidebar ? { navigation: { ...(links.length > 0 ? { links } : {}), ...(sidebar ? { sidebar } : {}) } } : {};
}

function redirects(found: FoundSite, pages: Required<FoundPages>): Carried {
  const rules = redirectsOf(found.redirects ?? {}, pages);
  const count = Object.keys(rules).length;
  return count > 0 ? { settings: { redirects: rules }, carried: [counted(count, 'redirect')] } : NOTHING;
}

/** Logo and icons: for each, the first file that exists. */
function brand(root: string, { logos = [], icons = [] }: FoundSite): Carried {
  const first = (files: readonly string[], ending: RegExp) =>
    firstFile(
      root,
      files.filter((one) => ending.test(one)),
    );
  const { settings, carried } = named({
    logo: first(logos, /\.svg$/),
    icon: first(icons, /\.(svg|png)$/),
    favicon: first(icons, /\.ico$/),
  });
  return carried.length > 0 ? { settings: { brand: settings }, carried: [carried.join(', ')] } : NOTHING;
}

function editLink({ editLink: link }: FoundSite): Carried {
  return named({ editLink: link?.startsWith('https://') && link.includes('{file}') ? link : undefined });
}

const NOTHING: Carried = { settings: {}, carried: [] };

/** The header supports menus of links, but no submenus. */
function topLink(entry: SidebarEntry): TopLink[] {
  if (typeof entry === 'string') return [];
  if ('items' in entry) {
    const items = entry.items.flatMap(linksIn);
    return items.length === 0 ? [] : [{ label: entry.label, items }];
  }
  return linksIn(entry);
}

function linksIn(entry: SidebarEntry): { label: string; path: string }[] {
  if (typeof entry === 'string') return [];
  if ('items' in entry) return entry.items.flatMap(linksIn);
  return entry.label === undefined || !('path' in entry) ? [] : [{ label: entry.label, path: entry.path }];
}

function redirectsOf(rules: Readonly<Record<string, string>>, pages: Required<FoundPages>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([from, to]): [string, string][] => {
      const source = `/${from
        .replace(/^\//, '')
        .replace(/\.mdx?$/, '')
        .replace(/(^|\/)index$/, '$1')}`;
      const anchor = /#.*$/.exec(to)?.[0] ?? '';
      const target = /^https?:\/\//.test(to) || to.includes('*') ? to : foundPage(to, pages);
      if (target === undefined || source.includes(':') || /\?/.test(source) || /[?\s]/.test(to)) {
        pages.missing.add(`${from} → ${to}`);
        return [];
      }
      return [
        [source.includes('*') ? source : canonicalPath(source), target.startsWith('/') && !to.includes('*') ? target + anchor : target],
      ];
    }),
  );
}
