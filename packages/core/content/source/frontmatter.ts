import * as v from 'valibot';
import { isRecord } from '../../shared/narrow.ts';
import type { Frontmatter } from '../../shared/page-record.ts';
import { distance } from '../../shared/wording.ts';
import { FIELD_NAMES, FLAGS, type OwnField, STEPS_OVER } from './field-names.ts';
import { frontmatterBlock } from './frontmatter-block.ts';
import { HOME_SCHEMAS, homeOf } from './home-fields.ts';
import type { SourceIssue } from './source-issue.ts';

const PATH = 'Write a path from the root of the docs that starts with "/".';
/** Texts may be numbers, such as 404. */
const sentence = v.pipe(v.union([v.pipe(v.string(), v.nonEmpty()), v.number()], 'Write a string that is not empty.'), v.transform(String));
const words = v.pipe(
  v.union([v.string(), v.number(), v.boolean()], 'Write a string.'),
  v.transform(String),
  v.nonEmpty('Write a string that is not empty.'),
);
const list = v.pipe(
  v.union(
    [
      v.array(v.union([v.string(), v.number(), v.boolean()])),
      v.pipe(
        v.union([v.string(), v.number()]),
        v.transform((text) => String(text).split(',')),
      ),
    ],
    'Write a list.',
  ),
  v.transform((all) => all.map((one) => String(one).trim()).filter(Boolean)),
);
const flag = v.union(
  [
    v.boolean(),
    v.pipe(
      v.picklist(['true', 'True', 'TRUE', 'false', 'False', 'FALSE']),
      v.transform((text) => text.toLowerCase() === 'true'),
    ),
  ],
  'Write `true` or `false`.',
);
/** Previous or next page. Some tools write a label here, or an object with both. */
const neighbour = v.union(
  [
    v.pipe(v.string(), v.regex(/^\//, PATH)),
    v.literal(false),
    v.pipe(
      v.object({ link: v.string() }),
      v.transform(({ link }) => link),
      v.regex(/^\//, PATH),
    ),
  ],
  'Write the path of a page, or `false`.',
);
const date = v.pipe(v.string('Write a date such as 2022-05-12.'), v.regex(/^\d{4}-\d\d-\d\d/, 'Write a date such as 2022-05-12.'));

const AS_OF = 'Write a year, a month or a day: 2022, 2022-10 or 2022-10-05.';

/** Schema of each field. `packages/docs/schemas/frontmatter.json` is generated from it. */
export const SCHEMAS = {
  title: words,
  prev: neighbour,
  next: neighbour,
  sidebar: v.union([sentence, v.boolean()], 'Write a label, or `false` to hide the page from the sidebar.'),
  sidebar_badge: sentence,
  short_description: sentence,
  thumbnail: v.pipe(v.string('Write an address as a string.'), v.regex(/^\//, PATH)),
  order: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^[+-]?[\d.][\w.+-]*$/), v.transform(Number))], 'Write a number.'),
    v.finite('Write a number.'),
  ),
  changed: v.pipe(
    date,
    v.transform((text) => text.slice(0, 10)),
  ),
  as_of: v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.transform(String))], AS_OF),
    v.regex(/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/, AS_OF),
  ),
  aliases: list,
  keywords: list,
  tags: list,
  address: words,
  draft: flag,
  unlisted: flag,
  noindex: flag,
  search: flag,
  ...HOME_SCHEMAS,
} satisfies Record<OwnField, v.GenericSchema>;
/** All schemas together, for values that each passed theirs. */
const KNOWN = v.partial(v.object(SCHEMAS));

export interface ParsedFrontmatter {
  title: string | undefined;
  frontmatter: Frontmatter;
  /** An address declared by the page; see `page-addresses.ts`. */
  address?: GivenAddress;
  issues: SourceIssue[];
}

export interface GivenAddress {
  /** The field it comes from, because each is resolved differently. */
  field: string;
  value: string;
}

