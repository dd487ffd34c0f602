import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { rootedAddress } from '../content/html/rooted-address.ts';
import type { PageFacts } from '../content/source/compiled-page.ts';
import { fullAddress } from '../model/full-address.ts';
import { movedAnchors } from '../model/moved-anchors.ts';
import { placeOf, type SiteModel } from '../model/site-model.ts';
import { decodeAddress, isExternal, withBase, withoutFragment } from '../shared/address.ts';
import type { SiteInfo } from '../shared/browser-settings.ts';
import { llmsFile, markdownFile } from '../shared/page-files.ts';
import type { Header } from '../shared/page-record.ts';
import type { PageView, VersionLink } from '../shared/page-view.ts';
import { sayIn } from '../shared/say.ts';
import type { SlotComponents } from '../shared/slots.ts';
import { HeadingList } from '../theme/HeadingList.tsx';
import { inLanguage } from '../theme/language/language-context.ts';
import { MainContent, type MainContentProps } from '../theme/MainContent.tsx';
import { VersionMenu, type VersionMenuProps } from '../theme/VersionMenu.tsx';
import { type PictureSize, pictureSize } from '../util/picture-size.ts';
import { contentsOf } from './contents-of.ts';
import { headTags } from './head-tags.ts';
import { publicAddress } from './llms-text.ts';
import type { MarkdownSurroundings } from './markdown-document.ts';
import { prepareFrames } from './prepare-frames.ts';
import { preparePictures } from './prepare-pictures.ts';
import { renderPageSlots } from './render-slots.ts';
import { replaceLinks } from './replace-links.ts';

/** Everything that a page shows besides its own article, as plain data derived from the whole site. */
export interface PageFrame {
  view: Omit<PageView, 'html' | 'headings' | 'versions'>;
  headers: Header[];
  version: string;
  /** The same subject in the other versions. */
  versions: VersionLink[];
  main: Omit<MainContentProps, 'article'>;
  /** HTML below the article of a page that says nothing itself. */
  contents: string;
  /** Tags in the head for this page alone, read by other programs. */
  head: string;
  /** What the Markdown copy has beside the text of the page. */
  copy: MarkdownSurroundings;
  /** Addresses in the HTML of the article that lead elsewhere than they say → where to. */
  links: Readonly<Record<string, string>>;
  /** Addresses of pictures in the finished HTML → the room that each takes. */
  pictures: Readonly<Record<string, PictureSize>>;
  /** Hosts that frames may show. */
  frames: readonly string[];
}

export interface Surroundings {
  /** Date of the last change, `2022-05-12`; empty where it is not known. */
  changed: string;
  /** Address of the script of its sidebar. */
  sidebar: string;
  slots: SlotComponents;
}

