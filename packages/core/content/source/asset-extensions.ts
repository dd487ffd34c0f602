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
