import type { BlockResult } from './judge.ts';

/** What the site's own cases say of a block. */
export interface CaseBlockResult extends BlockResult {
  /** Tool that ran it, with its version. */
  tool: string;
}
