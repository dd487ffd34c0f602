import { createElement } from 'react';
import { isOriginal, nameOfLanguage, originalBase } from '../config/locales.ts';
import type { Settings } from '../config/settings.ts';
import { rootedAddress } from '../content/html/addresses.ts';
import type { PageFacts } from '../content/source/compiled-page.ts';
import { fullAddress } from '../model/full-address.ts';
import { movedAnchors } from '../model/moved-anchors.ts';
import { placeOf, type SiteModel } from '../model/site-model.ts';
import { directionOf } from '../model/site-styles.ts';
import { asksForFile, decodeAddress, isExternal, withBase, withoutFragment } from '../shared/address.ts';
import { escapeHtml, unescapeHtml } from '../shared/escape.ts';
import { type InterfaceWord, sayIn } from '../shared/interface-words.ts';
import { llmsFile, markdownFile } from '../shared/page-files.ts';
import type { Header, Hero } from '../shared/page-record.ts';
import type { PageView, VersionLink } from '../shared/page-view.ts';
import type { ThemePage } from '../shared/parts.ts';
import { PageMenus } from '../theme/header/LanguageMenu.tsx';
import { MainContent, type MainContentProps } from '../theme/page/MainContent.tsx';
import { Notice, type NoticeProps, Title } from '../theme/page/page-parts.tsx';
import { HeadingList } from '../theme/sidebar/HeadingList.tsx';
import { type PictureSize, pictureSize } from '../util/picture-size.ts';
import { contentsOf } from './contents-of.ts';
import { frameParts } from './frame-parts.ts';
import { type HeadData, headData } from './head-tags.tsx';
import { publicAddress } from './llms-text.ts';
import type { MarkdownSurroundings } from './markdown-document.ts';
import { prepareFrames, preparePictures } from './prepare-media.tsx';
import { type RenderPartOptions, type RenderTheme, renderPart } from './render-part.ts';
import { replaceLinks } from './replace-links.ts';

/** Everything that a page shows besides its own article, as plain data derived from the whole site. */
export interface PageFrame {
  view: Omit<PageView, 'html' | 'headings' | 'versions'>;
  headers: Header[];
  /** What the parts of the theme know of it. */
  page: ThemePage;
  main: Omit<MainContentProps, 'article'>;
  /** HTML below the article of a page that says nothing itself. */
  contents: string;
  /** What the head of the document says of this page, read by other programs. */
  head: HeadData;
  /** What the Markdown copy has beside the text of the page. */
  copy: MarkdownSurroundings;
  /** Addresses in the HTML of the article that lead elsewhere than they say → where to. */
  links: Readonly<Record<string, string>>;
  /** Addresses of pictures in the finished HTML → the room that each takes. */
  pictures: Readonly<Record<string, PictureSize>>;
  /** Hosts that frames may show. */
  frames: readonly string[];
  /** Anchors of headings → those of the original. */
  anchors: Readonly<Record<string, string>>;
  /** Anchor of a section → what is said below its heading. */
  sectionNotices: Readonly<Record<string, NoticeProps>>;
}

export interface Surroundings {
  /** Date of the last change, `2022-05-12`; empty where it is not known. */
  changed: string;
  /** Address of the script of its sidebar. */
  sidebar: string;
  /** HTML that plugins put into its head. */
  head: string;
  /** HTML that plugins put into its last line. */
  foot: string;
}

