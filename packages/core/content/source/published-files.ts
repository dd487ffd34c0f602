/** Extensions of files beside the pages that are published. `hosts/responses.ts` has the media type of each. */
export const ASSET_EXTENSIONS: readonly string[] = [
  'avif',
  'gif',
  'ico',
  'jpeg',
  'jpg',
  'json',
  'mp4',
  'pdf',
  'png',
  'svg',
  'txt',
  'webm',
  'webp',
  'yaml',
  'yml',
  'zip',
];

/** Files with these extensions that package managers, compilers and this engine keep in the root of a site. */
const OF_TOOLS =
  /^(?:package(?:-lock)?|npm-shrinkwrap|composer|deno|jsr|[jt]sconfig(?:\..+)?|biome|knip|turbo|nx|lerna|renovate|vercel|netlify|firebase|external-links)\.json$|^(?:pnpm-(?:lock|workspace)|mkdocs|docker-compose|compose|netlify|render|fly|app|_config)\.ya?ml$|^requirements\.txt$/;

/** Whether a file, by its path from the root of the site, is useless to readers and never published, even if a page links to it. */
export function isOfTools(relativePath: string): boolean {
  return OF_TOOLS.test(relativePath);
}
