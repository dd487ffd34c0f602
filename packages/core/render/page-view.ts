import { createElement, type FunctionComponent } from 'react';
import { escapeHtml, unescapeHtml } from '../shared/escape.ts';
import { sayIn } from '../shared/interface-words.ts';
import type { PageView } from '../shared/page-view.ts';
import type { ThemePage } from '../shared/parts.ts';
import { Brand } from '../theme/header/Brand.tsx';
import { Header } from '../theme/header/Header.tsx';
import { HeaderLinks } from '../theme/header/HeaderLinks.tsx';
import { PageMenus } from '../theme/header/LanguageMenu.tsx';
import { MainContent } from '../theme/page/MainContent.tsx';
import { Notice, Title } from '../theme/page/page-parts.tsx';
import { Footer, HeaderEnd, SidebarBottom, SidebarTop } from '../theme/parts/slots.tsx';
import { SearchButton } from '../theme/search/SearchButton.tsx';
import { HeadingList } from '../theme/sidebar/HeadingList.tsx';
import { ThemePicker } from '../theme/theme-picker/ThemePicker.tsx';
import type { PageFrame } from './page-frame.ts';
import { prepareFrames, preparePictures } from './prepare-media.tsx';
import { type RenderPartOptions, type RenderTheme, renderPart } from './render-part.ts';

/** Combines a frame and the HTML of an article into everything that the browser needs to show the page. */
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

/** HTML of the version and language menus; empty if the site has only one of each. */
export function versionMenu(page: ThemePage, theme: RenderTheme): string {
  return theme.site.versions.length < 2 && page.languages.length < 2 ? '' : renderPart(createElement(PageMenus), { theme, page, ids: 'V' });
}

const TITLE = /^\s*<h1(?: id="([^"]*)")?[^>]*>([\s\S]*?)<\/h1>/;

/** Replaces the heading with the site's own `Title` part, if it has one. */
function withOwnTitle(article: string, options: RenderPartOptions): string {
  if (!options.theme.own.components.has('Title')) return article;
  return article.replace(TITLE, (_, id: string | undefined, html: string) =>
    renderPart(createElement(Title, { html, id: id ?? '' }), { ...options, ids: 'T' }),
  );
}

/** Adds the original's anchor to each heading. */
function withAnchors(article: string, anchors: PageFrame['anchors']): string {
  if (Object.keys(anchors).length === 0) return article;
  return article.replace(/<h[2-6] id="([^"]*)"[^>]*>/g, (tag, id: string) => {
    const other = anchors[unescapeHtml(id)];
    return other === undefined ? tag : `${tag}<span id="${escapeHtml(other)}" data-original=""></span>`;
  });
}

/** Adds each notice below the heading of its section. */
function withSectionNotices(article: string, notices: PageFrame['sectionNotices'], options: RenderPartOptions): string {
  if (Object.keys(notices).length === 0) return article;
  return article.replace(/<h([2-6]) id="([^"]*)"[\s\S]*?<\/h\1>/g, (heading, _, id: string) => {
    const notice = notices[unescapeHtml(id)];
    return notice ? heading + renderPart(createElement(Notice, notice), options) : heading;
  });
}

const TAG = /<(?:a|area|img|source|video|audio|track)\s[^>]*>/g;
const ADDRESS = /(\s(?:href|src|poster)=")([^"]*)"/g;
const LIST = /(\ssrcset=")([^"]*)"/g;

/** Replaces addresses of links and pictures in finished HTML. */
function replaceLinks(html: string, links: Readonly<Record<string, string>>): string {
  if (Object.keys(links).length === 0) return html;
  const replaced = (written: string): string => {
    const address = unescapeHtml(written);
    return Object.hasOwn(links, address) ? escapeHtml(links[address] ?? address) : written;
  };
  return html.replace(TAG, (tag) =>
    tag
      .replace(ADDRESS, (_, before: string, written: string) => `${before}${replaced(written)}"`)
      .replace(LIST, (_, before: string, list: string) => `${before}${list.replace(/[^\s,]\S*[^\s,]/g, replaced)}"`),
  );
}

/** Parts of the frame that may depend on the current page. */
const PARTS = { Header, Brand, HeaderLinks, SearchButton, ThemePicker, HeaderEnd, SidebarTop, SidebarBottom, Footer } as const;

/**
 * HTML of the site's own frame parts that read the current page, by name. The app inserts it when the page is opened without a full
 * load. `undefined` if there are none, as on nearly all sites.
 */
function frameParts(page: ThemePage, theme: RenderTheme): Record<string, string> | undefined {
  const found: Record<string, string> = {};
  for (const [name, part] of Object.entries<FunctionComponent>(PARTS)) {
    if (!theme.own.components.has(name as keyof typeof PARTS)) continue;
    let reads = false;
    const html = renderPart(createElement(part), {
      theme,
      page,
      ids: `F-${name}-`,
      onPageRead: (reader) => {
        reads ||= reader === name;
      },
    });
    // Leaves out the outer element, which stays in the document.
    if (reads) found[name] = html.slice(html.indexOf('>') + 1, html.lastIndexOf('<'));
  }
  return Object.keys(found).length === 0 ? undefined : found;
}