/** A compiled page and its place in the site → what is around it. */
export function frameOf(page: PageFacts, model: SiteModel, { changed: committed, sidebar, head, foot }: Surroundings): PageFrame {
  const { settings } = model;
  const say = sayIn(settings.words);
  const { record } = page;
  const changed = record.frontmatter.changed ?? committed;
  const place = placeOf(page, model);
  const targets = model.links.of(page);
  // Every text is compiled for the addresses of the original.
  const isRooted = (href: string) => href.startsWith('/') && !isExternal(href);
  const inHtml = (href: string) => (isRooted(href) ? withBase(originalBase(settings), href) : href);
  const shownAt = (href: string) => (isRooted(href) ? addressIn(model, href) : href);
  const moving = isOriginal(settings)
    ? targets
    : new Map([...page.links, ...page.files].map(({ href }) => [href, targets.get(href) ?? href]));
  const links = Object.fromEntries([...moving].map(([href, target]) => [inHtml(href), shownAt(target)]));
  // There relative links have been resolved already: the copy may be read from anywhere.
  const inCopy = (href: string) => inHtml(rootedAddress(href, record.path) ?? href);
  const moved = movedAnchors(page, model);
  const version = settings.versions.find(({ id }) => id === page.version);
  const index = llmsFile(version?.path ?? '/');
  const description = record.frontmatter.short_description ?? settings.description;
  const headers = record.headers.filter((header) => header.level <= 4);
  const { layout, hero, features = [] } = record.frontmatter;
  // A page may say where its start page leads in any way that a link may.
  const target = (href: string) => {
    const rooted = rootedAddress(href, record.path) ?? href;
    return targets.get(rooted) ?? targets.get(href) ?? rooted;
  };
  return {
    view: {
      path: record.path,
      title: record.title,
      description,
      // What is not translated yet is the original at another address.
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
      notices: [
        noticeOf(page, model, place.versions),
        languageNotice(page, model, inHtml(record.path)),
        outdatedNotice(page, model, inHtml),
      ].filter((one) => one !== undefined),
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
        ...(record.frontmatter.as_of === undefined ? [] : [`> ${say('Describes the product as of')}: ${record.frontmatter.as_of}`]),
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

/** An old anchor and its replacement, named as the search does: page › section. */
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

/** The pictures of a page that are files of the site, by their addresses with the base path. */
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

/** A frame and the HTML of the article → all that the browser needs to show the page. */
export function viewOf(
  { view, headers, page, main, contents, links, pictures, frames, anchors, sectionNotices: notices }: PageFrame,
  article: string,
  theme: RenderTheme,
): PageView {
  const say = sayIn(theme.site.words ?? {});
  const options = { theme, page, ids: 'M' };
  const framed = prepareFrames(preparePictures(replaceLinks(article, links), { sizes: pictures, theme }), frames, say);
  const prepared = withSectionNotices(withAnchors(framed, anchors), notices, options) + contents;
  const frame = frameParts(page, theme);
  return {
    ...view,
    headings: renderPart(createElement(HeadingList, { headers }), options),
    versions: versionMenu(page, theme),
    ...(frame && { frame }),
    html: renderPart(createElement(MainContent, { ...main, article: withOwnTitle(prepared, options) }), options),
  };
}

/** HTML of the menus of versions and languages; empty where the site has only one of each. */
export function versionMenu(page: ThemePage, theme: RenderTheme): string {
  return theme.site.versions.length < 2 && page.languages.length < 2 ? '' : renderPart(createElement(PageMenus), { theme, page, ids: 'V' });
}

const TITLE = /^\s*<h1(?: id="([^"]*)")?[^>]*>([\s\S]*?)<\/h1>/;

/** The article with the title that the site shows in the place of a plain heading. */
function withOwnTitle(article: string, options: RenderPartOptions): string {
  if (!options.theme.own.components.has('Title')) return article;
  return article.replace(TITLE, (_, id: string | undefined, html: string) =>
    renderPart(createElement(Title, { html, id: id ?? '' }), { ...options, ids: 'T' }),
  );
}

/** Where an address from the root of the docs in this language is: files without a copy in the language are those of the original. */
function addressIn({ settings, records, assets }: SiteModel, href: string): string {
  const bare = href.replace(/[?#].*$/s, '');
  const asset = assets.get(decodeAddress(bare) ?? bare);
  const isShared = !records.has(bare) && (asset ? asset.locale === undefined : asksForFile(bare));
  return withBase(isShared ? originalBase(settings) : settings.base, href);
}

/** Says in the reader's language that the text is not in it. */
function languageNotice(page: PageFacts, { settings }: SiteModel, original: string) {
  const { lang, path } = page.record;
  if (lang === undefined) return undefined;
  const say = sayIn(settings.words);
  const text = say('This page has not been translated yet. It is shown in its original language ({language}).');
  return {
    text: text.replace('{language}', nameOfLanguage(lang, settings.lang)),
    link: { label: say('Read the original'), path, href: original },
  };
}

/** Says that parts of a translation may be older than the original, where it is not said at the sections themselves. */
function outdatedNotice(page: PageFacts, { settings }: SiteModel, inHtml: (href: string) => string): NoticeProps | undefined {
  const first = page.outdated?.find(({ anchor = '' }) => anchor === '');
  if (!first) return undefined;
  return olderThan('Parts of this page may be older than the original ({language}).', page.record.path, first.original, settings, inHtml);
}

function sectionNotices(page: PageFacts, { settings }: SiteModel, inHtml: (href: string) => string): Record<string, NoticeProps> {
  const sections = (page.outdated ?? []).filter(({ anchor = '' }) => anchor !== '');
  const text = 'This section may be older than the original ({language}).';
  return Object.fromEntries(
    sections.map(({ anchor = '', original }) => [anchor, olderThan(text, page.record.path, original, settings, inHtml)]),
  );
}

function olderThan(
  text: InterfaceWord,
  path: string,
  anchor: string,
  { words, locales, lang }: Settings,
  inHtml: (href: string) => string,
): NoticeProps {
  const say = sayIn(words);
  return {
    text: say(text).replace('{language}', nameOfLanguage(locales[0]?.lang ?? lang, lang)),
    link: { label: say('Read the original'), path, href: inHtml(path) + (anchor === '' ? '' : `#${anchor}`) },
  };
}

/** Puts the anchor of the original into each heading. */
function withAnchors(article: string, anchors: PageFrame['anchors']): string {
  if (Object.keys(anchors).length === 0) return article;
  return article.replace(/<h[2-6] id="([^"]*)"[^>]*>/g, (tag, id: string) => {
    const other = anchors[unescapeHtml(id)];
    return other === undefined ? tag : `${tag}<span id="${escapeHtml(other)}" data-original=""></span>`;
  });
}

/** Puts each notice below the heading of its section. */
function withSectionNotices(article: string, notices: PageFrame['sectionNotices'], options: RenderPartOptions): string {
  if (Object.keys(notices).length === 0) return article;
  return article.replace(/<h([2-6]) id="([^"]*)"[\s\S]*?<\/h\1>/g, (heading, _, id: string) => {
    const notice = notices[unescapeHtml(id)];
    return notice ? heading + renderPart(createElement(Notice, notice), options) : heading;
  });
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
