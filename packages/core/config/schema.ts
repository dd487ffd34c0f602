import * as v from 'valibot';
import { PART_NAMES } from '../shared/parts.ts';
import { allow, banner, brand, locale, navigation, plugin, searchSettings, siteTheme, version } from './schema-groups.ts';
import { absoluteUrl, label, languageCode, path, source, target, words } from './schema-values.ts';

const WHOLE_BASE = /^(\.\/|\/(.*\/)?)$/;
const PLAIN_BASE = /^(\.\/|\/((?!\.{1,2}\/)[\w.~-]+\/)*)$/;

/** Part of addresses and folder names. */
const LOCALE_NAME = /^[A-Za-z][\w-]*$/;

/** The settings of a site, all optional. */
export const siteConfig = v.strictObject({
  title: v.optional(label),
  /** Language of the pages (BCP 47), for browsers, screen readers and search engines. */
  lang: v.optional(languageCode, 'en'),
  /** Interface texts for sites that are not in English: English text → translation. */
  words: v.optional(words, {}),
  /** Languages of the site by name. `root`, or otherwise the first, is the original of the others. */
  locales: v.optional(
    v.pipe(
      v.record(
        v.pipe(v.string(), v.regex(LOCALE_NAME, 'Name a language by its code, such as "de", or "root" for the one without a prefix.')),
        locale,
      ),
      v.check((list) => Object.keys(list).length > 0, 'List at least one language, or remove `locales`.'),
      v.check(
        (list) => isDistinct(Object.entries(list).map(([name, own]) => own.path ?? (name === 'root' ? '/' : `/${name}/`))),
        'Give each language a different `path`, such as "/de/".',
      ),
    ),
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
  site: v.optional(v.union([v.literal(''), v.pipe(absoluteUrl, v.regex(/[^/]$/, 'Remove the trailing slash.'))])),
  /** Folder of the pages, if there is only one version. */
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
  redirects: v.optional(v.record(source, target), {}),
  /** Earlier values of `base`: every address under them redirects to the same address under `base`. */
  formerBases: v.optional(
    v.array(v.pipe(v.string(), v.regex(/^\/([\w.~-]+\/)+$/, 'Write a path that starts and ends with "/", such as "/old-docs/".'))),
    [],
  ),
  /** File with every address published so far, kept by `docs ledger update`. */
  ledger: v.optional(v.string()),
  /** The host to build for. Its configuration files are written into the output folder. */
  host: v.optional(label),
  /** Kinds of warnings that stop a build, such as `link-broken`; `all` for all mistakes. The checks know the names: see `run-checks.ts`. */
  errors: v.optional(
    v.union(
      [v.literal('all'), v.array(v.string())],
      'Write "all", or a list of kinds such as ["link-broken"]: the word at the end of each message.',
    ),
    [],
  ),
  /** `safe` removes HTML from .md pages that could run or load anything. Pages in .mdx are always code. */
  html: v.optional(v.picklist(['trusted', 'safe'], 'Write "trusted" or "safe".'), 'trusted'),
  /** Also writes compressed files, for servers that send these as they are. */
  precompress: v.optional(v.boolean(), false),
  search: v.optional(searchSettings, {}),
  brand: v.optional(brand, {}),
  allow: v.optional(allow, {}),
  /** Plugins: modules of the site, or the results of functions from packages. See `docs/plugins.md`. */
  plugins: v.optional(v.array(plugin), []),
  /** Values inserted into pages by name: `{{payload size limit}}`. */
  constants: v.optional(v.record(v.string(), v.string()), {}),
  /** Base addresses, inserted the same way. */
  addresses: v.optional(v.record(v.string(), absoluteUrl), {}),
  /** Id of a Google Tag Manager container; empty for none. */
  analytics: v.optional(
    v.pipe(v.string(), v.regex(/^(GTM-[A-Z0-9]+)?$/, 'Write a container ID such as "GTM-ABC123", or an empty string.')),
    '',
  ),
  /** Components that replace parts of the theme: name → file. */
  theme: v.optional(v.record(v.picklist(PART_NAMES, `Name a part of the theme: ${PART_NAMES.join(', ')}.`), label), {}),
  /** Themes that readers can choose beside light and dark: name → theme. */
  themes: v.optional(
    v.pipe(
      v.record(v.pipe(v.string(), v.regex(/^[a-z][\w-]*$/, 'Name a theme in small letters, such as "sepia".')), siteTheme),
      v.check(
        (list) => ['system', 'light', 'dark'].every((name) => !Object.hasOwn(list, name)),
        'Choose another name: `system`, `light` and `dark` are there already. Change their colors in a style sheet.',
      ),
    ),
    {},
  ),
  /** A line above the header. */
  banner: v.optional(banner),
  /** Folder of the site's own components. */
  components: v.optional(v.string()),
  /** The site's own style sheets, in addition to the theme's. A page contains those it uses. */
  styles: v.optional(v.union([v.string(), v.array(v.string())]), []),
  /** Generated files: address → function that returns the content. */
  files: v.optional(
    v.record(
      v.pipe(path, v.regex(/[^/]$/, 'Write the address of a file, such as "/data.json".')),
      v.custom<() => string | Promise<string>>((value) => typeof value === 'function', 'Write a function that returns the text.'),
    ),
    {},
  ),
  /** Target of "Edit this page"; `{file}` is replaced by the source file. */
  editLink: v.optional(v.pipe(absoluteUrl, v.includes('{file}', 'Include {file} where the path of the source file belongs.'))),
  /** Seconds after which loading a page script or a search counts as failed. */
  loadTimeout: v.optional(v.pipe(v.number(), v.minValue(0.05)), 120),
});

/** The valid names at the level of a path: `['navigation', 'lnks']` → links, sidebar. */
export function knownNames(keys: readonly string[]): string[] {
  const inside = new Map<string, { entries: object }>([
    ['allow', allow],
    ['banner', banner],
    ['brand', brand],
    ['locales', locale],
    ['navigation', navigation],
    ['search', searchSettings],
    ['themes', siteTheme],
    ['versions', version],
  ]);
  // Entries of a list have numbers; languages and themes have names.
  const named = keys[0] === 'locales' || keys[0] === 'themes';
  const parent = keys.slice(0, -1).filter((key, at) => !/^\d+$/.test(key) && !(at === 1 && named));
  return Object.keys((inside.get(parent.join('.')) ?? siteConfig).entries);
}

function isDistinct(list: string[]): boolean {
  return new Set(list).size === list.length;
}

export type AllowedHosts = v.InferOutput<typeof allow>;
export type ParsedConfig = v.InferOutput<typeof siteConfig>;
