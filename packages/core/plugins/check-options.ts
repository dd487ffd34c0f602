import * as v from 'valibot';
import type { PluginReference } from '../config/settings.ts';
import type { Plugin } from '../plugin/define-plugin.ts';
import type { Option } from '../plugin/option.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';
import { didYouMean } from '../shared/wording.ts';
import type { PluginSettings } from './plugin-set.ts';

/** The options of a plugin with fallbacks filled in, or diagnostics as for settings. */
export async function checkOptions(
  { name, options: described }: Plugin,
  at: number,
  { options }: PluginReference,
  { configSources }: Pick<PluginSettings, 'configSources'>,
): Promise<{ options: unknown } | Diagnostic[]> {
  const schema = described === undefined ? v.strictObject({}) : optionSchema(described);
  const result = v.safeParse(schema, options ?? {});
  if (result.success) return { options: result.output };
  const { placeOfPath } = await import('../config/setting-place.ts'); // with a parser, which is only loaded for errors
  return result.issues.map((issue): Diagnostic => {
    const keys = (issue.path ?? []).map((item) => String(item.key));
    // An entry that is only a path has no location for options.
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
  const given = issue.type === 'non_empty' ? '""' : issue.received;
  const received = /^(Object|Array)$/.test(given) ? '' : `: ${given}`;
  return { id: 'config-wrong', message: `${option} has an invalid value${received}.`, help };
}

/** Schema of an option, for validation and for the JSON schema of the settings. */
export function optionSchema(described: Option<unknown>): v.GenericSchema {
  const { about, fallback, optional } = described;
  const schema = about === undefined ? kindSchema(described) : v.pipe(kindSchema(described), v.description(about));
  if (fallback !== undefined) return v.optional(schema, fallback);
  return optional ? v.optional(schema) : schema;
}

function kindSchema({ kind, pattern, help, choices = [], of, fields = {} }: Option<unknown>): v.GenericSchema {
  const inner = of === undefined ? v.unknown() : optionSchema(of);
  switch (kind) {
    case 'text':
      return pattern === undefined
        ? v.pipe(v.string(help), v.nonEmpty(help ?? 'Write a string that is not empty.'))
        : v.pipe(v.string(help), v.regex(pattern, help));
    case 'number':
      return v.number(help ?? 'Write a number.');
    case 'flag':
      return v.boolean(help ?? 'Write `true` or `false`.');
    case 'choice':
      return v.picklist(choices, help ?? `Use one of: ${choices.join(', ')}.`);
    case 'list':
      return v.array(inner, help ?? 'Write a list.');
    case 'record':
      return v.record(v.string(), inner, help ?? 'Write an object.');
    case 'object':
      return v.strictObject(Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, optionSchema(one)])), help);
  }
}
