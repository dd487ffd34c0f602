import type { FirstVisit } from '../browser/first-visit.ts';
import type { SearchTimes } from '../browser/search-box.ts';
import type { SamplePage } from './sample-pages.ts';

/** Measurements of one generator's site. */
export interface VisitMeasure {
  label: string;
  pages: { kind: SamplePage['kind']; id: string; visit: FirstVisit }[];
  /** Milliseconds from the click until the heading is painted; `Hovered`: after 300 ms of hovering over the link. */
  clicks?: Record<'fast' | 'fastHovered' | 'slow' | 'slowHovered', number>;
  search?: Record<'fast' | 'slow', SearchTimes>;
  /** Why figures are missing. */
  failed?: string;
}
