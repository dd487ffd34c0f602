import { isOriginal, originalBase } from '../config/locales.ts';
import { rootedAddress } from '../content/html/addresses.ts';
import type { PageFacts } from '../content/source/compiled-page.ts';
import { fullAddress } from '../model/full-address.ts';
import { movedAnchors } from '../model/moved-anchors.ts';
import { placeOf, type SiteModel } from '../model/site-model.ts';
import { directionOf } from '../model/site-styles.ts';
import { asksForFile, decodeAddress, isExternal, withBase, withoutFragment } from '../shared/address.ts';
import { sayIn } from '../shared/interface-words.ts';
import { llmsFile, markdownFile } from '../shared/page-files.ts';
import type { Header, Hero } from '../shared/page-record.ts';
import type { PageView } from '../shared/page-view.ts';
import type { ThemePage } from '../shared/parts.ts';
import type { MainContentProps } from '../theme/page/MainContent.tsx';
import type { NoticeProps } from '../theme/page/page-parts.tsx';
import { type PictureSize, pictureSize } from '../util/picture-size.ts';
import { type HeadData, headData } from './head-tags.tsx';
import { publicAddress } from './llms-text.ts';
import type { MarkdownSurroundings } from './markdown-document.ts';
import { contentsOf } from './page-list.tsx';
import { pageNotices, sectionNotices } from './page-notices.ts';

/** Everything that a page shows around its article, as plain data derived from the whole site. */
export interface PageFrame {
  view: Omit<PageView, 'html' | 'headings' | 'versions'>;
  headers: Header[];
  /** The page, for theme parts. */
  page: ThemePage;
  main: Omit<MainContentProps, 'article'>;
  /** HTML below the article of a page without text. */
  contents: string;
  /** Data in the head of the document, for other programs. */
  head: HeadData;
  /** Content of the Markdown copy besides the text of the page. */
  copy: MarkdownSurroundings;
  /** Addresses in the article's HTML → resolved addresses. */
  links: Readonly<Record<string, string>>;
  /** Addresses of pictures in the finished HTML → their sizes. */
  pictures: Readonly<Record<string, PictureSize>>;
  /** Hosts that frames may show. */
  frames: readonly string[];
  /** Anchors of headings → anchors of the original. */
  anchors: Readonly<Record<string, string>>;
  /** Anchor of a section → the notice below its heading. */
  sectionNotices: Readonly<Record<string, NoticeProps>>;
}

export interface Surroundings {
  /** Date of the last change, `2022-05-12`; empty if unknown. */
  changed: string;
  /** Address of the script of its sidebar. */
  sidebar: string;
  /** HTML that plugins add to its head. */
  head: string;
  /** HTML that plugins add to the last line of the page. */
  foot: string;
}

