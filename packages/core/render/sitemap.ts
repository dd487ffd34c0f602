import { fullAddress } from '../model/full-address.ts';
import { languageLinks } from '../model/languages.ts';
import type { SiteModel } from '../model/site-model.ts';
import { isIndexed } from '../model/visibility.ts';
import { escapeHtml } from '../shared/escape.ts';
import { translationsOf } from './head-tags.tsx';

/**
 * Sitemap for search engines (https://www.sitemaps.org/protocol.html): every page with the date of its last change and its other
 * languages. Untranslated pages are listed once.
 */
export function siteMap(models: readonly SiteModel[], dates: ReadonlyMap<string, string>): string {
  const pages = models.flatMap(({ settings, records, languages }) =>
    [...records.values()]
      .filter((record) => isIndexed(record) && record.lang === undefined)
      .map(({ path, relativePath, frontmatter }) => {
        const date = frontmatter.changed ?? dates.get(relativePath);
        const others = languages.length < 2 ? [] : translationsOf(languageLinks(path, settings.locale, languages), settings.site);
        const links = others.map(
          ({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${escapeHtml(lang)}" href="${escapeHtml(href)}"/>`,
        );
        return `<url><loc>${escapeHtml(fullAddress(settings, path))}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}${links.join('')}</url>`;
      }),
  );
  const names = models.length < 2 ? '' : ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>\n${pages.join('\n')}\n</urlset>\n`;
}

/** Allows everything. Search engines look for it only at the root of a host. */
export function robotsText({ settings }: SiteModel): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${fullAddress(settings, '/sitemap.xml')}\n`;
}