/**
 * Reads the frontmatter of a page field by field, under our names and those of other tools. Fields with invalid values are
 * reported and left out. Unknown fields are kept under `other`.
 */
export function parseFrontmatter(source: string): ParsedFrontmatter {
  const { fields, text, issues } = frontmatterBlock(source);
  const lines = text.split('\n');
  const at = (field: string) => ({
    line:
      Math.max(
        lines.findIndex((line) => new RegExp(`^\\s*["']?${field.replace(/\W/g, '\\$&')}["']?\\s*[:=]`).test(line)),
        0,
      ) + 2,
    column: 1,
  });
  const found: Partial<Record<OwnField, unknown>> = {};
  const other: Record<string, unknown> = { ...fields };
  let address: GivenAddress | undefined;
  const report = (field: string, issue: v.BaseIssue<unknown> | undefined) => {
    const top = field.split('.')[0] ?? field;
    const message = `The field \`${field}\` has an invalid value: ${issue?.received ?? 'unknown'}.`;
    issues.push({ id: 'frontmatter-wrong', message, help: issue?.message ?? 'Correct the value.', ...at(top) });
  };

  for (const field of Object.keys(fields).length === 0 ? [] : OWN_FIELDS) {
    for (const name of FIELD_NAMES[field]) {
      const value = valueAt(fields, name);
      if (value === undefined || value === null || STEPS_OVER[name]?.(value)) continue;
      const parsed = v.safeParse(SCHEMAS[field], value);
      if (!parsed.success) {
        report(name, parsed.issues[0]);
        delete other[name];
      } else if (found[field] === undefined) {
        found[field] = parsed.output;
        if (field === 'address') address = { field: name, value: String(parsed.output) };
        delete other[name];
      }
    }
  }
  for (const [field, value, isSet] of FLAGS) if (isSet(fields)) found[field] = value;
  for (const field of Object.keys(other)) {
    if (other[field] === null || isTakenApart(field, found)) delete other[field];
    const meant = misspelt(field);
    if (meant === undefined) continue;
    const message = `Unknown frontmatter field \`${field}\`.`;
    issues.push({ id: 'frontmatter-unknown', message, help: `Did you mean \`${meant}\`?`, ...at(field) });
  }
  const { title, address: _, draft, unlisted, noindex, search, layout: _layout, hero, features, ...known } = v.parse(KNOWN, found);
  const frontmatter: Frontmatter = {
    ...known,
    ...(draft ? { draft } : {}),
    ...(unlisted ? { unlisted } : {}),
    ...(noindex ? { noindex } : {}),
    ...(search === false ? { search } : {}),
    ...homeOf({ ...fields, hero, features }),
    ...(Object.keys(other).length === 0 ? {} : { other }),
  };
  return { title, frontmatter, ...(address ? { address } : {}), issues };
}

const OWN_FIELDS = Object.keys(SCHEMAS) as OwnField[];

/** Value at `sidebar.label`. A name with dots may also be a plain key. */
function valueAt(fields: Readonly<Record<string, unknown>>, name: string): unknown {
  if (Object.hasOwn(fields, name)) return fields[name]; // `navigation.title: A` too
  if (!name.includes('.')) return undefined; // nearly all
  let value: unknown = fields;
  for (const key of name.split('.')) value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return value;
}

/** The parts of `sidebar: { label, order }` have been read one by one. */
function isTakenApart(field: string, found: Partial<Record<OwnField, unknown>>): boolean {
  return field === 'sidebar' && found.sidebar !== undefined;
}

/** Returns the field that a name misspells. Only very close matches are reported, because other tools have many names. */
function misspelt(field: string): string | undefined {
  if (field.length < 5) return undefined;
  return DOCUMENTED.find((known) => known !== field && distance(known, field.toLowerCase()) === 1);
}

const DOCUMENTED = [
  'title',
  'sidebar',
  'description',
  'short_description',
  'thumbnail',
  'order',
  'draft',
  'unlisted',
  'noindex',
  'aliases',
  'keywords',
];
