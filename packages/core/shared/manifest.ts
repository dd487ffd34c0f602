/**
 * Tells the browser which script belongs to an address. There is one small file per bucket, selected by the address, so that no
 * visit downloads a list that grows with the site.
 */
export interface Manifest {
  /** Address → hash in the name of its page script. */
  pages: Record<string, string>;
  /** Digest of the frame of its pages (`render/shell-info.ts`). Documents with another frame open them by ordinary loads. */
  frame?: string;
  /** Old address → replacement. */
  redirects: Record<string, string>;
}

const PAGES_PER_BUCKET = 256;

/** Number of files for the addresses: a power of two. */
export function bucketCount(addresses: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(addresses / PAGES_PER_BUCKET)));
}

/** Bucket of an address. */
export function bucketOf(path: string, buckets: number): number {
  return textHash(path) % buckets;
}

/** Address of a file of the manifest, from the root of the docs. */
export function manifestFile(bucket: number): string {
  return `/assets/pages/${bucket}.json`;
}

/** `/workflows/steps/` + hash → `/assets/pages/workflows/steps.HASH.js`. */
export function scriptFile(path: string, hash: string): string {
  const name = path === '/' ? 'index' : path.replace(/^\/|\/$/g, '');
  return `/assets/pages/${name}.${hash}.js`;
}

/** FNV-1a over the characters, 32 bits: short, and the same in Node and in the browser. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