/** Computes everything around a compiled page from its place in the site. */
export function frameOf(page: PageFacts, model: SiteModel, { changed: committed, sidebar, head, foot }: Surroundings): PageFrame {
  const { settings } = model;
  const say = sayIn(settings.words);
  const { record } = page;
  const changed = record.frontmatter.changed ?? committed;
  const place = placeOf(page, model);
  const targets = model.links.of(page);
  // Articles are compiled with the addresses of the original language.
  const isRooted = (href: string) => href.startsWith('/') && !isExternal(href);
  const inHtml = (href: string) => (isRooted(href) ? withBase(originalBase(settings), href) : href);
  const shownAt = (href: string) => (isRooted(href) ? addressIn(model, href) : href);
  const moving = isOriginal(settings)
    ? targets
    : new Map([...page.links, ...page.files].map(({ href }) => [href, targets.get(href) ?? href]));
  const links = Object.fromEntries([...moving].map(([href, target]) => [inHtml(href), shownAt(target)]));
  // Relative links in the copy are already resolved, because it may be read from anywhere.
  const inCopy = (href: string) => inHtml(rootedAddress(href, record.path) ?? href);
  const moved = movedAnchors(page, model);
  const version = settings.versions.find(({ id }) => id === page.version);
  const index = llmsFile(version?.path ?? '/');
  const description = record.frontmatter.short_description ?? settings.description;
  const headers = record.headers.filter((header) => header.level <= 4);
  const { layout, hero, features = [] } = record.frontmatter;
  // Targets in a hero can be written in any form that links can.
  const target = (href: string) => {
    const rooted = rootedAddress(href, record.path) ?? href;
    return targets.get(rooted) ?? targets.get(href) ?? rooted;
  };
  return {
    view: {
      path: record.path,
      title: record.title,
      description,
      // An untranslated page is the original at another address.
      canonical: settings.site === '' ? '' : page.fallback ? settings.site + inHtml(record.path) : fullAddress(settings, record.path),
      sidebar,
      ...(moved ? { moved } : {}),
      islands: page.islands,
      ...(layout && { layout }),
    },
    headers,
    page: {
      path: record.path,
      title: record.title,
      description,
      file: record.relativePath,
      version: page.version,
      versions: place.versions,
      languages: place.languages,
      changed,
      layout: layout ?? 'page',
      headers,
      frontmatter: record.frontmatter,
      data: page.data ?? {},
    },
    main: {
      hero: hero && withTargets(hero, target),
      features: features.map(({ path, ...feature }) => ({ ...feature, ...(path === undefined ? {} : { path: target(path) }) })),
      crumbs: place.crumbs,
      moved: Object.entries(moved ?? {}).map(([anchor, to]) => movedTo(page, anchor, to, model)),
      notices: pageNotices(page, model, place.versions, inHtml),
      written: record.lang === undefined ? undefined : { lang: record.lang, dir: directionOf(record.lang) },
      previous: place.previous,
      next: place.next,
      editLink: settings.editLink.replace('{file}', encodeURI(record.relativePath)),
      notes: foot,
      markdown: withBase(settings.base, markdownFile(record.path)),
    },
    contents: contentsOf(page, model),
    head: headData(record, {
      settings,
      records: model.records,
      versions: place.versions,
      languages: page.fallback ? [] : place.languages,
      changed,
      index,
      html: head,
    }),
    copy: {
      base: settings.base,
      site: settings.site,
      about: [
        `> ${say('Address')}: ${publicAddress(settings, record.path)}`,
        ...(settings.versions.length < 2 || !version ? [] : [`> ${say('Version')}: ${version.label}`]),
        ...(record.frontmatter.as_of === undefined
          ? []
          : [`> ${say('Describes the product as of {date}').replace('{date}', record.frontmatter.as_of)}`]),
        ...(changed === '' ? [] : [`> ${say('Last changed')}: ${changed}`]),
        `> ${say('All pages')}: ${publicAddress(settings, index)}`,
      ].join('\\\n'),
      linked: [...new Set(page.links.map(({ href }) => withoutFragment(targets.get(href) ?? href)))]
        .filter((path) => model.records.has(path))
        .sort(),
      links: Object.fromEntries([...moving].map(([href, target]) => [inCopy(href), shownAt(target)])),
    },
    links,
    pictures: pictureSizes(page, model),
    frames: settings.allow.frames,
    anchors: page.anchors ?? {},
    sectionNotices: sectionNotices(page, model, inHtml),
  };
}

function withTargets({ image, actions, ...hero }: Hero, target: (href: string) => string): Hero {
  return {
    ...hero,
    ...(image && { image: { ...image, src: target(image.src), ...(image.dark === undefined ? {} : { dark: target(image.dark) }) } }),
    ...(actions && { actions: actions.map((action) => ({ ...action, path: target(action.path) })) }),
  };
}

/** Describes the replacement of an old anchor, labeled as in search results: page › section. */
function movedTo({ record }: PageFacts, anchor: string, to: string, { records }: SiteModel): MainContentProps['moved'][number] {
  const [path = '', slug] = to.split('#');
  const target = records.get(path) ?? record;
  const heading = target.headers.find((header) => header.slug === slug)?.title;
  return {
    anchor,
    path: path === '' ? `${record.path}${to}` : to,
    label: heading === undefined ? target.title : `${target.title} › ${heading}`,
  };
}

/** Sizes of the pictures on a page that are files of the site, by address with the base path. */
function pictureSizes(page: PageFacts, model: SiteModel): Record<string, PictureSize> {
  const { assets, links } = model;
  const sizes: Record<string, PictureSize> = {};
  for (const { href } of page.files) {
    const target = (links.of(page).get(href) ?? href).replace(/[?#].*$/, '');
    const asset = assets.get(decodeAddress(target) ?? target);
    const size = asset && pictureSize(asset.file);
    if (size) sizes[addressIn(model, target)] = size;
  }
  return sizes;
}

/**
 * An address from the root of the docs, with the base path of this language, or of the original for files without a copy in this
 * language.
 */
function addressIn({ settings, records, assets }: SiteModel, href: string): string {
  const bare = href.replace(/[?#].*$/s, '');
  const asset = assets.get(decodeAddress(bare) ?? bare);
  const isShared = !records.has(bare) && (asset ? asset.locale === undefined : asksForFile(bare));
  return withBase(isShared ? originalBase(settings) : settings.base, href);
}
