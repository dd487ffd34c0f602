import type { BlockResult } from './judge.ts';

/** Result of the site's own cases for a block. */
export interface CaseBlockResult extends BlockResult {
  /** Tool that ran it, with version. */
  tool: string;
}
