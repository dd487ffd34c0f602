import type { DiagnosticKind } from '../../core/plugin/helpers.ts';

/** Diagnostics about samples: id → level and meaning. */
export const SAMPLE_KINDS = {
  'declarations-missing': ['error', 'The type declarations for samples do not exist.'],
  'sample-answers': ['error', 'Recorded answers for samples cannot be read, or would be recorded in CI.'],
  'sample-broken': ['error', 'A code sample cannot be parsed.'],
  'sample-failed': ['error', 'A code sample failed when run, or did not fail as its page says.'],
  'sample-fence': ['error', 'The attributes of a code fence contradict each other.'],
  'sample-outdated': ['error', 'A page shows an output that differs from what its sample prints.'],
  'sample-run-unknown': ['error', 'An entry of `runs` of the samples plugin matches no sample, or more than one.'],
  'sample-type': ['error', 'A code sample does not match the type declarations.'],
  'sample-without-reason': ['error', 'A code sample is unchecked without a reason.'],
  'samples-below-floor': ['error', 'Fewer samples are checked than `floors` of the samples plugin asks for.'],
} as const satisfies Record<string, DiagnosticKind>;

export type SampleKind = keyof typeof SAMPLE_KINDS;
