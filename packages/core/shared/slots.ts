import type { FunctionComponent } from 'react';
import type { Frontmatter } from './page-record.ts';

/** Places of a page that a site may fill, each with a component `slots/NAME.tsx` in its folder of components. */
export const SITE_SLOTS = ['Footer', 'HeaderEnd', 'SidebarTop', 'SidebarBottom'] as const;
export const PAGE_SLOTS = ['Head', 'BeforeArticle', 'AfterArticle'] as const;

export type SiteSlot = (typeof SITE_SLOTS)[number];
export type PageSlot = (typeof PAGE_SLOTS)[number];

/** Props of the slots around all pages. They stay while the reader goes from page to page, so they know none of them. */
export interface SiteSlotProps {
  /** Of these props: a later number may have lost or changed some. */
  version: 1;
  site: {
    title: string;
    /** Starts and ends with a slash. */
    base: string;
    versions: readonly { id: string; label: string; path: string }[];
  };
}

/** Props of the slots of one page. */
export interface PageSlotProps extends SiteSlotProps {
  page: {
    /** Address from the root of the docs, without the base path. */
    path: string;
    title: string;
    description: string;
    /** Source file, from the root of the site. */
    file: string;
    /** Id of its version. */
    version: string;
    /** Date of the last change, `2022-05-12`; empty where it is not known. */
    changed: string;
    frontmatter: Frontmatter;
  };
}

/** What a site fills. */
export interface SlotComponents {
  site: ReadonlyMap<SiteSlot, FunctionComponent<SiteSlotProps>>;
  page: ReadonlyMap<PageSlot, FunctionComponent<PageSlotProps>>;
}

export const NO_SLOTS: SlotComponents = { site: new Map(), page: new Map() };
