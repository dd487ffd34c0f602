import * as v from 'valibot';

const path = v.pipe(
  v.string(),
  v.regex(/^\/[^\s?#]*$/, 'Write an address from the root of the docs: it starts with "/".'),
);
const address = v.union(
  [path, v.pipe(v.string(), v.url())],
  'Write a path that starts with "/", or a full address with "https://".',
);
const fullAddress = v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/, 'Write a full address: "https://…".'));
const label = v.pipe(v.string(), v.nonEmpty('Write a text that is not empty.'));

export type SidebarEntry = string | { path: string; label?: string } | { label: string; items: SidebarEntry[] };
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
  id: v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'Use letters, digits, dots and hyphens.')),
  label: v.optional(label),
  /** Folder of its pages, from the root of the site. */
  content: v.string(),
  /** Where its pages begin. */
  path: v.optional(path, '/'),
  /** Sidebars by name; a page shows the first that lists it. Without any, the folders are the sidebar. */
  sidebars: v.optional(v.record(v.string(), v.array(sidebarEntry))),
  /** The page of the current version that replaces a page of this one, where the paths differ. */
  pairs: v.optional(v.record(path, path), {}),
});

/** The settings a site may give, all optional. */
export const siteConfig = v.strictObject({
  title: v.optional(label),
  description: v.optional(v.string(), ''),
  base: v.optional(v.pipe(v.string(), v.regex(/^\/([\w.~-]+\/)*$/, 'Write a path that starts and ends with "/", such as "/docs/".')), '/'),
  /** Address of the host, for canonical links: `https://example.com`. */
  site: v.optional(v.pipe(fullAddress, v.regex(/[^/]$/, 'Leave the slash at the end out.'))),
  /** Folder of the pages when there is one version only. */
  content: v.optional(v.string()),
  versions: v.optional(v.pipe(v.array(version), v.minLength(1, 'Name at least one version, or leave `versions` out.'))),
  navigation: v.optional(
    v.strictObject({
      /** The links of the header. */
      links: v.optional(v.array(topLink), []),
      /** The sidebar when there is one version only. */
      sidebar: v.optional(v.array(sidebarEntry)),
    }),
    {},
  ),
  redirects: v.optional(v.record(path, address), {}),
  /** Facts that pages name instead of repeating: `{{payload size limit}}`. */
  constants: v.optional(v.record(v.string(), v.string()), {}),
  /** Base addresses, named in the same manner. */
  addresses: v.optional(v.record(v.string(), fullAddress), {}),
  /** Id of a tag manager container; empty loads nothing. */
  analytics: v.optional(v.pipe(v.string(), v.regex(/^(GTM-[A-Z0-9]+)?$/, 'Write an id such as "GTM-ABC123", or nothing.')), ''),
  /** Folder of the site's own components. */
  components: v.optional(v.string()),
  /** Where "Edit this page" leads; `{file}` stands for the source file. */
  editLink: v.optional(v.pipe(fullAddress, v.includes('{file}', 'Write {file} where the source file goes.'))),
  /** Seconds until a page script counts as not to be had. */
  loadTimeout: v.optional(v.pipe(v.number(), v.minValue(0.05)), 120),
});

export type SiteConfig = v.InferInput<typeof siteConfig>;
export type ParsedConfig = v.InferOutput<typeof siteConfig>;
