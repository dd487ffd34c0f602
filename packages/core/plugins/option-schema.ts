import * as v from 'valibot';
import type { Option } from '../plugin/option.ts';

/** The schema of what an option may hold, for checking and for the JSON schema of the settings. */
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
