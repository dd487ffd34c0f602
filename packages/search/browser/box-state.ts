import type { ShownAnswer } from './messages.ts';

/** What a search box shows. */
export interface BoxState {
  query: string;
  /** The newest answer; it may still be that of an older query. */
  answer: ShownAnswer | undefined;
  /** Pages that were read before in this tab, shown until something is typed. */
  recent: { path: string; title: string }[];
  status: 'idle' | 'busy' | 'ready' | 'failed';
  /** Number of the chosen entry, -1 for none. */
  chosen: number;
}
