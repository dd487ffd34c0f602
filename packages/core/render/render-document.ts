import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AppBundle } from '../bundle/app-bundle.ts';
import { stylesFor } from '../bundle/page-styles.ts';
import { withBase } from '../shared/address.ts';
import { ANY_BASE } from '../shared/any-base.ts';
import type { ShellInfo, SiteInfo } from '../shared/browser-settings.ts';
import { escapeHtml } from '../shared/escape-html.ts';
import type { PageOnScreen, PageView } from '../shared/page-view.ts';
import { sayIn } from '../shared/say.ts';
import { inLanguage } from '../theme/language/language-context.ts';
import { Metadata } from '../theme/Metadata.tsx';
import { Shell } from '../theme/Shell.tsx';
import { integrityOf } from '../util/integrity.ts';

export interface DocumentOptions {
  site: ShellInfo;
  /** What the app needs to know. */
  browser: SiteInfo;
  app: AppBundle;
  /** How many parts the list of pages has, see `shared/manifest.ts`. */
  buckets: number;
  /** Name of all this but the page: `shell-hash.ts`. A different name means that the site has been deployed again. */
  frame: string;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
  /** Tags of the icons, the same on every page. */
  icons: string;
  /** Tags of this page alone. */
  head?: string;
}

/** The complete HTML of a page; `sidebar` is the HTML that `sidebarMarker` made for it. */
export function renderDocument(
  view: PageView,
  sidebar: string,
  { site, browser, app, buckets, frame, hidden, icons, head: own = '' }: DocumentOptions,
): string {
  const { path, title, sidebar: script, moved, islands } = view;
  const page: PageOnScreen = { path, title, sidebar: script, ...(moved ? { moved } : {}), islands };
  const say = sayIn(site.words ?? {});
  const head = renderToStaticMarkup(createElement(Metadata, { site, view }));
  const body = renderToStaticMarkup(inLanguage(say, createElement(Shell, { site, view, sidebar })));
  const integrity = (file: string) => `integrity="${integrityOf(app.files.get(file) ?? '')}"`;
  const preloads = app.imports.map(
    (file) => `<link rel="modulepreload" fetchpriority="low" href="${withBase(site.base, file)}" ${integrity(file)}>`,
  );
  const data = JSON.stringify({ site: browser, page, buckets, frame, styles: app.stylesFile }).replace(/</g, '\\u003c');
  return [
    `<!doctype html><html lang="${site.lang}"${site.dir === 'rtl' ? ' dir="rtl"' : ''} data-theme="system"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    hidden ? '<meta name="robots" content="noindex">' : '',
    head,
    own,
    icons,
    ...styleTags(body, app, site.base),
    `<script>${app.early}</script></head><body>`,
    `<a class="skip" href="#docsMain">${escapeHtml(say('Skip to content'))}</a>`,
    body,
    `<script type="application/json" id="docsStart">${data}</script>`,
    preloads.join(''),
    // The page is complete without the app, so what is painted first comes before it.
    `<script type="module" src="${escapeHtml(withBase(site.base, app.script))}" fetchpriority="low" ${integrity(app.script)}></script></body></html>`,
  ].join('');
}

/** A policy knows a text inline by its hash, so in place of one with addresses that are others on every page stands the file. */
function styleTags(body: string, { styles, stylesFile }: AppBundle, base: string): Set<string> {
  const link = `<link rel="stylesheet" href="${withBase(base, stylesFile)}">`;
  return new Set(stylesFor(body, styles).map(({ css }) => (css.includes(ANY_BASE) ? link : `<style>${css}</style>`)));
}
