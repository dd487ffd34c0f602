import { fullAddress } from '../model/full-address.ts';
import type { SiteModel } from '../model/site-model.ts';
import { isIndexed } from '../model/visibility.ts';
import { escapeHtml } from '../shared/escape-html.ts';

/** Every page with the date of its last change, for search engines: https://www.sitemaps.org/protocol.html */
export function siteMap({ settings, records }: SiteModel, dates: ReadonlyMap<string, string>): string {
  const pages = [...records.values()].filter(isIndexed).map(({ path, relativePath, frontmatter }) => {
    const date = frontmatter.changed ?? dates.get(relativePath);
    return `<url><loc>${escapeHtml(fullAddress(settings, path))}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('\n')}\n</urlset>\n`;
}

/** Everything may be read. Search engines look for it at the root of a host only. */
export function robotsText({ settings }: SiteModel): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${fullAddress(settings, '/sitemap.xml')}\n`;
}
