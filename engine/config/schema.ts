import * as v from 'valibot';
import { HOST_NAMES } from '../hosts/hosts.ts';
import { INTERFACE_WORDS } from '../shared/interface-words.ts';
import { LANGUAGE_CODE } from './language-code.ts';
import type { SidebarEntry } from './sidebar-entry.ts';

const path = v.pipe(
  v.string(),
  v.regex(/^\//, 'Write a path from the root of the docs that starts with "/".'),
  v.regex(/^([^/].*|[^\s?#]*)$/s, 'Write a path without "?", "#" and spaces.'),
  v.regex(/^(?!.*\/\.\.?(\/|$))/, 'Write the path without "." and ".." folders.'),
);
const address = v.union(
  [path, v.pipe(v.string(), v.url())],
  'Write a path that starts with "/", or a full URL that starts with "https://".',
);
const target = v.pipe(
  v.union(
    [v.pipe(v.string(), v.regex(/^\/\S*$/)), v.pipe(v.string(), v.url())],
    'Write a path that starts with "/", such as "/new/#part", or a full URL that starts with "https://".',
  ),
  // Hosts differ in what they do with two queries.
  v.check(
    (to) => !to.includes('?'),
    'Remove the query from "?" on. A redirect passes on the query that is asked for, so its target has none.',
  ),
);
const WHOLE_BASE = /^(\.\/|\/(.*\/)?)$/;
const PLAIN_BASE = /^(\.\/|\/((?!\.{1,2}\/)[\w.~-]+\/)*)$/;
const fullAddress = v.pipe(
  v.string(),
  v.check((address) => /^https?:\/\/\S+$/.test(address) && URL.canParse(address), 'Write a full URL: "https://…".'),
);
const label = v.pipe(v.string('Write a string.'), v.nonEmpty('Write a string that is not empty.'));

const sidebarEntry: v.GenericSchema<SidebarEntry> = v.union(
  [
    address,
    v.strictObject({ path: address, label: v.optional(label) }),
    v.strictObject({ label, items: v.array(v.lazy(() => sidebarEntry)) }),
  ],
  'Write a path ("/x/"), { path, label }, or { label, items: [...] }.',
);

const link = v.strictObject({ label, path: address });
const topLink = v.union(
  [link, v.strictObject({ label, items: v.array(link) })],
  'Write { label, path } or { label, items: [{ label, path }] }.',
);

const version = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'Use only letters, digits, dots, underscores and hyphens.')),
  label: v.optional(label),
  /** Folder of its pages, from the root of the site. */
  content: v.string(),
  /** Where its pages begin. */
  path: v.optional(
    v.pipe(
      path,
      v.transform((begin) => (begin.endsWith('/') ? begin : `${begin}/`)),
    ),
    '/',
  ),
  /** Sidebars by name; a page shows the first that lists it. Without any, the folders are the sidebar. */
  sidebars: v.optional(v.record(v.string(), v.array(sidebarEntry))),
  /** The page of the current version, or the part of one, that replaces a page of this one, where the paths differ. */
  pairs: v.optional(v.record(path, target), {}),
});

const navigation = v.strictObject({
  /** The links of the header. */
  links: v.optional(v.array(topLink), []),
  /** The sidebar when there is one version only. */
  sidebar: v.optional(v.array(sidebarEntry)),
});

const color = v.pipe(v.string(), v.regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'Write a color such as "#0a7350".'));

/** Files, from the root of the site. */
const brand = v.strictObject({
  /** The color of links and marks: one, which is made lighter for the dark theme, or one for each theme. */
  accent: v.optional(
    v.union([color, v.strictObject({ light: color, dark: color })], 'Write a color such as "#0a7350", or { light, dark }.'),
  ),
  /** An SVG that stands before the title in the header. */
  logo: v.optional(v.pipe(v.string(), v.regex(/\.svg$/i, 'Name an SVG file.'))),
  /** Shown on the tab of the browser: SVG or PNG. Without it the first letter of the title is. */
  icon: v.optional(v.string()),
  /** For old browsers, which ask for `/favicon.ico`. */
  favicon: v.optional(v.pipe(v.string(), v.regex(/\.ico$/i, 'Name an .ico file.'))),
  /** On home screens of phones: PNG, 180 × 180. */
  touchIcon: v.optional(v.string()),
  /** Shown by link previews of pages that name no thumbnail: PNG or JPEG, 1200 × 630. */
  linkPicture: v.optional(v.string()),
});

