import { createHash } from 'node:crypto';

/**
 * A unique slug for each name. If several names have the same slug, all but the first (sorted by name) get a suffix derived from the
 * name, so the order in the description doesn't matter.
 */
export function distinctSlugs(
  named: readonly (readonly [name: string, slug: string])[],
  reserved: readonly string[] = [],
): Map<string, string> {
  const slugs = new Map<string, string>();
  const taken = new Set(reserved);
  for (const [name, slug] of [...named].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))) {
    if (slugs.has(name)) continue;
    const own = taken.has(slug) ? `${slug}-${createHash('sha256').update(name).digest('hex').slice(0, 6)}` : slug;
    taken.add(own);
    slugs.set(name, own);
  }
  return slugs;
}
