// The groups of settings used in `schema.ts`.
import * as v from 'valibot';
import { COLOR_NAMES } from '../shared/theme-colors.ts';
import { address, begin, color, label, languageCode, origins, path, target, words } from './schema-values.ts';
import type { SidebarEntry } from './sidebar-entry.ts';

const groupFields = { collapsed: v.optional(v.boolean()), badge: v.optional(label), section: v.optional(label) };

const sidebarEntry: v.GenericSchema<SidebarEntry> = v.union(
  [
    address,
    v.strictObject({ path: address, label: v.optional(label), badge: v.optional(label), section: v.optional(label) }),
    // An entry with a badge, or a group that is initially open.
    v.strictObject({ label, items: v.array(v.lazy(() => sidebarEntry)), ...groupFields }),
    v.strictObject({ folder: label, label: v.optional(label), ...groupFields }),
  ],
  'Write a path ("/x/"), { path, label }, { label, items: [...] }, or { folder: "guides/" }.',
);

const link = v.strictObject({ label, path: address });
const topLink = v.union(
  [link, v.strictObject({ label, items: v.array(link) })],
  'Write { label, path } or { label, items: [{ label, path }] }.',
);

export const version = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'Use only letters, digits, dots, underscores and hyphens.')),
  label: v.optional(label),
  /** Folder of its pages, from the root of the site. */
  content: v.string(),
  /** Address prefix of its pages. */
  path: v.optional(begin, '/'),
  /** Sidebars by name; a page shows the first that lists it. Without any, the sidebar follows the folders. */
  sidebars: v.optional(v.record(v.string(), v.array(sidebarEntry))),
  /** Pages of this version → page or section of the current version that replaces them, if the paths differ. */
  pairs: v.optional(v.record(path, target), {}),
});

export const navigation = v.strictObject({
  /** The links of the header. */
  links: v.optional(v.array(topLink), []),
  /** The sidebar, if there is only one version. */
  sidebar: v.optional(v.array(sidebarEntry)),
});

const day = v.pipe(v.string(), v.isoDate('Write a day such as "2026-03-01".'));

/** A line above the header of every page. */
export const banner = v.strictObject({
  text: label,
  link: v.optional(link),
  /** Readers who dismiss it do not see a banner with this id again; without an id, until its text changes. */
  id: v.optional(label),
  /** First and last day, in the reader's time zone. */
  from: v.optional(day),
  until: v.optional(day),
});

/** A language of the site: see `locales.ts`. */
export const locale = v.strictObject({
  /** Label in the language menu; by default the language's own name. */
  label: v.optional(label),
  lang: v.optional(languageCode),
  /** Folder of its pages; with several versions, one folder for each id. */
  content: v.optional(v.union([v.string(), v.record(v.string(), v.string())], 'Name a folder, or one for each version: { v2: "…" }.')),
  /** Suffix of its pages, if they're next to the originals: `de` in `page.de.md`. */
  suffix: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]*$/, 'Write what stands between the dots of `page.de.md`.'))),
  /** Address prefix of the language. */
  path: v.optional(begin),
  title: v.optional(label),
  description: v.optional(v.string()),
  words: v.optional(words),
  /** Tells readers which sections may be older than the original: see `docs translate`. */
  showOutdated: v.optional(v.boolean()),
  /** Labels of the navigation → the same in this language. */
  labels: v.optional(v.record(label, label)),
});

/** Files, from the root of the site. */
export const brand = v.strictObject({
  /** The color of links and marks: one, which is lightened for the dark theme, or one for each theme. */
  accent: v.optional(
    v.union([color, v.strictObject({ light: color, dark: color })], 'Write a color such as "#0a7350", or { light, dark }.'),
  ),
  /** An SVG before the title in the header. */
  logo: v.optional(v.pipe(v.string(), v.regex(/\.svg$/i, 'Name an SVG file.'))),
  /** Browser tab icon: SVG or PNG. By default the first letter of the title. */
  icon: v.optional(v.string()),
  /** For old browsers, which request `/favicon.ico`. */
  favicon: v.optional(v.pipe(v.string(), v.regex(/\.ico$/i, 'Name an .ico file.'))),
  /** For home screens of phones: PNG, 180 × 180. */
  touchIcon: v.optional(v.string()),
  /** Link preview of pages without a thumbnail: PNG or JPEG, 1200 × 630. */
  linkPicture: v.optional(v.string()),
});

/** A theme beside the light and the dark one. */
export const siteTheme = v.strictObject({
  /** Label in the theme menu. */
  label,
  /** Base theme, whose colors apply where it defines none. */
  base: v.optional(v.picklist(['light', 'dark'], 'Write "light" or "dark".'), 'light'),
  /** Color tokens, without `--` → values. */
  colors: v.record(v.picklist(COLOR_NAMES, `Name a color of the theme: ${COLOR_NAMES.join(', ')}.`), color),
});

/** Hosts that browsers may load from besides the site itself: see `hosting/security-headers.ts`. */
export const allow = v.strictObject({
  /** Pictures, videos and sounds. */
  media: origins,
  frames: origins,
  scripts: origins,
  styles: origins,
  fonts: origins,
  /** Origins that scripts may send requests to. */
  connections: origins,
});

export const searchSettings = v.strictObject({
  /** Readers' words → words of the pages. */
  synonyms: v.optional(v.record(label, v.array(label)), {}),
  /** File with phrasings for pages and sections; see `phrasings.ts`. */
  phrasings: v.optional(v.string()),
});

/** A module, or a module with options, which are plain data. */
export const plugin = v.union(
  [
    v.pipe(
      label,
      v.transform((use): { use: string; options?: unknown } => ({ use })),
    ),
    v.strictObject({ use: label, options: v.optional(v.unknown()) }),
  ],
  'Write the path of a module ("./plugins/tickets.ts"), or { use, options }.',
);
