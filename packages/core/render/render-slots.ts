import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Settings } from '../config/settings.ts';
import { AuthorError, isAuthorError } from '../shared/author-error.ts';
import {
  PAGE_SLOTS,
  type PageSlot,
  type PageSlotProps,
  SITE_SLOTS,
  type SiteSlot,
  type SiteSlotProps,
  type SlotComponents,
} from '../shared/slots.ts';

/** HTML of what a site puts around all pages; empty where it puts nothing. */
export function renderSiteSlots(slots: SlotComponents, settings: Settings): Record<SiteSlot, string> {
  return renderEach(SITE_SLOTS, slots.site, siteProps(settings));
}

/** HTML of what a site puts into the head of a page, and before and after its article. */
export function renderPageSlots(slots: SlotComponents, settings: Settings, page: PageSlotProps['page']): Record<PageSlot, string> {
  return renderEach(PAGE_SLOTS, slots.page, { ...siteProps(settings), page });
}

function siteProps({ title, base, versions }: Settings): SiteSlotProps {
  return { version: 1, site: { title, base, versions: versions.map(({ id, label, path }) => ({ id, label, path })) } };
}

function renderEach<Name extends string, Props extends object>(
  names: readonly Name[],
  components: ReadonlyMap<Name, FunctionComponent<Props>>,
  props: Props,
): Record<Name, string> {
  const html = (name: Name) => {
    const component = components.get(name);
    if (!component) return '';
    try {
      return renderToStaticMarkup(createElement(component, props));
    } catch (error) {
      if (isAuthorError(error)) throw error;
      throw new AuthorError(
        `The slot ${name} failed: ${error instanceof Error ? error.message : String(error)}.`,
        `Fix slots/${name}.tsx in the components folder.`,
      );
    }
  };
  const rendered: Partial<Record<Name, string>> = {};
  for (const name of names) rendered[name] = html(name);
  return rendered as Record<Name, string>; // every name was just set
}
