import { sidebarMarker } from '../build/mark-sidebar.ts';
import { renderDocument } from '../build/render-document.ts';
import { shortHash } from '../build/short-hash.ts';
import { sidebarInView } from '../build/sidebar-in-view.ts';
import { siteInfo } from '../build/site-info.ts';
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
  const html = renderDocument(view, sidebarMarker(sidebar, settings.base)(view.path, view.headings), {
    site: siteInfo(settings),
    app,
    buckets: 1,
    build: app.script,
    icons: iconTags(settings.base),
    head,
  });
  const address = withBase(settings.base, '/@dev/client.js');
  const client = `<script type="module" id="dev" src="${address}" data-base="${settings.base}" data-app="${appName(site)}" data-hash="${hash}"></script>`;
  return html.replace(/(?=<\/body><\/html>$)/, client);
}

/** A page that is in no sidebar gets the first one. */
export function specialDocument(view: PageView, site: DevSite): string {
  const first = site.shelf.model.sidebars[0];
  return devDocument(view, first ? sidebarInView(first, '/').html : '', site, { hash: '', head: '' });
}

/** Digest of everything in a document that is not the page. */
export function appName({ app }: DevSite): string {
  const { script, styles, early } = app;
  return shortHash(JSON.stringify([script, styles, early]));
}