const origins = v.optional(
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^https:\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/, 'Write a host such as "https://example.com" or "https://*.example.com".'),
    ),
  ),
  [],
);

/** Hosts that browsers may load from besides the site itself: see `hosting/content-security-policy.ts`. */
const allow = v.strictObject({
  /** Pictures, videos and sounds. */
  media: origins,
  frames: origins,
  scripts: origins,
  styles: origins,
  fonts: origins,
  /** What scripts may send requests to. */
  connections: origins,
});

const search = v.strictObject({
  /** Words of readers → words of the pages. */
  synonyms: v.optional(v.record(label, v.array(label)), {}),
  /** File with other phrasings that lead to a page or section: see `parse-phrasings.ts`. */
  phrasings: v.optional(v.string()),
});

const count = v.pipe(v.number(), v.integer('Write a whole number.'), v.minValue(0, 'Write a number that is 0 or greater.'));

const floors = v.strictObject({ parsed: v.optional(count, 0), typed: v.optional(count, 0), run: v.optional(count, 0) });
/** A sample: by its page, and by as many other fields as needed to distinguish it. `has` is text that only it has. */
const run = v.strictObject({ page: path, language: v.optional(label), title: v.optional(v.string()), has: v.optional(label) });

/** Turns on checks of code samples: see `docs samples`. */
const samples = v.strictObject({
  /** File of TypeScript declarations that modules with a default export are checked against. */
  declarations: v.optional(v.string()),
  /** Function in those declarations that wraps an object which a sample exports by default. */
  define: v.optional(label, 'define'),
  /** Minimum number of samples that must pass each check. */
  floors: v.optional(floors, {}),
  /** Samples that the tests of the site run. */
  runs: v.optional(v.array(run), []),
});

/** A description of an HTTP API that becomes pages. */
const openapi = v.strictObject({
  /** File in YAML or JSON, OpenAPI 3.0 or 3.1. */
  file: v.pipe(v.string(), v.nonEmpty('Name a file.')),
  /** Where its pages begin. */
  path: v.pipe(
    path,
    v.transform((begin) => (begin.endsWith('/') ? begin : `${begin}/`)),
  ),
  /** Title of its first page; the description's own without it. */
  title: v.optional(label),
  /** Areas (tags) that come first, in this order. */
  areas: v.optional(v.array(label), []),
  /** Environment variable that the samples read the key from. */
  keyVariable: v.optional(v.pipe(v.string(), v.regex(/^[A-Z_][A-Z0-9_]*$/, 'Use capital letters, digits and underscores.')), 'API_KEY'),
});

