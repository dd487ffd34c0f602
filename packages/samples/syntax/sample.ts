import type { PlacedCode } from '../../core/plugin/code.ts';

/** A fenced code block of a page, with the attributes of its fence. */
export interface Sample extends Omit<PlacedCode, 'unchecked' | 'untyped'> {
  /** Why it can't be checked; empty if it is. */
  unchecked: string;
  /** Why it doesn't match the declarations; empty if it does. */
  untyped: string;
}

/** An error in the code of a sample. Line and column are 1-based, and relative to the code. */
export interface SampleFault {
  message: string;
  line: number;
  column: number;
}

/** Fences without a reason are reported when their page is compiled. */
export function sampleOf({ unchecked = '', untyped = '', ...block }: PlacedCode): Sample {
  return { ...block, unchecked, untyped };
}
