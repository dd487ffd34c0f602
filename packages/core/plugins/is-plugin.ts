import type { Plugin } from '../plugin/define-plugin.ts';
import { isRecord } from '../shared/narrow.ts';

/** Whether a module exports a plugin by default. What its hooks do is checked when they run. */
export function isPlugin(value: unknown): value is Plugin {
  return isRecord(value) && typeof value.name === 'string' && /^[\w-]+$/.test(value.name);
}
