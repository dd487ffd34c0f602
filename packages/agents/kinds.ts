import type { DiagnosticKind } from '../core/plugin/helpers.ts';

/** Diagnostics of `docs check --agents`: id → level and meaning. */
export const AGENT_KINDS = {
  'agents-freshness': ['warning', 'A Markdown copy is missing, or older than its page (`docs check --agents`).'],
  'agents-hint': ['warning', 'The head of a page does not link to its Markdown copy and the `llms.txt` (`docs check --agents`).'],
  'agents-size': ['warning', 'A Markdown copy is too long for agents and has no separate sections (`docs check --agents`).'],
} as const satisfies Record<string, DiagnosticKind>;

export type AgentKind = keyof typeof AGENT_KINDS;
