import { createElement, type FunctionComponent } from 'react';
import type { ThemePage } from '../shared/parts.ts';
import { Brand } from '../theme/header/Brand.tsx';
import { Header } from '../theme/header/Header.tsx';
import { HeaderLinks } from '../theme/header/HeaderLinks.tsx';
import { Footer, HeaderEnd, SidebarBottom, SidebarTop } from '../theme/parts/slots.tsx';
import { SearchButton } from '../theme/search/SearchButton.tsx';
import { ThemePicker } from '../theme/theme-picker/ThemePicker.tsx';
import { type RenderTheme, renderPart } from './render-part.ts';

/** Parts around all pages that may show something of the page in view. */
const PARTS = { Header, Brand, HeaderLinks, SearchButton, ThemePicker, HeaderEnd, SidebarTop, SidebarBottom, Footer } as const;

/**
 * HTML of the site's own parts of the frame that ask for the page in view, by name: the app puts it into the document when the page
 * is opened in place. Undefined where there are none, as on nearly all sites.
 */
export function frameParts(page: ThemePage, theme: RenderTheme): Record<string, string> | undefined {
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
    // Without the element around it, which stays.
    if (reads) found[name] = html.slice(html.indexOf('>') + 1, html.lastIndexOf('<'));
  }
  return Object.keys(found).length === 0 ? undefined : found;
}
