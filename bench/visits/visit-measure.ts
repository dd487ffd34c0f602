import type { FirstVisit } from '../browser/first-visit.ts';
import type { SearchTimes } from '../browser/search-box.ts';
import type { SamplePage } from './sample-pages.ts';

/** What was measured of a generator's site. */
export interface VisitMeasure {
  label: string;
  pages: { kind: SamplePage['kind']; id: string; visit: FirstVisit }[];
  /** Milliseconds from a click to the painted heading; hovered: after 300 ms on the link. */
  clicks?: Record<'fast' | 'fastHovered' | 'slow' | 'slowHovered', number>;
  search?: Record<'fast' | 'slow', SearchTimes>;
  /** Why figures are missing. */
  failed?: string;
}
