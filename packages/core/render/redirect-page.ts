import type { Settings } from '../config/settings.ts';
import { isExternal, withBase } from '../shared/address.ts';
import { escapeHtml } from '../shared/escape-html.ts';

/**
 * A page for hosts that cannot redirect: it leads on by itself, and by a link where nothing else
 * works. Where script runs, query and fragment are carried along.
 */
export function redirectPage(to: string, { base, site }: Settings): string {
  const target = isExternal(to) ? to : withBase(base, to);
  const canonical = (isExternal(to) ? to : site + target).replace(/#.*/, '');
  const shown = escapeHtml(target);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title>',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    isExternal(canonical) ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '', // a site without an address of its own has none
    `<script data-to="${shown}">${REDIRECT_SCRIPT}</script>`,
    `<meta http-equiv="refresh" content="0; url=${shown}"></head>`,
    `<body><p>This page has moved to <a href="${shown}">${shown}</a>.</p></body></html>`,
  ].join('');
}

/** The same text in every stub, so that one hash in a policy covers all. It runs before the refresh is read. */
export const REDIRECT_SCRIPT =
  'var l=location,t=new URL(document.currentScript.dataset.to,l.href);' +
  'if(l.search)t.search=l.search;if(l.hash&&!t.hash)t.hash=l.hash;l.replace(t.href)';
