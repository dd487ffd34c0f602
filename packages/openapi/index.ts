/** Imported by settings: `plugins: [openapi({ file: 'api.yaml', path: '/api/' })]`. */
export interface OpenapiDescription {
  /** Path from the root of the site. */
  file: string;
  /** Path of its first page, such as `/api/`. */
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
  /** Base URL of relative links in the description: `https://example.com/docs/`. */
  links?: string;
}

/** Language → texts of the reference → yours: `{ pl: { 'at least {0}': 'nie mniej niż {0}' } }`. */
export interface OpenapiWords {
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Generates pages from descriptions of HTTP APIs, with options that apply to all of them. */
export function openapi(...given: (OpenapiDescription | OpenapiWords)[]) {
  const descriptions = given.filter((one): one is OpenapiDescription => 'file' in one);
  const words = Object.assign({}, ...given.map((one) => ('words' in one ? one.words : {})));
  return { use: '@workflow-docs/engine/openapi', options: { descriptions, words } };
}
