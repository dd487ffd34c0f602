import type { PageFacts } from '../page/compiled-page.ts';
import { tabFragment } from '../shared/tab-memory.ts';

/** Every fragment that leads to a place on a page: ids in its text, and the names of its tabs. */
export function anchorsOf(page: PageFacts): string[] {
  const tabs = page.islands.flatMap(([name, , parts]) => (name === 'Tabs' ? parts.map((part) => tabFragment(String(part.label))) : []));
  return [...new Set([...page.ids, ...tabs])];
}
