import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { originalBase } from '../config/locales.ts';
import { browserSettingsOf } from '../model/browser-settings-of.ts';
import { brandOf } from '../render/brand.tsx';
import type { HeadData } from '../render/head-tags.tsx';
import { sidebarMarker } from '../render/mark-sidebar.ts';
import { renderDocument } from '../render/render-document.tsx';
import type { RenderTheme } from '../render/render-part.ts';
import { renderSidebar } from '../render/render-sidebar.ts';
import { shellHash, shellInfo } from '../render/shell-info.ts';
import type { SpecialPage } from '../render/special-pages.tsx';
import { withBase } from '../shared/address.ts';
import { NO_PARTS } from '../shared/parts.ts';
import type { ShownSite } from './dev-site.ts';

/** Everything specific to a page besides its view. */
export interface DevPage extends SpecialPage {
  /** HTML in the form that `RenderedSidebar` has. */
  sidebar: string;
  /** Identifies the shown version of the page. */
  hash: string;
  head?: HeadData;
}

/** Renders the same document as a build, plus the script of `dev/browser`. */
export function devDocument({ sidebar, hash, ...page }: DevPage, site: ShownSite): string {
  const { app, settings } = site;
  const frame = shellHashOf(site);
  const { path, headings } = page.view;
  const theme = devTheme(site);
  const options = {
    site: theme.site,
    browser: browserSettingsOf(settings),
    app,
    buckets: 1,
    frame,
    icons: brandOf(settings),
    files: originalBase(settings),
  };
  const html = renderDocument({ ...page, sidebar: sidebarMarker(sidebar, settings.base)(path, headings) }, options, theme.own);
  const client = createElement('script', {
    type: 'module',
    id: 'docsDev',
    src: withBase(settings.base, '/@dev/client.js'),
    'data-base': settings.base,
    'data-frame': frame,
    'data-hash': hash,
  });
  return html.replace(/(?=<\/body><\/html>$)/, renderToStaticMarkup(client));
}

/** Renders a page without a source. A page in no sidebar gets the first one. */
export function specialDocument(special: SpecialPage, site: ShownSite): string {
  const first = site.pages.model.sidebars[0];
  return devDocument({ ...special, sidebar: first ? renderSidebar(first, '/', devTheme(site)).html : '', hash: '' }, site);
}

export function devTheme({ settings, pages }: ShownSite): RenderTheme {
  const { own = NO_PARTS } = pages.setup.options;
  return { site: shellInfo(settings, own), own };
}

/** See `render/shell-info.ts`. */
export function shellHashOf(site: ShownSite): string {
  return shellHash(site.app, devTheme(site).site);
}
