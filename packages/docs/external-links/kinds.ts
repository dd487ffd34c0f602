import type { DiagnosticKind } from '../../core/plugin/helpers.ts';

/** Diagnostics of `docs check --external`: id → level and meaning. */
export const LINK_KINDS = {
  'external-broken': ['warning', 'An external link failed on several days (`docs check --external`).'],
  'external-moved': ['warning', 'A link leads to an external address that has moved (`docs check --external`).'],
  'external-record': ['error', 'The results of `docs check --external` cannot be read.'],
} as const satisfies Record<string, DiagnosticKind>;

export type LinkKind = keyof typeof LINK_KINDS;
