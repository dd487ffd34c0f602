import { samples } from '../core/shared/request-samples.ts';
import { listOf, nodeOf, textOf } from './document.ts';
import { exampleFences, fence } from './example-fences.ts';
import { fieldsOf } from './fields-of.ts';
import type { Operation, Parameter } from './operations-of.ts';
import { exampleRequest, isJson, mediaOf, requestForm, successOf } from './request.ts';
import { responseWords } from './response-words.ts';
import { safeLine, safeMarkdown } from './safe-markdown.ts';
import { schemaName } from './schema-name.ts';
import { errorKey, otherResponses } from './shared-errors.ts';
import { idOf, needOf, row, schemaMarkdown, shownType, type Writer } from './writer.ts';

/** Everything about an operation below its heading: its words and fields, then request and response. */
export function operationMarkdown(writer: Writer, operation: Operation): string {
  const { method, path, kind, deprecated, description } = operation;
  const what = kind === 'operation' ? '' : ` (${kind})`;
  return [
    `<ApiOperation>\n<ApiWords>\n<ApiEndpoint method="${method.toLowerCase()}">\n\n**${method}** \`${path.replaceAll('`', "'")}\`${what}\n\n</ApiEndpoint>`,
    ...(deprecated ? ['**Deprecated.** Do not use it in new programs.'] : []),
    ...(description === '' ? [] : [safeMarkdown(description, writer.isKnownLink)]),
    ...authentication(operation),
    ...parameterTables(writer, operation),
    ...bodyTables(writer, operation),
    ...responseFields(writer, operation),
    ...errors(writer, operation),
    '</ApiWords>\n<ApiCode>',
    ...requestSamples(writer, operation),
    ...responseExamples(writer, operation),
    '</ApiCode>\n</ApiOperation>',
  ].join('\n\n');
}

/** How to sign in, where an operation asks for something else than the others. */
function authentication({ node }: Operation): string[] {
  if (!Array.isArray(node.security)) return [];
  const ways = node.security.map((needs) =>
    Object.entries(nodeOf(needs))
      .map(
        ([id, scopes]) =>
          `\`${id}\`${
            listOf(scopes).length === 0
              ? ''
              : ` (${listOf(scopes)
                  .map((scope) => `\`${String(scope)}\``)
                  .join(', ')})`
          }`,
      )
      .join(' and '),
  );
  return [`**Authentication**: ${ways.map((way) => way || 'none').join(', or ') || 'none'}`];
}

function parameterTables(writer: Writer, operation: Operation): string[] {
  const places = ['path', 'query', 'header', 'cookie'] as const;
  const tables = places.flatMap((place) => {
    const own = operation.parameters.filter((parameter) => parameter.place === place && !isShared(parameter));
    if (own.length === 0) return [];
    const title = `${place.charAt(0).toUpperCase()}${place.slice(1)} parameters`;
    const rows = own.map((parameter) => parameterRow(writer, parameter, `${operation.anchor}.${place}`));
    const head = '| Name | Type | Required or default | Description |\n|---|---|---|---|';
    return [`**${title}**`, `<ApiFields>\n\n${[head, ...rows].join('\n')}\n\n</ApiFields>`];
  });
  const shared = operation.parameters.filter(isShared).map(sharedLink);
  if (shared.length === 0) return tables;
  return [...tables, `${tables.length === 0 ? 'Accepts' : 'Also accepts'} ${shared.join(', ')}.`];
}

/** Parameters of many operations, which are described once: `x-shared` is the address of that place, or true. */
function isShared({ node }: Parameter): boolean {
  return node['x-shared'] === true || typeof node['x-shared'] === 'string';
}

function sharedLink({ name, node }: Parameter): string {
  const code = `\`${name.replaceAll('`', "'")}\``;
  return typeof node['x-shared'] === 'string' ? `[${code}](${node['x-shared']})` : code;
}

function parameterRow(writer: Writer, { name, required, description, node }: Parameter, anchor: string): string {
  const schema = node.schema ?? nodeOf(mediaOf(node.content)?.media).schema;
  const resolved = writer.document.resolve(schema);
  return row(writer, {
    id: `${anchor}.${idOf(name)}`,
    name,
    schema,
    need: needOf(required, 0, resolved),
    description: description || (typeof resolved.description === 'string' ? resolved.description : ''),
    node: { ...resolved, ...(node.deprecated === true ? { deprecated: true } : {}) },
  });
}

function bodyTables(writer: Writer, { node, anchor }: Operation): string[] {
  const { description, content, required } = writer.document.resolve(node.requestBody);
  const found = mediaOf(content);
  if (!found) return [];
  const { schema } = nodeOf(found.media);
  const words = [textOf(description), textOf(writer.document.resolve(schema).description)].filter((text) => text !== '');
  const others = Object.keys(nodeOf(content)).filter((type) => type !== found.type);
  const types = [found.type, ...others].map((type) => `\`${type}\``).join(' or ');
  return [
    `**Body** (${types})${required === true ? '' : ', optional'}`,
    ...words.map((text) => safeMarkdown(text, writer.isKnownLink)),
    ...(schema === undefined ? [] : schemaMarkdown(writer, schema, `${anchor}.body`)),
  ];
}

