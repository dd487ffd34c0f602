/** Name for what is cached of one site, readable and safe in a file name. */
export function cacheName(root: string): string {
  return root.replace(/[^\w]+/g, '-').slice(-60);
}
