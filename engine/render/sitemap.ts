import type { SiteModel } from '../build/site-model.ts';
import { escapeHtml } from '../page/escape-html.ts';
import { fullAddress } from './full-address.ts';

/** Every page with the date of its last change, for search engines: https://www.sitemaps.org/protocol.html */
export function siteMap({ settings, records }: SiteModel, dates: ReadonlyMap<string, string>): string {
  const pages = [...records.values()].map(({ path, relativePath }) => {
    const date = dates.get(relativePath);
    return `<url><loc>${escapeHtml(fullAddress(settings, path))}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('\n')}\n</urlset>\n`;
}

/** Everything may be read. Search engines look for it at the root of a host only. */
export function robotsText({ settings }: SiteModel): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${fullAddress(settings, '/sitemap.xml')}\n`;
}
