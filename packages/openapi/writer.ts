import { type Document, type Node, nodeOf } from './document.ts';
import { type Field, fieldsOf, limitsOf, shownValue } from './fields-of.ts';
import { type IsKnownLink, safeLine } from './safe-markdown.ts';
import { isCondition, isObject, schemaName, typeName } from './schema-name.ts';
import type { SharedError } from './shared-errors.ts';

/** What the sections of a reference are written with. */
export interface Writer {
  document: Document;
  /** Environment variable that the samples read the key from. */
  variable: string;
  isKnownLink: IsKnownLink;
  /** Names of the schemas that have been linked to: each gets a section. */
  objects: Set<string>;
  /** Errors that are described once. */
  sharedErrors: ReadonlyMap<string, SharedError>;
}

/** A link to the section of a schema, its address filled in when the pages are known. */
export function objectLink(writer: Writer, name: string): string {
  writer.objects.add(name);
  return `[${cellText(name)}](object:${encodeURIComponent(name)})`;
}

/** The type of a value as Markdown. */
export function shownType(writer: Writer, schema: unknown): string {
  return typeName(writer.document, schema, (name) => objectLink(writer, name));
}

const HEAD = ['| Name | Type | Required or default | Description |', '|---|---|---|---|'];

/** The fields of a body or object as tables: those of an inner object open below its row. `anchor` begins the ids of the rows. */
export function fieldTables(writer: Writer, fields: readonly Field[], anchor: string): string[] {
  const parts: string[] = [];
  let rows: string[] = [];
  for (const field of fields) {
    rows.push(fieldRow(writer, field, anchor));
    if (field.fields.length === 0) continue;
    const inner = innerRows(writer, field.fields, `${anchor}.${idOf(field.name)}`, '');
    parts.push(table(rows), `:::details Fields of “${plainName(field.name)}”`, table(inner), ':::');
    rows = [];
  }
  return rows.length === 0 ? parts : [...parts, table(rows)];
}

function table(rows: readonly string[]): string {
  return `<ApiFields>\n\n${[...HEAD, ...rows].join('\n')}\n\n</ApiFields>`;
}

function innerRows(writer: Writer, fields: readonly Field[], anchor: string, indent: string): string[] {
  return fields.flatMap((field) => [
    fieldRow(writer, field, anchor, indent),
    ...innerRows(writer, field.fields, `${anchor}.${idOf(field.name)}`, `${indent}↳ `),
  ]);
}

function fieldRow(writer: Writer, field: Field, anchor: string, indent = ''): string {
  const schema = writer.document.resolve(field.schema);
  return row(writer, {
    ...field,
    id: `${anchor}.${idOf(field.name)}`,
    name: field.name,
    indent,
    need: needOf(field.required, field.oneOf, schema),
    node: schema,
  });
}

interface Row {
  id: string;
  name: string;
  indent?: string;
  schema: unknown;
  need: string;
  description: string;
  node: Node;
}

/** A row of a table of fields or parameters. No cell of it is empty. */
export function row(writer: Writer, { id, name, indent = '', schema, need, description, node }: Row): string {
  const marks = [
    node.deprecated === true ? '**deprecated**' : '',
    node.readOnly === true ? 'read-only' : '',
    node.writeOnly === true ? 'write-only' : '',
  ];
  const items = writer.document.resolve(node.items);
  const itemLimits = node.items === undefined || schemaName(node.items) !== undefined ? '' : limitsOf(items);
  const words = [...marks, safeLine(description, writer.isKnownLink), limitsOf(node), itemLimits === '' ? '' : `each: ${itemLimits}`];
  const cells = [
    `${indent}<ApiField id="${id}">\`${name.replaceAll('`', "'")}\`</ApiField>`,
    shownType(writer, schema),
    need,
    words.filter((phrase) => phrase !== '').join('; ') || '–',
  ];
  return `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}

/** Whether a value has to be sent, or what holds without it. */
export function needOf(required: boolean, oneOf: number, schema: Node): string {
  if (required) return '**required**';
  if (oneOf > 0) return `**one of ${oneOf}**`;
  return schema.default === undefined || schema.default === null ? 'optional' : `default \`${shownValue(schema.default).slice(0, 80)}\``;
}

/** A name in the title of a block, which has no code in it. */
function plainName(name: string): string {
  return name.replace(/[`{}<>[\]\n]/g, ' ').trim();
}

/** The table of a schema, or its choices; a line with its type where it has neither. */
export function schemaMarkdown(writer: Writer, schema: unknown, anchor: string): string[] {
  const { document } = writer;
  const resolved = document.resolve(schema);
  const fields = fieldsOf(document, schema);
  const choices = choicesOf(writer, resolved);
  if (fields.length > 0) return [...fieldTables(writer, fields, anchor), ...choices];
  const items = document.resolve(resolved.items);
  if (resolved.items !== undefined && schemaName(resolved.items) === undefined && isObject(document, items))
    return [`Type: ${shownType(writer, schema)}`, ...schemaMarkdown(writer, resolved.items, anchor)];
  if (choices.length > 0) return choices;
  const limits = limitsOf(resolved);
  return [`Type: ${shownType(writer, schema)}${limits === '' ? '' : `; ${limits}`}`];
}

/** The parts of `oneOf` or `anyOf`, and the attribute that tells them apart. */
function choicesOf(writer: Writer, schema: Node): string[] {
  const parts = [schema.oneOf, schema.anyOf].flat().filter((part) => part !== undefined && !isCondition(part));
  if (parts.length === 0) return [];
  const { propertyName } = nodeOf(schema.discriminator);
  const by = typeof propertyName === 'string' ? `, told apart by \`${propertyName}\`` : '';
  const list = parts.map((part) => {
    const resolved = writer.document.resolve(part);
    const names = schemaName(part) === undefined ? fieldsOf(writer.document, part).map(({ name }) => `\`${name}\``) : [];
    const title = typeof resolved.title === 'string' && names.length > 0 ? `${safeLine(resolved.title, writer.isKnownLink)}: ` : '';
    return `- ${title}${shownType(writer, part)}${names.length === 0 ? '' : ` with ${names.join(', ')}`}`;
  });
  return [`One of these${by}:`, list.join('\n')];
}

export function idOf(name: string): string {
  return name.replace(/[^\p{L}\p{N}_.-]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}`);
}

/** Text as MDX that shows it unchanged. */
export function cellText(text: string): string {
  return text.replace(/[{<[\]|*_\\`]/g, '\\$&');
}
