/**
 * Where the browser learns which script belongs to an address. One small file a bucket, chosen by
 * the address itself, so that no visit downloads a list that grows with the site.
 */
export interface Manifest {
  /** Address → hash in the name of its page script. */
  pages: Record<string, string>;
  /** Name of the frame that its pages are made for (`render/shell-info.ts`): a document with another opens them by ordinary loads. */
  frame?: string;
  /** Old address → the page that took its place. */
  redirects: Record<string, string>;
}

const PAGES_PER_BUCKET = 256;

/** How many files the addresses are divided among: a power of two. */
export function bucketCount(addresses: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(addresses / PAGES_PER_BUCKET)));
}

/** The part that has an address. */
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
