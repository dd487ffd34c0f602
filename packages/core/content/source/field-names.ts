import { isRecord } from '../../shared/narrow.ts';
import { LAYOUTS } from './home-fields.ts';

/**
 * Names of each field in this engine and in other tools, ours first. A dot leads into an object. `address` is the address that the page
 * requests.
 */
export const FIELD_NAMES = {
  title: ['title'],
  prev: ['prev'],
  next: ['next'],
  sidebar: [
    ...['sidebar', 'sidebar.label', 'sidebar_label', 'sidebarTitle', 'sidebar_title', 'nav_title', 'navTitle', 'menuTitle'],
    ...['linkTitle', 'linktitle', 'navigation.title'],
  ],
  sidebar_badge: ['sidebar_badge'],
  short_description: ['short_description', 'description', 'summary'],
  thumbnail: ['thumbnail'],
  order: ['order', 'sidebar_position', 'sidebar.order', 'nav_order', 'navOrder', 'navigation.order', 'weight'],
  changed: ['changed', 'lastUpdated', 'last_update.date', 'last_updated', 'lastmod', 'last_modified_at'],
  as_of: ['as_of'],
  aliases: ['aliases', 'alias', 'redirect_from'],
  keywords: ['keywords'],
  tags: ['tags', 'tag'],
  address: ['permalink', 'slug', 'url', 'id'],
  draft: ['draft'],
  unlisted: ['unlisted', 'hidden'],
  noindex: ['noindex', 'noIndex', 'seo.noindex', 'seo.noIndex'],
  search: ['search', 'pagefind', 'searchable'],
  layout: ['layout'],
  hero: ['hero'],
  features: ['features'],
} satisfies Readonly<Record<string, readonly string[]>>;

/** Fields of a page that the engine knows. */
export type OwnField = keyof typeof FIELD_NAMES;

/** Tells which values to ignore because the name has another meaning in another tool. */
export const STEPS_OVER: Readonly<Record<string, (value: unknown) => boolean>> = {
  sidebar: isRecord,
  search: isRecord,
  prev: isLabel,
  next: isLabel,
  lastUpdated: (value) => typeof value === 'boolean',
  hidden: (value) => typeof value !== 'boolean',
  thumbnail: (value) => typeof value === 'string' && /^(https?:|[^/])/.test(value),
  url: (value) => typeof value !== 'string' || !value.startsWith('/'),
  // A Jekyll pattern (`/:categories/:title/`) is not the address of one page.
  permalink: (value) => typeof value !== 'string' || value.includes(':'),
  slug: (value) => typeof value !== 'string',
  // Numeric ids, as in notes, are not addresses.
  id: (value) => typeof value !== 'string' || !/^(?=.*[a-z])[\w./-]+$/i.test(value),
  keywords: isRecord,
  tags: isRecord,
  alias: isRecord,
  aliases: isRecord,
  // A layout name of another theme, such as `post`.
  hero: (value) => !isRecord(value),
  features: (value) => !Array.isArray(value),
  layout: (value) => typeof value !== 'string' || !LAYOUTS.some((layout) => layout === value),
};

/** `next: Some title`, or `true`, which is the default. */
function isLabel(value: unknown): boolean {
  if (isRecord(value)) return !Object.hasOwn(value, 'link');
  return value === true || (typeof value === 'string' && /[\sA-Z]/.test(value) && !/^[/.]/.test(value));
}

type Fields = Readonly<Record<string, unknown>>;

const at = (fields: Fields, name: string, inner: string): unknown => {
  const value = fields[name];
  return isRecord(value) ? value[inner] : undefined;
};

/** Flags of other tools with the same meaning: our field, our value, and the condition. */
export const FLAGS: readonly (readonly [OwnField, boolean, (fields: Fields) => boolean])[] = [
  ['sidebar', false, (fields) => at(fields, 'sidebar', 'hidden') === true || fields.nav_exclude === true || fields.navigation === false],
  ['sidebar', false, (fields) => fields.toc_hide === true || fields.bookHidden === true || fields.sidebar_class_name === 'hidden'],
  ['draft', true, (fields) => fields.published === false || fields.publish === false],
  ['noindex', true, (fields) => typeof fields.robots === 'string' && /noindex|none/i.test(fields.robots)],
  ['search', false, (fields) => at(fields, 'search', 'exclude') === true || at(fields, 'search', 'enabled') === false],
  ['search', false, (fields) => fields.search_exclude === true || fields.excludeSearch === true || fields.bookSearchExclude === true],
];
