import { originalBase } from '../config/locales.ts';
import type { Settings } from '../config/settings.ts';
import { fullAddress } from '../model/full-address.ts';
import type { LanguageLink } from '../model/languages.ts';
import { isIndexed } from '../model/visibility.ts';
import { isExternal, withBase } from '../shared/address.ts';
import { markdownFile } from '../shared/page-files.ts';
import type { PageRecord } from '../shared/page-record.ts';
import type { VersionLink } from '../shared/page-view.ts';
import { type Brand, brandOf } from './brand.tsx';

export interface HeadOptions {
  settings: Settings;
  records: ReadonlyMap<string, PageRecord>;
  versions: VersionLink[];
  /** The page in each language; empty for an untranslated page. */
  languages: readonly LanguageLink[];
  /** `2022-05-12`; empty if unknown. */
  changed: string;
  /** Path of the list of pages of its version, `llms.txt`. */
  index: string;
  /** HTML that plugins add. */
  html: string;
}

/** Data in the head of a page, for other programs. */
export interface HeadData {
  indexed: boolean;
  /** Address of the page's Markdown, and of the list of all pages for programs. */
  markdown: string;
  index: string;
  /** HTML that plugins add. */
  html: string;
  /** Missing if the site does not know its own address. */
  preview?: LinkPreview;
}

/** Link preview (https://ogp.me), alternate addresses and position of the page. */
interface LinkPreview {
  properties: [name: string, content: string][];
  card: string;
  alternates: { title: string; href: string }[];
  /** The original also serves readers of all other languages. */
  languages: { lang: string; href: string }[];
  /** JSON-LD. */
  structured: string;
}

/** Collects the data for the head of a page. */
export function headData(record: PageRecord, options: HeadOptions): HeadData {
  const { settings, index, html } = options;
  return {
    html,
    indexed: isIndexed(record),
    markdown: withBase(settings.base, markdownFile(record.path)),
    index: withBase(settings.base, index),
    ...(settings.site === '' ? {} : { preview: linkPreview(record, options) }),
  };
}

function linkPreview(record: PageRecord, options: HeadOptions): LinkPreview {
  const { settings, versions } = options;
  const absolute = (path: string) => (isExternal(path) ? path : fullAddress(settings, path));
  const { title, path, frontmatter } = record;
  const { linkPicture } = brandOf(settings);
  const picture =
    frontmatter.thumbnail ?? (linkPicture === undefined ? undefined : settings.site + withBase(originalBase(settings), linkPicture));
  const properties: [string, string][] = [
    ['og:type', 'article'],
    ['og:title', title],
    ['og:description', frontmatter.short_description ?? settings.description],
    ['og:url', absolute(path)],
    ['og:site_name', settings.title],
    ['og:image', picture === undefined ? '' : absolute(picture)],
  ];
  return {
    properties: properties.filter(([, content]) => content !== ''),
    card: picture === undefined ? 'summary' : 'summary_large_image',
    alternates: versions
      .filter((version) => version.exact)
      .map(({ version, path: other }) => ({
        title: settings.versions.find(({ id }) => id === version)?.label ?? version,
        href: absolute(other),
      })),
    languages: translationsOf(options.languages, settings.site),
    structured: JSON.stringify(structuredData(record, options, absolute)).replace(/</g, '\\u003c'),
  };
}

/** For search engines; empty if the page exists in one language only. */
export function translationsOf(languages: readonly LanguageLink[], site: string): { lang: string; href: string }[] {
  const translated = languages.filter((language) => language.translated);
  const [original] = languages;
  if (translated.length < 2) return [];
  const alternates = translated.map(({ lang, href }) => ({ lang, href: site + href }));
  return original?.translated ? [...alternates, { lang: 'x-default', href: site + original.href }] : alternates;
}

/** https://schema.org/TechArticle, and the pages above as a https://schema.org/BreadcrumbList. */
function structuredData({ title, path }: PageRecord, { records, changed }: HeadOptions, absolute: (path: string) => string): object {
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

export function HeadTags({ indexed, markdown, index, preview }: HeadData) {
  return (
    <>
      {!indexed && <meta name="robots" content="noindex" />}
      <link rel="alternate" type="text/markdown" href={markdown} />
      <link rel="describedby" type="text/plain" href={index} />
      {preview && (
        <>
          {preview.properties.map(([name, content]) => (
            <meta key={name} property={name} content={content} />
          ))}
          <meta name="twitter:card" content={preview.card} />
          {preview.alternates.map(({ title, href }) => (
            <link key={href} rel="alternate" title={title} href={href} />
          ))}
          {preview.languages.map(({ lang, href }) => (
            <link key={lang} rel="alternate" hrefLang={lang} href={href} />
          ))}
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: preview.structured }} />
        </>
      )}
    </>
  );
}

export type IconFiles = Pick<Brand, 'icon' | 'favicon' | 'touchIcon'>;

/** Icons of the site, also used on pages without a source. */
export function IconTags({ base, icons: { icon, favicon, touchIcon } }: { base: string; icons: IconFiles }) {
  return (
    <>
      {favicon !== undefined && <link rel="icon" href={withBase(base, favicon)} sizes="32x32" />}
      <link rel="icon" href={withBase(base, icon)} {...(icon.endsWith('.svg') ? { type: 'image/svg+xml' } : {})} />
      {touchIcon !== undefined && <link rel="apple-touch-icon" href={withBase(base, touchIcon)} />}
    </>
  );
}
