/** Files beside the pages that are published as they are. Each has a type in `hosts/responses.ts`. */
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

/** What package managers, compilers and this engine keep in the root of a site, of the types that are published. */
const OF_TOOLS =
  /^(?:package(?:-lock)?|npm-shrinkwrap|composer|deno|jsr|[jt]sconfig(?:\..+)?|biome|knip|turbo|nx|lerna|renovate|vercel|netlify|firebase|external-links)\.json$|^(?:pnpm-(?:lock|workspace)|mkdocs|docker-compose|compose|netlify|render|fly|app|_config)\.ya?ml$|^requirements\.txt$/;

/** Whether a file, by its path from the root of the site, is of no use to readers: never published, even where a page links to it. */
export function isOfTools(relativePath: string): boolean {
  return OF_TOOLS.test(relativePath);
}
