import type { FunctionComponent } from 'react';
import type { ShellInfo } from './browser-settings.ts';
import type { Frontmatter, Header, Layout } from './page-record.ts';
import type { Json, VersionLink } from './page-view.ts';

/** Parts around all pages: they stay while the reader goes from page to page. */
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

/** Parts of the text of a page: they are compiled with it, and know neither the page nor the site. */
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

/** The site, as the parts of its theme know it. */
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
  /** Whether that is the language of the page in view. */
  current: boolean;
  /** False where that language has no such page: the address is that of the page above it. */
  exact: boolean;
  /** Offers the page to readers of that language, in that language. */
  offer: string;
}

/** The page, as the parts of its theme know it. */
export interface ThemePage {
  /** Address from the root of the docs, without the base path. */
  path: string;
  title: string;
  description: string;
  /** Source file, from the root of the site; empty for pages that have none, such as the search. */
  file: string;
  /** Id of its version. */
  version: string;
  /** The same subject in the other versions. */
  versions: VersionLink[];
  /** The page in each language of the site; empty where there is one only. */
  languages: PageLanguage[];
  /** Date of the last change, `2022-05-12`; empty where it is not known. */
  changed: string;
  layout: Layout;
  /** Headings below the title, down to the fourth level. */
  headers: Header[];
  /** Fields that the engine does not know are in `frontmatter.other`. */
  frontmatter: Frontmatter;
  /** Plugin → what it noted of the page. */
  data: Readonly<Record<string, Json>>;
}

/** Props of a part around all pages. What it shows of the page in view it takes from `usePage`. */
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

/** A component that a site puts in the place of a part. */
export interface OwnPart {
  // biome-ignore lint/suspicious/noExplicitAny: the name of the part decides which props it gets
  component: FunctionComponent<any>;
  /** From the root of the site, for messages. */
  file: string;
}

/** What a site replaces. */
export interface OwnParts {
  components: ReadonlyMap<PartName, OwnPart>;
  /** Interactive components of the site → their names: a part may show them. */
  islands: ReadonlyMap<unknown, string>;
  /** Changes with any file that the components of the site are made of; empty where it has none. */
  hash: string;
}

export const NO_PARTS: OwnParts = { components: new Map(), islands: new Map(), hash: '' };
