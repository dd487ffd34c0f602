import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fullAddress } from '../hosting/full-address.ts';
import { headTags } from '../hosting/head-tags.ts';
import type { PageFacts } from '../page/compiled-page.ts';
import { withBase, withoutFragment } from '../shared/address.ts';
import type { Header } from '../shared/page.ts';
import type { PageView, VersionLink } from '../shared/view.ts';
import { HeadingList } from '../theme/HeadingList.tsx';
import { MainContent, type MainContentProps } from '../theme/MainContent.tsx';
import { VersionMenu, type VersionMenuProps } from '../theme/VersionMenu.tsx';
import { movedAnchors } from './moved-anchors.ts';
import { placeOf, type SiteModel } from './site-model.ts';

/** Everything that a page shows besides its own article, as plain data derived from the whole site. */
export interface PageFrame {
  view: Omit<PageView, 'html' | 'headings' | 'versions'>;
  headers: Header[];
  version: string;
  /** The same subject in the other versions. */
  versions: VersionLink[];
  main: Omit<MainContentProps, 'article'>;
  /** Tags in the head for this page alone, read by other programs. */
  head: string;
}

export interface Surroundings {
  /** Date of the last change, `2022-05-12`; empty where it is not known. */
  changed: string;
  /** Address of the script of its sidebar. */
  sidebar: string;
}

/** A compiled page and its place in the site → what is around it. */
export function frameOf(page: PageFacts, model: SiteModel, { changed, sidebar }: Surroundings): PageFrame {
  const { settings } = model;
  const { record } = page;
  const place = placeOf(page, model);
  const moved = movedAnchors(page, model);
  return {
    view: {
      path: record.path,
      title: record.title,
      description: record.frontmatter.short_description ?? settings.description,
      canonical: settings.site === '' ? '' : fullAddress(settings, record.path),
      sidebar,
      ...(moved ? { moved } : {}),
      islands: page.islands,
    },
    headers: record.headers.filter((header) => header.level <= 4),
    version: page.version,
    versions: place.versions,
    main: {
      base: settings.base,
      crumbs: place.crumbs,
      notice: noticeOf(page, model, place.versions),
      previous: place.previous,
      next: place.next,
      editLink: settings.editLink.replace('{file}', encodeURI(record.relativePath)),
      changed,
      markdown: withBase(settings.base, markdownFile(record.path)),
    },
    head: headTags(record, { settings, records: model.records, versions: place.versions, changed }),
  };
}

/** A frame and the HTML of the article → all that the browser needs to show the page. */
export function viewOf({ view, headers, version, versions, main }: PageFrame, article: string, site: VersionMenuProps['site']): PageView {
  return {
    ...view,
    headings: renderToStaticMarkup(createElement(HeadingList, { headers })),
    versions: versionMenu(site, { version, path: view.path, links: versions }),
    html: renderToStaticMarkup(createElement(MainContent, { ...main, article })),
  };
}

/** HTML of the menu of versions; empty where the site has only one. */
export function versionMenu(site: VersionMenuProps['site'], page: Omit<VersionMenuProps, 'site'>): string {
  return site.versions.length < 2 ? '' : renderToStaticMarkup(createElement(VersionMenu, { site, ...page }));
}

/** Pages of an older version say so, and lead to the page that replaces them. */
function noticeOf(page: PageFacts, { settings, records }: SiteModel, versions: VersionLink[]) {
  const current = settings.versions[0];
  if (!current || page.version === current.id) return undefined;
  const own = settings.versions.find((version) => version.id === page.version);
  const target = versions.find((link) => link.version === current.id);
  const path = target?.path ?? current.path;
  const subject = records.get(withoutFragment(path))?.title ?? current.label;
  return {
    text: `This page is about ${own?.label ?? page.version}.`,
    link: {
      label: target?.exact ? `Go to ${current.id}: ${subject}` : `${current.id} has no page of this subject; the nearest is ${subject}`,
      path,
    },
  };
}

/** Address of the page as Markdown: `/workflows/steps/` → `/workflows/steps.md`. */
export function markdownFile(path: string): string {
  return path === '/' ? '/index.md' : `${path.replace(/\/$/, '')}.md`;
}