/** A compiled page and its place in the site → what is around it. */
export function frameOf(page: PageFacts, model: SiteModel, { changed: committed, sidebar, slots }: Surroundings): PageFrame {
  const { settings } = model;
  const { record } = page;
  const changed = record.frontmatter.changed ?? committed;
  const place = placeOf(page, model);
  const targets = model.links.of(page);
  const inHtml = (href: string) => (href.startsWith('/') && !isExternal(href) ? withBase(settings.base, href) : href);
  const links = Object.fromEntries([...targets].map(([href, target]) => [inHtml(href), inHtml(target)]));
  // There relative links have been resolved already: the copy may be read from anywhere.
  const inCopy = (href: string) => inHtml(rootedAddress(href, record.path) ?? href);
  const moved = movedAnchors(page, model);
  const version = settings.versions.find(({ id }) => id === page.version);
  const index = llmsFile(version?.path ?? '/');
  const description = record.frontmatter.short_description ?? settings.description;
  const slot = renderPageSlots(slots, settings, {
    path: record.path,
    title: record.title,
    description,
    file: record.relativePath,
    version: page.version,
    changed,
    frontmatter: record.frontmatter,
  });
  return {
    view: {
      path: record.path,
      title: record.title,
      description,
      canonical: settings.site === '' ? '' : fullAddress(settings, record.path),
      sidebar,
      ...(moved ? { moved } : {}),
      islands: page.islands,
    },
    headers: record.headers.filter((header) => header.level <= 4),
    version: page.version,
    versions: place.versions,
    main: {
      before: slot.BeforeArticle,
      after: slot.AfterArticle,
      base: settings.base,
      lang: settings.lang,
      crumbs: place.crumbs,
      notice: noticeOf(page, model, place.versions),
      previous: place.previous,
      next: place.next,
      editLink: settings.editLink.replace('{file}', encodeURI(record.relativePath)),
      changed,
      markdown: withBase(settings.base, markdownFile(record.path)),
      index: withBase(settings.base, index),
    },
    contents: contentsOf(page, model),
    head: slot.Head + headTags(record, { settings, records: model.records, versions: place.versions, changed, index }),
    copy: {
      base: settings.base,
      about: [
        `> Address: ${publicAddress(settings, record.path)}`,
        ...(settings.versions.length < 2 || !version ? [] : [`> Version: ${version.label}`]),
        ...(changed === '' ? [] : [`> Last changed: ${changed}`]),
        `> All pages: ${publicAddress(settings, index)}`,
      ].join('\\\n'),
      linked: [...new Set(page.links.map(({ href }) => withoutFragment(targets.get(href) ?? href)))]
        .filter((path) => model.records.has(path))
        .sort(),
      links: Object.fromEntries([...targets].map(([href, target]) => [inCopy(href), inHtml(target)])),
    },
    links,
    pictures: pictureSizes(page, model),
    frames: settings.allow.frames,
  };
}

/** The pictures of a page that are files of the site, by their addresses with the base path. */
function pictureSizes(page: PageFacts, { settings, assets, links }: SiteModel): Record<string, PictureSize> {
  const sizes: Record<string, PictureSize> = {};
  for (const { href } of page.files) {
    const target = (links.of(page).get(href) ?? href).replace(/[?#].*$/, '');
    const asset = assets.get(decodeAddress(target) ?? target);
    const size = asset && pictureSize(asset.file);
    if (size) sizes[withBase(settings.base, target)] = size;
  }
  return sizes;
}

type MenuSite = VersionMenuProps['site'] & Pick<SiteInfo, 'words'>;

/** A frame and the HTML of the article → all that the browser needs to show the page. */
export function viewOf(
  { view, headers, version, versions, main, contents, links, pictures, frames }: PageFrame,
  article: string,
  site: MenuSite,
): PageView {
  const say = sayIn(site.words ?? {});
  return {
    ...view,
    headings: renderToStaticMarkup(createElement(HeadingList, { headers })),
    versions: versionMenu(site, { version, path: view.path, links: versions }),
    html: renderToStaticMarkup(
      inLanguage(
        say,
        createElement(MainContent, {
          ...main,
          article: prepareFrames(preparePictures(replaceLinks(article, links), pictures), frames, say) + contents,
        }),
      ),
    ),
  };
}

/** HTML of the menu of versions; empty where the site has only one. */
export function versionMenu(site: MenuSite, page: Omit<VersionMenuProps, 'site'>): string {
  if (site.versions.length < 2) return '';
  return renderToStaticMarkup(inLanguage(sayIn(site.words ?? {}), createElement(VersionMenu, { site, ...page })));
}

/** Pages of an older version say so, and lead to the page that replaces them. */
function noticeOf(page: PageFacts, { settings, records }: SiteModel, versions: VersionLink[]) {
  const say = sayIn(settings.words);
  const current = settings.versions[0];
  if (!current || page.version === current.id) return undefined;
  const own = settings.versions.find((version) => version.id === page.version);
  const target = versions.find((link) => link.version === current.id);
  const path = target?.path ?? current.path;
  const subject = records.get(withoutFragment(path))?.title ?? current.label;
  return {
    text: `${say('This page is about')} ${own?.label ?? page.version}.`,
    link: {
      label: target?.exact
        ? `${say('Go to')} ${current.id}: ${subject}`
        : `${current.id} ${say('has no page of this subject; the nearest is')} ${subject}`,
      path,
    },
  };
}
