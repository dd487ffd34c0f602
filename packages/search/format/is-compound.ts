/** Code as a whole, made of words that are indexed as well: `flow.delay`, `$emit`, `/tmp`, `--name`. */
export function isCompound(term: string): boolean {
  return /[.$/-]/.test(term);
}
