import { frameName } from '../build/frame-name.ts';
import { sidebarMarker } from '../build/mark-sidebar.ts';
import { renderDocument } from '../build/render-document.ts';
import { shellInfo } from '../build/shell-info.ts';
import { sidebarInView } from '../build/sidebar-in-view.ts';
import { iconTags } from '../hosting/head-tags.ts';
import { withBase } from '../shared/address.ts';
import type { PageView } from '../shared/view.ts';
import type { DevSite } from './dev-site.ts';

/** What differs from page to page besides its view. */
export interface OfPage {
  /** Identifies the version of the page that is shown. */
  hash: string;
  /** Tags of its own in the head. */
  head: string;
}

/** The document of a build, and beside the app the script of `dev/browser`; `sidebar` is HTML as `SidebarInView` has it. */
export function devDocument(view: PageView, sidebar: string, site: DevSite, { hash, head }: OfPage): string {
  const { app, settings } = site;
  const frame = frameNameOf(site);
  const html = renderDocument(view, sidebarMarker(sidebar, settings.base)(view.path, view.headings), {
    site: shellInfo(settings),
    app,
    buckets: 1,
    frame,
    icons: iconTags(settings.base),
    head,
  });
  const address = withBase(settings.base, '/@dev/client.js');
  const client = `<script type="module" id="docsDev" src="${address}" data-base="${settings.base}" data-frame="${frame}" data-hash="${hash}"></script>`;
  return html.replace(/(?=<\/body><\/html>$)/, client);
}

/** A page that is in no sidebar gets the first one. */
export function specialDocument(view: PageView, site: DevSite): string {
  const first = site.shelf.model.sidebars[0];
  return devDocument(view, first ? sidebarInView(first, '/').html : '', site, { hash: '', head: '' });
}

/** See `build/frame-name.ts`. */
export function frameNameOf({ app, settings }: DevSite): string {
  return frameName(app, shellInfo(settings));
}
