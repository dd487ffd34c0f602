import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { nearest } from '../shared/nearest.ts';
import type { Frontmatter } from '../shared/page.ts';
import type { MarkdownIssue } from './markdown-issues.ts';
import { plainFields } from './plain-fields.ts';

const path = v.pipe(
  v.string('Write an address as a string.'),
  v.regex(/^\//, 'Write a path from the root of the docs that starts with "/".'),
);
const sentence = v.pipe(v.string('Write a string.'), v.nonEmpty('Write a string that is not empty.'));
const schema = v.strictObject({
  title: v.optional(sentence),
  prev: v.optional(v.union([path, v.literal(false)], 'Write the path of a page, or `false`.')),
  next: v.optional(v.union([path, v.literal(false)], 'Write the path of a page, or `false`.')),
  sidebar: v.optional(v.union([sentence, v.boolean()], 'Write a label, or `false` to hide the page from the sidebar.')),
  short_description: v.optional(sentence),
  thumbnail: v.optional(path),
});

export interface ParsedFrontmatter {
  title: string | undefined;
  frontmatter: Frontmatter;
  issues: MarkdownIssue[];
}

/** Line ends are `\n`: see `read-source.ts`. */
const BLOCK = /^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?:\n|$)/;

/** The source of a page from below its frontmatter on; all of it where there is none. */
export function withoutFrontmatter(source: string): string {
  return source.replace(BLOCK, '');
}

/** Reads the YAML between the `---` lines at the start of a page and checks it field by field. */
export function parseFrontmatter(source: string): ParsedFrontmatter {
  const empty: ParsedFrontmatter = { title: undefined, frontmatter: {}, issues: [] };
  if (!/^---[ \t]*\n/.test(source)) return empty;
  const block = BLOCK.exec(source);
  if (!block) {
    return {
      ...empty,
      issues: [
        {
          id: 'frontmatter-open',
          message: 'The frontmatter is not closed.',
          help: 'End it with a line of three hyphens (---).',
          line: 1,
          column: 1,
        },
      ],
    };
  }
  const yaml = block[1] ?? '';
  const fields = plainFields(yaml);
  if (fields) return checkFields(fields, yaml);
  const document = parseDocument(yaml, { prettyErrors: true });
  const fault = document.errors[0];
  if (fault) return { ...empty, issues: [notYaml(fault.message, fault.linePos?.[0])] };
  let data: unknown;
  try {
    data = document.toJS() ?? {};
  } catch (error) {
    // Only now an alias (`*name`) is looked up, and may name nothing or too much.
    return { ...empty, issues: [notYaml(error instanceof Error ? error.message : String(error))] };
  }
  if (Array.isArray(data)) {
    const issue = {
      id: 'frontmatter-wrong',
      message: 'The frontmatter is a list, not a set of fields.',
      help: 'Write one `name: value` pair per line.',
      line: 2,
      column: 1,
    };
    return { ...empty, issues: [issue] };
  }
  return checkFields(data, yaml);
}

/** Fields that are wrong are told and left out; the others keep their meaning. */
function checkFields(data: unknown, yaml: string): ParsedFrontmatter {
  const issues: MarkdownIssue[] = [];
  let left = data;
  for (;;) {
    const result = v.safeParse(schema, left);
    if (result.success) {
      const { title, ...frontmatter } = result.output;
      return { title, frontmatter, issues };
    }
    // Of unknown fields the first ends the look at all others, so what is left is looked at again.
    const wrong = new Set<string>();
    for (const issue of result.issues) {
      const field = String(issue.path?.[0]?.key ?? '');
      const index = yaml.split('\n').findIndex((line) => line.trimStart().startsWith(`${field}:`));
      issues.push({ ...wording(issue, field), line: Math.max(index, 0) + 2, column: 1 });
      wrong.add(field);
    }
    left = typeof left === 'object' && left !== null ? Object.fromEntries(Object.entries(left).filter(([field]) => !wrong.has(field))) : {};
  }
}

function notYaml(reason: string, place = { line: 1, col: 1 }): MarkdownIssue {
  return {
    id: 'frontmatter-yaml',
    message: `The frontmatter is not valid YAML: ${reason.split('\n')[0]?.replace(/ at line \d+.*$/, '')}.`,
    help: 'Write one `name: value` pair per line, and quote values that contain a colon or an asterisk.',
    line: place.line + 1,
    column: place.col,
  };
}

function wording(issue: v.BaseIssue<unknown>, field: string): Pick<MarkdownIssue, 'id' | 'message' | 'help'> {
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const known = Object.keys(schema.entries);
    const close = nearest(field, known)[0];
    return {
      id: 'frontmatter-unknown',
      message: `Unknown frontmatter field \`${field}\`.`,
      help: close ? `Did you mean \`${close}\`?` : `Remove it. Known fields: ${known.join(', ')}.`,
    };
  }
  const help = issue.message.startsWith('Invalid') ? `Expected ${issue.expected ?? 'another value'}.` : issue.message;
  return {
    id: 'frontmatter-wrong',
    message: field === '' ? 'The frontmatter is not a set of fields.' : `The field \`${field}\` has an invalid value: ${issue.received}.`,
    help,
  };
}
