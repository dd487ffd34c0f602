/** What settings import: `plugins: [openapi({ file: 'api.yaml', path: '/api/' })]`. */
export interface OpenapiDescription {
  /** From the root of the site. */
  file: string;
  /** Where its pages begin: `/api/`. */
  path: string;
  /** Your page with `<ApiObjects />`, if you place the operations on several pages. */
  objects?: string;
  title?: string;
  /** Areas (tags) that come first, in this order. */
  areas?: readonly string[];
  /** Environment variable that the samples read the key from. */
  keyVariable?: string;
  /** Hosts that readers may send requests to from the pages, such as `api.example.com`. */
  send?: readonly string[];
  /** What relative links in the description begin with: `https://example.com/docs/`. */
  links?: string;
}

/** Language → texts of the reference → yours: `{ pl: { 'at least {0}': 'nie mniej niż {0}' } }`. */
export interface OpenapiWords {
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Descriptions of HTTP APIs that become pages; what else applies to all of them. */
export function openapi(...given: (OpenapiDescription | OpenapiWords)[]) {
  const descriptions = given.filter((one): one is OpenapiDescription => 'file' in one);
  const words = Object.assign({}, ...given.map((one) => ('words' in one ? one.words : {})));
  return { use: '@workflow-docs/engine/openapi', options: { descriptions, words } };
}
