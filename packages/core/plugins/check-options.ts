import * as v from 'valibot';
import type { PluginReference } from '../config/settings.ts';
import type { Plugin } from '../plugin/define-plugin.ts';
import type { Option } from '../plugin/option.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';
import { didYouMean } from '../shared/wording.ts';
import { optionSchema } from './option-schema.ts';
import type { PluginSettings } from './plugin-set.ts';

/** The options of a plugin with fallbacks filled in, or what is wrong with them, with the messages that settings have. */
export async function checkOptions(
  { name, options: described }: Plugin,
  at: number,
  { options }: PluginReference,
  { configSources }: Pick<PluginSettings, 'configSources'>,
): Promise<{ options: unknown } | Diagnostic[]> {
  const schema = described === undefined ? v.strictObject({}) : optionSchema(described);
  const result = v.safeParse(schema, options ?? {});
  if (result.success) return { options: result.output };
  const { placeOfPath } = await import('../config/setting-place.ts'); // with a parser, which is loaded for faults only
  return result.issues.map((issue): Diagnostic => {
    const keys = (issue.path ?? []).map((item) => String(item.key));
    // An entry that is a path alone has no place for an option.
    const path = ['plugins', String(at), ...(options === undefined ? [] : ['options', ...keys])];
    return { ...wording(issue, name, keys, described?.fields ?? {}), ...placeOfPath(path, configSources) };
  });
}

function wording(
  issue: v.BaseIssue<unknown>,
  plugin: string,
  keys: string[],
  fields: NonNullable<Option<unknown>['fields']>,
): Pick<Diagnostic, 'id' | 'message' | 'help'> {
  const option =
    keys.length === 0 ? `The options of the plugin \`${plugin}\`` : `The option \`${keys.join('.')}\` of the plugin \`${plugin}\``;
  const known = Object.keys(fields);
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const list = known.length === 0 ? 'Remove it: the plugin has no options.' : `Remove it. Known options: ${known.join(', ')}.`;
    return {
      id: 'config-unknown',
      message: `${option} does not exist.`,
      help: didYouMean(keys.at(-1) ?? '', known, list, (close) => `\`${close}\``),
    };
  }
  const help = issue.message.startsWith('Invalid') ? `Expected ${issue.expected ?? 'another value'}.` : issue.message;
  if (issue.received === 'undefined') {
    const asked = fields[keys[0] ?? '']?.help ?? 'Write it in the `options` of the entry.';
    return { id: 'config-wrong', message: `${option} is missing.`, help: asked };
  }
  const received = /^(Object|Array)$/.test(issue.received) ? '' : `: ${issue.received}`;
  return { id: 'config-wrong', message: `${option} has an invalid value${received}.`, help };
}