/** The settings a site may give, all optional. */
export const siteConfig = v.strictObject({
  title: v.optional(label),
  /** Language of the pages (BCP 47), for browsers, screen readers and search engines. */
  lang: v.optional(v.pipe(v.string(), v.regex(LANGUAGE_CODE, 'Write a code such as "en", "de" or "pt-BR".')), 'en'),
  /** What the frame around pages says, for sites that are not in English: English words → those of the site. */
  words: v.optional(
    v.record(v.picklist(INTERFACE_WORDS, 'Write English words exactly as pages show them, such as "Search" or "Edit this page".'), label),
    {},
  ),
  description: v.optional(v.string(), ''),
  base: v.optional(
    v.pipe(
      v.string(),
      v.regex(WHOLE_BASE, 'Write a path that starts and ends with "/", such as "/docs/", or "./" for a site that works under any path.'),
      v.check(
        (base) => !WHOLE_BASE.test(base) || PLAIN_BASE.test(base),
        'Use only letters a–z, digits, and . _ ~ - because servers and browsers encode other characters differently. A site built with base "./" works under such paths too.',
      ),
    ),
    '/',
  ),
  /** Address of the host, for canonical links: `https://example.com`. */
  site: v.optional(v.union([v.literal(''), v.pipe(fullAddress, v.regex(/[^/]$/, 'Remove the trailing slash.'))])),
  /** Folder of the pages when there is one version only. */
  content: v.optional(v.string()),
  versions: v.optional(
    v.pipe(
      v.array(version),
      v.minLength(1, 'List at least one version, or remove `versions`.'),
      v.check((list) => isDistinct(list.map(({ id }) => id)), 'Give each version a different `id`.'),
      v.check((list) => isDistinct(list.map(({ path: begin }) => begin)), 'Give each version a different `path`, such as "/v1/".'),
    ),
  ),
  navigation: v.optional(navigation, {}),
  redirects: v.optional(v.record(path, target), {}),
  /** Earlier values of `base`: every address under them redirects to the same address under `base`. */
  formerBases: v.optional(
    v.array(v.pipe(v.string(), v.regex(/^\/([\w.~-]+\/)+$/, 'Write a path that starts and ends with "/", such as "/old-docs/".'))),
    [],
  ),
  /** File with every address published so far, kept by `docs ledger update`. */
  ledger: v.optional(v.string()),
  /** The host that the published folder is made for: its files are written into the folder. */
  host: v.optional(v.picklist(HOST_NAMES, `Use one of: ${HOST_NAMES.join(', ')}.`)),
  /** Kinds of mistakes that stop a build although they lose no text, such as `link-broken`; `all` for every kind. The checks know their names: see `run-checks.ts`. */
  errors: v.optional(
    v.union(
      [v.literal('all'), v.array(v.string())],
      'Write "all", or a list of kinds such as ["link-broken"]: the word at the end of each message.',
    ),
    [],
  ),
  /** Whom the site trusts: `safe` leaves only HTML in .md pages that cannot run or load anything. Pages in .mdx are code. */
  html: v.optional(v.picklist(['trusted', 'safe'], 'Write "trusted" or "safe".'), 'trusted'),
  /** Also write each text compressed, for servers that send such files as they are. */
  precompress: v.optional(v.boolean(), false),
  search: v.optional(search, {}),
  brand: v.optional(brand, {}),
  allow: v.optional(allow, {}),
  samples: v.optional(samples),
  /** Descriptions of HTTP APIs that become pages: see `docs/api-reference.md`. */
  openapi: v.optional(v.array(openapi), []),
  /** Values that pages insert by name: `{{payload size limit}}`. */
  constants: v.optional(v.record(v.string(), v.string()), {}),
  /** Base addresses, inserted the same way. */
  addresses: v.optional(v.record(v.string(), fullAddress), {}),
  /** Id of a tag manager container; empty loads nothing. */
  analytics: v.optional(
    v.pipe(v.string(), v.regex(/^(GTM-[A-Z0-9]+)?$/, 'Write a container ID such as "GTM-ABC123", or an empty string.')),
    '',
  ),
  /** Folder of the site's own components. */
  components: v.optional(v.string()),
  /** Style sheets of the site's own, beside the theme's. A page has those that it uses. */
  styles: v.optional(v.union([v.string(), v.array(v.string())]), []),
  /** Files that are made when the site is built: address → what gives the text. */
  files: v.optional(
    v.record(
      v.pipe(path, v.regex(/[^/]$/, 'Write the address of a file, such as "/data.json".')),
      v.custom<() => string | Promise<string>>((value) => typeof value === 'function', 'Write a function that returns the text.'),
    ),
    {},
  ),
  /** Where "Edit this page" leads; `{file}` stands for the source file. */
  editLink: v.optional(v.pipe(fullAddress, v.includes('{file}', 'Include {file} where the path of the source file belongs.'))),
  /** Seconds after which loading a page script, or an answer of the search, counts as failed. */
  loadTimeout: v.optional(v.pipe(v.number(), v.minValue(0.05)), 120),
});

/** The valid names at the level of a path: `['navigation', 'lnks']` → links, sidebar. */
export function knownNames(keys: readonly string[]): string[] {
  const inside = new Map<string, { entries: object }>([
    ['allow', allow],
    ['brand', brand],
    ['navigation', navigation],
    ['openapi', openapi],
    ['samples', samples],
    ['samples.floors', floors],
    ['samples.runs', run],
    ['search', search],
    ['versions', version],
  ]);
  const parent = keys.slice(0, -1).filter((key) => !/^\d+$/.test(key));
  return Object.keys((inside.get(parent.join('.')) ?? siteConfig).entries);
}

function isDistinct(list: string[]): boolean {
  return new Set(list).size === list.length;
}

export type AllowedHosts = v.InferOutput<typeof allow>;
export type SampleName = v.InferOutput<typeof run>;
export type ParsedConfig = v.InferOutput<typeof siteConfig>;
