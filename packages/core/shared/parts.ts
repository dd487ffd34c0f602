import type { FunctionComponent } from 'react';
import type { ShellInfo } from './browser-settings.ts';
import type { Frontmatter, Header, Layout } from './page-record.ts';
import type { Json, VersionLink } from './page-view.ts';

/** Parts of the frame, which stay while the reader moves between pages. */
export const FRAME_PARTS = [
  'Banner',
  'Header',
  'Brand',
  'HeaderLinks',
  'SearchButton',
  'VersionMenu',
  'LanguageMenu',
  'ThemePicker',
  'HeaderEnd',
  'Sidebar',
  'SidebarTop',
  'SidebarEntry',
  'SidebarBottom',
  'Footer',
] as const;

/** Parts of one page. */
export const PAGE_PARTS = [
  'Head',
  'Hero',
  'Features',
  'PageHead',
  'Notice',
  'BeforeArticle',
  'Title',
  'Article',
  'AfterArticle',
  'PageFoot',
  'NotFound',
] as const;

/** Parts of a page's text. They are compiled with it, and know neither page nor site. */
export const CONTENT_PARTS = ['Aside', 'Card', 'CodeFrame', 'Image', 'Tabs'] as const;

/** Parts that are rendered in the browser. */
export const BROWSER_PARTS = ['SearchResult'] as const;

export const PART_NAMES = [...FRAME_PARTS, ...PAGE_PARTS, ...CONTENT_PARTS, ...BROWSER_PARTS] as const;

/** Parts that are empty unless a site fills them. `slots/NAME.tsx` in the components folder is the short form of `theme.NAME`. */
export const SLOTS = ['Head', 'HeaderEnd', 'SidebarTop', 'SidebarBottom', 'BeforeArticle', 'AfterArticle', 'Footer'] as const;

export type PartName = (typeof PART_NAMES)[number];
export type FramePart = (typeof FRAME_PARTS)[number];

export function isFramePart(name: PartName): name is FramePart {
  return FRAME_PARTS.some((part) => part === name);
}

/** The site, as theme parts see it. */
export type ThemeSite = Pick<
  ShellInfo,
  'title' | 'description' | 'base' | 'lang' | 'dir' | 'versions' | 'links' | 'logo' | 'themes' | 'banner'
>;

/** A page in a language of the site. */
export interface PageLanguage {
  lang: string;
  label: string;
  /** Address with the base path. */
  href: string;
  /** Whether it is the language of the current page. */
  current: boolean;
  /** False if that language has no such page and the address is that of the page above it. */
  exact: boolean;
  /** Text, in that language, that offers the page to its readers. */
  offer: string;
}

/** The page, as theme parts see it. */
export interface ThemePage {
  /** Address from the root of the docs, without the base path. */
  path: string;
  title: string;
  description: string;
  /** Source file, from the root of the site; empty for pages without one, such as the search page. */
  file: string;
  /** Id of its version. */
  version: string;
  /** The same subject in the other versions. */
  versions: VersionLink[];
  /** The page in each language of the site; empty if there is only one. */
  languages: PageLanguage[];
  /** Date of the last change, `2022-05-12`; empty if unknown. */
  changed: string;
  layout: Layout;
  /** Headings below the title, down to the fourth level. */
  headers: Header[];
  /** Fields that the engine does not know are in `frontmatter.other`. */
  frontmatter: Frontmatter;
  /** Plugin → data it stored with the page. */
  data: Readonly<Record<string, Json>>;
}

/** Props of a frame part. It gets the current page from `usePage`. */
export interface FrameProps {
  site: ThemeSite;
}

/** Props of a part of one page. */
export interface PageProps extends FrameProps {
  page: ThemePage;
}

/** Props of slots, as they were called before every part could be replaced. */
export type SiteSlotProps = FrameProps & { version: 1 };
export type PageSlotProps = PageProps & { version: 1 };

/** A component with which a site replaces a part. */
export interface OwnPart {
  // biome-ignore lint/suspicious/noExplicitAny: the name of the part decides which props it gets
  component: FunctionComponent<any>;
  /** From the root of the site, for messages. */
  file: string;
}

/** The parts that a site replaces. */
export interface OwnParts {
  components: ReadonlyMap<PartName, OwnPart>;
  /** Interactive components of the site, which parts may use → their names. */
  islands: ReadonlyMap<unknown, string>;
  /** Changes with any source file of the site's components; empty if there are none. */
  hash: string;
}

export const NO_PARTS: OwnParts = { components: new Map(), islands: new Map(), hash: '' };