function responseFields(writer: Writer, operation: Operation): string[] {
  const success = successOf(writer.document, operation);
  if (!success) return [];
  const { status, description, content } = success;
  const code = status === 'default' ? '' : ` \`${status.toLowerCase()}\``;
  const found = mediaOf(content);
  const { schema } = nodeOf(found?.media);
  const named = schema === undefined ? '' : returned(writer, schema);
  const words = safeLine(description, writer.isKnownLink);
  const line = `**Response**${code}${words === '' ? '' : `: ${words.replace(/[.:]?$/, '.')}`}${named}${found && !isJson(found.type) ? ` Type: \`${found.type}\`.` : ''}`;
  if (schema === undefined || named !== '') return [line];
  const fields = schemaMarkdown(writer, schema, `${operation.anchor}.response`);
  if (fields.length === 1 && fields[0]?.startsWith('Type: ')) return [line];
  return [line, ':::details Fields of the response', ...fields.map(flat), ':::'];
}

/** What a response holds, by links to objects; empty where it has fields of its own. Of an object around others, such as `{ data, page_info }`, its fields say more than its name. */
function returned(writer: Writer, schema: unknown): string {
  const { document } = writer;
  const fields = fieldsOf(document, schema);
  const isNamed = (value: unknown) => schemaName(value) !== undefined || schemaName(document.resolve(value).items) !== undefined;
  if (fields.length > 0 && fields.length <= 3 && fields.every((field) => isNamed(field.schema)))
    return ` Body: an object with ${fields.map((field) => `\`${field.name.replaceAll('`', "'")}\` (${shownType(writer, field.schema)})`).join(' and ')}.`;
  const type = isNamed(schema) ? shownType(writer, schema) : '';
  return type.includes('](object:') ? ` Body: ${type}.` : '';
}

/** A details block inside another is not possible: its title becomes a line. */
function flat(part: string): string {
  return part === ':::' ? '' : part.replace(/^:::details (.*)$/, '$1:');
}

/** The errors that are the operation's own, and what else it may answer; the other errors are described once. */
function errors(writer: Writer, operation: Operation): string[] {
  const own = otherResponses(writer.document, operation).filter(([code, response]) => !writer.sharedErrors.has(errorKey(code, response)));
  if (own.length === 0) return [];
  const rows = own.map(([code, response]) => `| \`${code.toLowerCase()}\` | ${responseWords(writer, response)} |`);
  const title = own.every(([code]) => /^(?:[45]|default$)/.test(code)) ? 'Errors' : 'Other responses';
  return [`**${title}**`, ['| Status | Meaning |', '|---|---|', ...rows].join('\n')];
}

function requestSamples(writer: Writer, operation: Operation): string[] {
  if (operation.kind !== 'operation') {
    const found = mediaOf(writer.document.resolve(operation.node.requestBody).content);
    return found ? ['**Request that you receive**', ...exampleFences(writer, found)] : [];
  }
  const form = requestForm(writer.document, operation, writer.variable);
  const request = exampleRequest(writer.document, operation, writer.variable);
  const tabs = samples(request).map(({ label, language, code }) => `<Tab label="${label}">\n\n${fence(language, code)}\n\n</Tab>`);
  const canEdit = form.parameters.length > 0 || form.body !== undefined;
  return [
    '**Request**',
    `<Tabs>\n${tabs.join('\n')}\n</Tabs>`,
    ...(canEdit ? [`<RequestBuilder request={${jsonInMdx(form)}} />`] : []),
    ...otherBodies(writer, operation),
  ];
}

/** The examples of a body besides that of the samples. */
function otherBodies(writer: Writer, operation: Operation): string[] {
  const found = mediaOf(writer.document.resolve(operation.node.requestBody).content);
  const others = found ? exampleFences(writer, found).slice(1) : [];
  return others.length === 0 ? [] : [others.length === 1 ? '**Another body**' : '**Other bodies**', ...others];
}

/** JSON as an expression of MDX: no two braces begin a constant of the site, and no angle bracket a tag. */
function jsonInMdx(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').replaceAll('{{', '{\\u007b');
}

function responseExamples(writer: Writer, operation: Operation): string[] {
  const success = successOf(writer.document, operation);
  const found = mediaOf(success?.content);
  if (!success || !found) return [];
  return [`**Response${success.status === 'default' ? '' : ` ${success.status.toLowerCase()}`}**`, ...exampleFences(writer, found)];
}
