import type { Settings } from '../config/settings.ts';
import { fullAddress } from '../model/full-address.ts';
import { isIndexed } from '../model/visibility.ts';
import { isExternal, withBase } from '../shared/address.ts';
import { escapeHtml } from '../shared/escape-html.ts';
import { markdownFile } from '../shared/page-files.ts';
import type { PageRecord } from '../shared/page-record.ts';
import type { VersionLink } from '../shared/page-view.ts';
import { type Brand, brandOf } from './brand.ts';

export interface HeadTagsOptions {
  settings: Settings;
  records: ReadonlyMap<string, PageRecord>;
  versions: VersionLink[];
  /** `2022-05-12`; empty where it is not known. */
  changed: string;
  /** Path of the list of pages of its version, `llms.txt`. */
  index: string;
}

/** What other programs read in the head of a page: previews of links (https://ogp.me), versions, and where the page stands. */
export function headTags(record: PageRecord, options: HeadTagsOptions): string {
  const { settings, versions } = options;
  if (settings.site === '') return copyTags(record, options);
  const absolute = (path: string) => (isExternal(path) ? path : fullAddress(settings, path));
  const { title, path, frontmatter } = record;
  const picture = frontmatter.thumbnail ?? brandOf(settings).linkPicture;
  const properties: Record<string, string> = {
    'og:type': 'article',
    'og:title': title,
    'og:description': frontmatter.short_description ?? settings.description,
    'og:url': absolute(path),
    'og:site_name': settings.title,
    'og:image': picture === undefined ? '' : absolute(picture),
  };
  return [
    copyTags(record, options),
    ...Object.entries(properties).map(([name, value]) => (value === '' ? '' : `<meta property="${name}" content="${escapeHtml(value)}">`)),
    `<meta name="twitter:card" content="${picture === undefined ? 'summary' : 'summary_large_image'}">`,
    ...versions
      .filter((version) => version.exact)
      .map(
        ({ version, path: other }) =>
          `<link rel="alternate" title="${escapeHtml(settings.versions.find(({ id }) => id === version)?.label ?? version)}" href="${escapeHtml(absolute(other))}">`,
      ),
    `<script type="application/ld+json">${JSON.stringify(structuredData(record, options, absolute)).replace(/</g, '\\u003c')}</script>`,
  ].join('');
}

/** Where the page is as Markdown, and where the list of all pages is, see https://llmstxt.org; whether search engines may have it. */
function copyTags(record: PageRecord, { settings, index }: HeadTagsOptions): string {
  const { path } = record;
  const href = (file: string) => escapeHtml(withBase(settings.base, file));
  return `${isIndexed(record) ? '' : '<meta name="robots" content="noindex">'}<link rel="alternate" type="text/markdown" href="${href(markdownFile(path))}"><link rel="describedby" type="text/plain" href="${href(index)}">`;
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
export function iconTags(base: string, { icon, favicon, touchIcon }: Brand): string {
  const type = icon.endsWith('.svg') ? ' type="image/svg+xml"' : '';
  return [
    favicon === undefined ? '' : `<link rel="icon" href="${withBase(base, favicon)}" sizes="32x32">`,
    `<link rel="icon" href="${withBase(base, icon)}"${type}>`,
    touchIcon === undefined ? '' : `<link rel="apple-touch-icon" href="${withBase(base, touchIcon)}">`,
  ].join('');
}
