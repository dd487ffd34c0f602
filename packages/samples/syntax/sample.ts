import type { PlacedCode } from '../../core/plugin/code.ts';

/** A fenced code block of a page, and what its fence says of it. */
export interface Sample extends Omit<PlacedCode, 'unchecked' | 'untyped'> {
  /** Why nobody can check it; empty where it is checked. */
  unchecked: string;
  /** Why it does not keep to the declarations; empty where it does. */
  untyped: string;
}

/** What is wrong with the code of a sample; line and column count from 1, from the first line of the code. */
export interface SampleFault {
  message: string;
  line: number;
  column: number;
}

/** Fences without a reason are reported when their page is compiled. */
export function sampleOf({ unchecked = '', untyped = '', ...block }: PlacedCode): Sample {
  return { ...block, unchecked, untyped };
}
