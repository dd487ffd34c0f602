import * as v from 'valibot';
import type { Frontmatter } from '../../shared/page-record.ts';
import { nearest } from '../../shared/wording.ts';
import type { SourceIssue } from './source-issue.ts';

/** Frontmatter fields declared by plugins: name → schema. */
export type PluginFields = ReadonlyMap<string, v.GenericSchema>;

/** Validates the declared fields of a page. Invalid values are reported and left out. */
export function pluginFields(
  frontmatter: Frontmatter,
  issues: readonly SourceIssue[],
  source: string,
  fields: PluginFields = new Map(),
): { frontmatter: Frontmatter; issues: SourceIssue[] } {
  if (fields.size === 0) return { frontmatter, issues: [...issues] };
  const other = { ...frontmatter.other };
  // A field declared by a plugin is not a misspelled field of the core.
  const found = issues.filter(
    ({ id, message }) => id !== 'frontmatter-unknown' || ![...fields.keys()].some((name) => message.includes(`\`${name}\``)),
  );
  const lines = source.split('\n');
  const at = (name: string) => ({
    line:
      Math.max(
        0,
        lines.findIndex((line) => line.startsWith(`${name}:`)),
      ) + 1,
    column: 1,
  });
  for (const [name, schema] of fields) {
    const parsed = v.safeParse(schema, other[name]);
    if (parsed.success) {
      if (parsed.output !== undefined) other[name] = parsed.output;
      continue;
    }
    delete other[name];
    const [issue] = parsed.issues;
    if (issue.received === 'undefined') continue; // fields are optional
    found.push({
      id: 'frontmatter-wrong',
      message: `The field \`${name}\` has an invalid value: ${issue.received}.`,
      help: issue.message,
      ...at(name),
    });
  }
  for (const name of Object.keys(frontmatter.other ?? {})) {
    if (fields.has(name)) continue;
    const [close] = nearest(name, [...fields.keys()]);
    if (close !== undefined)
      found.push({
        id: 'frontmatter-unknown',
        message: `Unknown frontmatter field \`${name}\`.`,
        help: `Did you mean \`${close}\`?`,
        ...at(name),
      });
  }
  const { other: _, ...known } = frontmatter;
  return { frontmatter: Object.keys(other).length === 0 ? known : { ...known, other }, issues: found };
}
