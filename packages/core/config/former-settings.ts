import type { Diagnostic } from '../shared/diagnostic.ts';
import { isRecord } from '../shared/narrow.ts';
import { type ConfigSource, placeOfKey } from './setting-place.ts';

/** A setting that became a plugin. */
export interface MovedSetting {
  setting: string;
  /** Module of the plugin. */
  use: string;
  options: (value: unknown) => unknown;
  /** The new form. */
  now: string;
}

/** Replaces settings that have become plugins, with a warning for each. */
export function withFormerSettings(
  given: Readonly<Record<string, unknown>>,
  moved: readonly MovedSetting[],
  sources: readonly ConfigSource[],
): { given: Record<string, unknown>; notices: Diagnostic[] } {
  const now: Record<string, unknown> = { ...given };
  const notices: Diagnostic[] = [];
  for (const { setting, use, options, now: form } of moved) {
    if (now[setting] === undefined) continue;
    const plugins = Array.isArray(now.plugins) ? now.plugins : [];
    const former = options(now[setting]);
    const isPlugin = (one: unknown) => one === use || (isRecord(one) && one.use === use);
    // Options given to the plugin itself take precedence.
    const merged = (one: unknown) => ({ use, options: { ...Object(former), ...(isRecord(one) ? Object(one.options) : {}) } });
    now.plugins = plugins.some(isPlugin)
      ? plugins.map((one) => (isPlugin(one) ? merged(one) : one))
      : [...plugins, { use, options: former }];
    delete now[setting];
    notices.push({
      id: 'setting-moved',
      message: `The setting \`${setting}\` is now an option of a plugin.`,
      help: `Write \`${form}\`. The next minor version no longer reads \`${setting}\`.`,
      ...placeOfKey(setting, sources),
    });
  }
  return { given: now, notices };
}
