import { nodeOf } from './document.ts';
import { examplesOf, sampleValue } from './example-of.ts';
import type { Operation, Parameter } from './operations-of.ts';
import { exampleRequest, isJson, mediaOf, successOf } from './request.ts';
import { safeLine, safeMarkdown } from './safe-markdown.ts';
import { samples } from './samples.ts';
import { cellText, idOf, needOf, row, schemaMarkdown, shownType, type Writer } from './writer.ts';

/** Everything about an operation below its heading: its words and fields, then request and response. */
export function operationMarkdown(writer: Writer, operation: Operation): string {
  const { method, path, kind, deprecated, description } = operation;
  const what = kind === 'operation' ? '' : ` (${kind})`;
  return [
    `<ApiOperation>\n<ApiWords>\n<ApiEndpoint method="${method.toLowerCase()}">\n\n**${method}** \`${path.replaceAll('`', "'")}\`${what}\n\n</ApiEndpoint>`,
    ...(deprecated ? ['**Deprecated.** Do not use it in new programs.'] : []),
    ...(description === '' ? [] : [safeMarkdown(description, writer.isKnownLink)]),
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

function parameterTables(writer: Writer, operation: Operation): string[] {
  const places = ['path', 'query', 'header', 'cookie'] as const;
  return places.flatMap((place) => {
    const own = operation.parameters.filter((parameter) => parameter.place === place && parameter.node['x-shared'] !== true);
    if (own.length === 0) return [];
    const title = `${place.charAt(0).toUpperCase()}${place.slice(1)} parameters`;
    const rows = own.map((parameter) => parameterRow(writer, parameter, `${operation.anchor}.${place}`));
    const head = '| Name | Type | Required or default | Description |\n|---|---|---|---|';
    return [`**${title}**`, `<ApiFields>\n\n${[head, ...rows].join('\n')}\n\n</ApiFields>`];
  });
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
  const others = Object.keys(nodeOf(content)).filter((type) => type !== found.type);
  const types = [found.type, ...others].map((type) => `\`${type}\``).join(' or ');
  return [
    `**Body** (${types})${required === true ? '' : ', optional'}`,
    ...(typeof description === 'string' && description.trim() !== '' ? [safeMarkdown(description, writer.isKnownLink)] : []),
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
  const type = schema === undefined ? '' : shownType(writer, schema);
  const named = type.includes('](object:') ? ` Returns ${type}.` : '';
  const words = safeLine(description, writer.isKnownLink);
  const line = `**Response**${code}${words === '' ? '' : `: ${words.replace(/[.:]?$/, '.')}`}${named}${found && !isJson(found.type) ? ` Type: \`${found.type}\`.` : ''}`;
  if (schema === undefined || named !== '') return [line];
  const fields = schemaMarkdown(writer, schema, `${operation.anchor}.response`);
  if (fields.length === 1 && fields[0]?.startsWith('Type: ')) return [line];
  return [line, ':::details Fields of the response', ...fields.map(flat), ':::'];
}

/** A details block inside another is not possible: its title becomes a line. */
function flat(part: string): string {
  return part === ':::' ? '' : part.replace(/^:::details (.*)$/, '$1:');
}

function errors(writer: Writer, { node }: Operation): string[] {
  const rows = Object.entries(nodeOf(node.responses))
    .filter(([code]) => /^[45]/.test(code))
    .map(([code, response]) => {
      const words = safeLine(String(writer.document.resolve(response).description ?? ''), writer.isKnownLink);
      return `\`${code.toLowerCase()}\`${words === '' ? '' : ` ${words.replace(/\.$/, '')}`}`;
    });
  return rows.length === 0 ? [] : [`**Errors**: ${rows.join(' · ')}`];
}

function requestSamples(writer: Writer, operation: Operation): string[] {
  if (operation.kind !== 'operation') {
    const found = mediaOf(writer.document.resolve(operation.node.requestBody).content);
    return found ? ['**Request that you receive**', ...exampleFences(writer, found)] : [];
  }
  const tabs = samples(exampleRequest(writer.document, operation, writer.variable)).map(
    ({ label, language, code }) => `<Tab label="${label}">\n\n${fence(language, code)}\n\n</Tab>`,
  );
  return ['**Request**', `<Tabs>\n${tabs.join('\n')}\n</Tabs>`];
}

function responseExamples(writer: Writer, operation: Operation): string[] {
  const success = successOf(writer.document, operation);
  const found = mediaOf(success?.content);
  if (!success || !found) return [];
  return [`**Response${success.status === 'default' ? '' : ` ${success.status.toLowerCase()}`}**`, ...exampleFences(writer, found)];
}

const LONGEST = 6000;

function exampleFences(writer: Writer, { type, media }: { type: string; media: unknown }): string[] {
  const given = examplesOf(writer.document, media);
  const { schema } = nodeOf(media);
  const all = given.length > 0 ? given : schema === undefined ? [] : [{ summary: '', value: sampleValue(writer.document, schema) }];
  return all.slice(0, 3).flatMap(({ summary, value }) => {
    const text = typeof value === 'string' && !isJson(type) ? value : JSON.stringify(value, null, 2);
    const short = text.length > LONGEST;
    const shown = short ? `${text.slice(0, text.lastIndexOf('\n', LONGEST))}\n…` : text;
    const title = summary.replace(/["\n{}<>]/g, ' ').trim();
    const block = fence(
      `${isJson(type) && !short ? 'json' : 'text'}${title === '' ? '' : ` title="${cellText(title).replaceAll('\\', '')}"`}`,
      shown,
    );
    return short ? [block, `The example is ${Math.round(text.length / 1000)} kB long; this is its beginning.`] : [block];
  });
}

function fence(info: string, code: string): string {
  const marks = '`'.repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${marks}${info}\n${code.trimEnd()}\n${marks}`;
}
