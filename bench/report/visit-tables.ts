import type { FirstVisit } from '../browser/first-visit.ts';
import type { VisitMeasure } from '../visits/visit-measure.ts';
import { markdownTable } from './markdown-table.ts';
import { type Column, summaryTable } from './summary-table.ts';

const kb = (bytes: number | undefined) => bytes && bytes / 1000;

/** Generators side by side: first visit, navigation, search; then every page. */
export function visitReport(visited: VisitMeasure[]): string {
  const rows = visited.map((measure) => ({ label: measure.label, measure, failed: measure.failed && 'failed, see below' }));
  const bareLcp = medianVisit(visited.find(({ label }) => label.startsWith('bare')))?.slow.lcp;
  return [
    '### First visit of the median page, slow connection and processor',
    summaryTable(rows, [
      { head: 'kB until load', goal: 85, digits: 1, value: (measure) => kb(medianVisit(measure)?.load.total) },
      { head: 'kB in all', digits: 1, value: (measure) => kb(medianVisit(measure)?.all.total) },
      { head: 'script', goal: 72, digits: 1, value: (measure) => kb(medianVisit(measure)?.load.script) },
      { head: 'LCP ms', goal: 480, digits: 0, value: (measure) => medianVisit(measure)?.slow.lcp },
      { head: 'LCP × bare', goal: 1.15, digits: 2, value: (measure) => ratio(medianVisit(measure)?.slow.lcp, bareLcp) },
      { head: 'CLS', goal: 0, digits: 3, value: (measure) => medianVisit(measure)?.slow.cls },
      { head: 'TBT ms', goal: 30, digits: 0, value: (measure) => medianVisit(measure)?.slow.tbt },
      { head: 'heap MB', goal: 2.5, digits: 1, value: (measure) => medianVisit(measure)?.heapMb },
    ]),
    '### Choosing a sidebar link, ms until the new heading is painted',
    summaryTable(rows, [
      { head: 'fast', goal: 32, digits: 0, value: ({ clicks }) => clicks?.fast },
      { head: 'after 300 ms of hovering', goal: 25, digits: 0, value: ({ clicks }) => clicks?.fastHovered },
      { head: 'slow', goal: 150, digits: 0, value: ({ clicks }) => clicks?.slow },
      { head: 'slow, after hovering', goal: 70, digits: 0, value: ({ clicks }) => clicks?.slowHovered },
    ]),
    '### Search, ms from opening the box to the first result for a word; later: from the last letter of another word',
    summaryTable(
      rows.filter(({ measure }) => measure.search),
      [
        { head: 'first time, fast', goal: 200, digits: 0, value: ({ search }) => search?.fast.first },
        { head: 'kB until then', goal: 110, digits: 0, value: ({ search }) => kb(search?.fast.bytes) },
        { head: 'kB soon after', digits: 0, value: ({ search }) => kb(search?.fast.bytesSoonAfter) },
        { head: 'later, fast', goal: 50, digits: 0, value: ({ search }) => search?.fast.later },
        { head: 'first time, slow', goal: 900, digits: 0, value: ({ search }) => search?.slow.first },
        { head: 'later, slow', digits: 0, value: ({ search }) => search?.slow.later },
      ] satisfies Column<VisitMeasure>[],
    ),
    '### First visit, every page',
    visitTable(visited.flatMap(({ label, pages }) => pages.map(({ kind, id, visit }) => ({ label: `${label}, ${kind}: ${id}`, visit })))),
    ...visited.flatMap(({ label, failed }) => (failed === undefined ? [] : [`${label}: ${failed}`])),
  ].join('\n\n');
}

/** First visits, one per row, with the fast and the slow profile. */
export function visitTable(rows: { label: string; visit: FirstVisit }[]): string {
  return markdownTable(
    [
      '',
      'kB until load',
      'document',
      'script',
      'requests',
      'kB in all',
      'requests',
      'FCP fast',
      'LCP fast',
      'TBT fast',
      'FCP slow',
      'LCP slow',
      'TBT slow',
      'CLS worst',
      'heap MB',
    ],
    rows.map(({ label, visit: { load, all, fast, slow, heapMb } }) => [
      label,
      ...[load.total, load.document, load.script].map((bytes) => (bytes / 1000).toFixed(1)),
      String(load.requests),
      (all.total / 1000).toFixed(1),
      String(all.requests),
      ...[fast.fcp, fast.lcp, fast.tbt, slow.fcp, slow.lcp, slow.tbt].map((ms) => ms.toFixed(0)),
      Math.max(fast.cls, slow.cls).toFixed(3),
      heapMb.toFixed(1),
    ]),
  );
}

function medianVisit(measure: VisitMeasure | undefined): FirstVisit | undefined {
  return measure?.pages.find(({ kind }) => kind === 'median')?.visit;
}

function ratio(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || !other ? undefined : one / other;
}
