import { browserSettingsOf } from '../model/browser-settings-of.ts';
import { brandOf } from '../render/brand.ts';
import { iconTags } from '../render/head-tags.ts';
import { sidebarMarker } from '../render/mark-sidebar.ts';
import { renderDocument } from '../render/render-document.ts';
import { renderSidebar } from '../render/render-sidebar.ts';
import { shellHash } from '../render/shell-hash.ts';
import { shellInfo } from '../render/shell-info.ts';
import { withBase } from '../shared/address.ts';
import type { PageView } from '../shared/page-view.ts';
import { sayIn } from '../shared/say.ts';
import type { DevSite } from './dev-site.ts';

/** What differs from page to page besides its view. */
export interface OfPage {
  /** Identifies the version of the page that is shown. */
  hash: string;
  /** Tags of its own in the head. */
  head: string;
}

/** The document of a build, and beside the app the script of `dev/browser`; `sidebar` is HTML as `RenderedSidebar` has it. */
export function devDocument(view: PageView, sidebar: string, site: DevSite, { hash, head }: OfPage): string {
  const { app, settings } = site;
  const frame = shellHashOf(site);
  const html = renderDocument(view, sidebarMarker(sidebar, settings.base)(view.path, view.headings), {
    site: shellInfo(settings, site.pages.setup.slots),
    browser: browserSettingsOf(settings),
    app,
    buckets: 1,
    frame,
    icons: iconTags(settings.base, brandOf(settings)),
    head,
  });
  const address = withBase(settings.base, '/@dev/client.js');
  const client = `<script type="module" id="docsDev" src="${address}" data-base="${settings.base}" data-frame="${frame}" data-hash="${hash}"></script>`;
  return html.replace(/(?=<\/body><\/html>$)/, client);
}

/** A page that is in no sidebar gets the first one. */
export function specialDocument(view: PageView, site: DevSite): string {
  const first = site.pages.model.sidebars[0];
  return devDocument(view, first ? renderSidebar(first, '/', sayIn(site.settings.words)).html : '', site, { hash: '', head: '' });
}

/** See `render/shell-hash.ts`. */
export function shellHashOf({ app, settings, pages }: DevSite): string {
  return shellHash(app, shellInfo(settings, pages.setup.slots));
}
