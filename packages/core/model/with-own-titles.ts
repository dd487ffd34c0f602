import type { PageFacts } from '../content/source/compiled-page.ts';

/** Fewer pages than this may have a title in common without its being a banner. */
const FEW = 3;
const SHARE = 1 / 3;

/** Pages of a project that begins each of them with its own name: where so many share a title, the heading below it is the title. */
export function withOwnTitles(pages: readonly PageFacts[]): PageFacts[] {
  const counts = new Map<string, number>();
  const totals = new Map<string, number>();
  for (const page of pages) {
    counts.set(keyOf(page), (counts.get(keyOf(page)) ?? 0) + 1);
    totals.set(page.version, (totals.get(page.version) ?? 0) + 1);
  }
  return pages.map((page) => {
    const count = counts.get(keyOf(page)) ?? 0;
    const [first] = page.record.headers;
    if (count < FEW || count < (totals.get(page.version) ?? 0) * SHARE || !first || page.record.path === '/') return page;
    return { ...page, record: { ...page.record, title: first.title } };
  });
}

function keyOf({ version, record }: PageFacts): string {
  return `${version} ${record.title}`;
}
