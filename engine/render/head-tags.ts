import type { Settings } from '../config/settings.ts';
import { escapeHtml } from '../page/escape-html.ts';
import { isExternal, withBase } from '../shared/address.ts';
import type { PageRecord } from '../shared/page.ts';
import type { VersionLink } from '../shared/view.ts';
import { fullAddress } from './full-address.ts';
import { pictures } from './pictures.ts';

export interface HeadTagsOptions {
  settings: Settings;
  records: ReadonlyMap<string, PageRecord>;
  versions: VersionLink[];
  /** `2022-05-12`; empty where it is not known. */
  changed: string;
}

/** What other programs read in the head of a page: previews of links (https://ogp.me), versions, and where the page stands. */
export function headTags(record: PageRecord, options: HeadTagsOptions): string {
  const { settings, versions } = options;
  if (settings.site === '') return '';
  const absolute = (path: string) => (isExternal(path) ? path : fullAddress(settings, path));
  const { title, path, frontmatter } = record;
  const properties: Record<string, string> = {
    'og:type': 'article',
    'og:title': title,
    'og:description': frontmatter.short_description ?? settings.description,
    'og:url': absolute(path),
    'og:site_name': settings.title,
    'og:image': absolute(frontmatter.thumbnail ?? pictures().card),
  };
  return [
    ...Object.entries(properties).map(([name, value]) => (value === '' ? '' : `<meta property="${name}" content="${escapeHtml(value)}">`)),
    '<meta name="twitter:card" content="summary_large_image">',
    ...versions
      .filter((version) => version.exact)
      .map(
        ({ version, path: other }) =>
          `<link rel="alternate" title="${escapeHtml(settings.versions.find(({ id }) => id === version)?.label ?? version)}" href="${escapeHtml(absolute(other))}">`,
      ),
    `<script type="application/ld+json">${JSON.stringify(structuredData(record, options, absolute)).replace(/</g, '\\u003c')}</script>`,
  ].join('');
}

/** https://schema.org/TechArticle, and the pages above as a https://schema.org/BreadcrumbList. */
function structuredData({ title, path }: PageRecord, { records, changed }: HeadTagsOptions, absolute: (path: string) => string): object {
  const above = [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1)).filter((part) => part !== path && records.has(part));
  const trail = [...above, path].map((part, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: records.get(part)?.title ?? title,
    item: absolute(part),
  }));
  const article = { '@type': 'TechArticle', headline: title, ...(changed === '' ? {} : { dateModified: changed }) };
  return { '@context': 'https://schema.org', '@graph': [article, { '@type': 'BreadcrumbList', itemListElement: trail }] };
}

/** The icons, on every page and also on those that are none. */
export function iconTags(base: string): string {
  const { svg, ico, touch } = pictures().icons;
  return `<link rel="icon" href="${withBase(base, ico)}" sizes="32x32"><link rel="icon" href="${withBase(base, svg)}" type="image/svg+xml"><link rel="apple-touch-icon" href="${withBase(base, touch)}">`;
}
