import { nodeOf, textOf } from '../description/document.ts';
import { isJson, mediaOf, mediaTypes } from '../description/media.ts';
import type { ReferenceSay } from '../language/say-reference.ts';
import type { Operation, Parameter } from '../operations/operations-of.ts';
import { responsesOf, successOf } from '../operations/responses.ts';
import { flatSchema } from '../schema/flat-schema.ts';
import { codeOf } from '../schema/limits.ts';
import { exampleWords } from './example-fences.ts';
import { examplesOfAll, requestSamples, responseExamples } from './operation-samples.ts';
import { contentMarkdown, otherResponse, responseMarkdown, styleWords } from './response-markdown.ts';
import { safeLine, safeMarkdown } from './safe-markdown.ts';
import { docsLink } from './schema-facts.ts';
import { fieldList, fieldMarkdown } from './schema-markdown.ts';
import { authentication, serversMarkdown } from './security-markdown.ts';
import { errorKey, type SharedError } from './shared-errors.ts';
import { idOf, type Writer } from './writer.ts';

/** The content of an operation below its heading: text and fields, then request and response. */
export function operationMarkdown(
  writer: Writer,
  operation: Operation,
  shared: ReadonlyMap<string, SharedError>,
  errorsAt = '#errors',
): string {
  const { method, path, kind, node } = operation;
  const { say } = writer.document;
  const what = kind === 'operation' ? '' : ` (${kind === 'webhook' ? say`webhook` : say`callback`})`;
  const words = [
    ...about(writer, operation),
    ...authentication(writer, node),
    ...ownServers(writer, operation),
    ...parameterFields(writer, operation),
    ...bodyFields(writer, operation),
    ...responses(writer, operation, shared, errorsAt),
    ...callbacks(writer, operation),
  ];
  const opens = words.some((part) => part.includes('<ApiMore>'));
  return [
    `<ApiOperation>\n<ApiWords>\n<ApiEndpoint method="${method.toLowerCase()}">\n\n**${method}** ${codeOf(path)}${what}\n\n</ApiEndpoint>`,
    ...(opens ? [expandAll(say)] : []),
    ...words,
    '</ApiWords>\n<ApiCode>',
    ...requestSamples(writer, operation),
    ...responseExamples(writer, operation),
    '</ApiCode>\n</ApiOperation>',
  ].join('\n\n');
}

/** A button that expands and collapses all blocks. */
function expandAll(say: ReferenceSay): string {
  const [open, close] = [say`Open all`, say`Close all`];
  const isOwn = open !== 'Open all' || close !== 'Close all';
  return isOwn ? `<ApiExpand open={${JSON.stringify(open)}} close={${JSON.stringify(close)}} />` : '<ApiExpand />';
}

function about(writer: Writer, { node, description, deprecated }: Operation): string[] {
  const message = textOf(node['x-deprecatedMessage'] ?? node['x-deprecated-message']);
  const docs = nodeOf(node.externalDocs);
  const { say } = writer.document;
  return [
    ...(deprecated
      ? [`**${say`Deprecated.`}** ${message === '' ? say`Do not use it in new programs.` : safeLine(message, writer.resolveLink)}`]
      : []),
    ...(description === '' ? [] : [safeMarkdown(description, writer.resolveLink)]),
    ...(docs.url === undefined ? [] : [say`See ${docsLink(writer, docs)}.`]),
  ];
}

/** Servers that only this operation has. */
function ownServers(writer: Writer, { servers, kind }: Operation): string[] {
  if (kind !== 'operation' || servers.length === 0 || servers === writer.document.root.servers) return [];
  return [`**${writer.document.say`Server`}**`, serversMarkdown(writer, servers)];
}

function parameterFields(writer: Writer, operation: Operation): string[] {
  const { say } = writer.document;
  const places = [
    ['path', say`Path parameters`],
    ['query', say`Query parameters`],
    ['querystring', say`Whole query`],
    ['header', say`Header parameters`],
    ['cookie', say`Cookie parameters`],
  ] as const;
  const lists = places.flatMap(([place, title]) => {
    const own = operation.parameters.filter((parameter) => parameter.place === place && !isShared(parameter));
    if (own.length === 0) return [];
    return [`**${title}**`, fieldList(own.map((parameter) => parameterField(writer, parameter, `${operation.anchor}.${place}`)))];
  });
  const shared = operation.parameters.filter(isShared).map(sharedLink);
  if (shared.length === 0) return lists;
  return [...lists, lists.length === 0 ? say`Accepts ${shared.join(', ')}.` : say`Also accepts ${shared.join(', ')}.`];
}

/** Whether a parameter of many operations is described only once: `x-shared` is the address of that place, or true. */
function isShared({ node }: Parameter): boolean {
  return node['x-shared'] === true || typeof node['x-shared'] === 'string';
}

function sharedLink({ name, node }: Parameter): string {
  return typeof node['x-shared'] === 'string' ? `[${codeOf(name)}](${node['x-shared']})` : codeOf(name);
}

function parameterField(writer: Writer, { name, required, description, node }: Parameter, anchor: string): string {
  const { say } = writer.document;
  const content = mediaOf(node.content);
  const schema = node.schema ?? nodeOf(content?.media).schema ?? {};
  const types = [writer.document.resolve(schema).type].flat();
  const isStructure = types.includes('array') || types.includes('object');
  const more = [
    ...(content ? [say`as ${codeOf(content.type)}`] : []),
    ...(isStructure && (node.style !== undefined || node.explode !== undefined)
      ? [say`sent ${styleWords(say, name, textOf(node.style) || (node.in === 'path' || node.in === 'header' ? 'simple' : 'form'), node)}`]
      : []),
    ...(node.allowReserved === true ? [say`reserved characters stay as they are`] : []),
    ...(node.allowEmptyValue === true ? [say`may be empty`] : []),
    ...exampleWords(writer, [node, content?.media]),
  ];
  return fieldMarkdown(writer, {
    id: `${anchor}.${idOf(name)}`,
    name,
    schema,
    need: required ? 'required' : say`optional`,
    description,
    marks: node,
    more,
  });
}

function bodyFields(writer: Writer, { node, anchor, kind }: Operation): string[] {
  const { say } = writer.document;
  // Readers receive callbacks and webhooks, so read-only fields are included.
  writer.page.of = kind === 'operation' ? 'request' : 'response';
  const { description, content, required } = writer.document.resolve(node.requestBody);
  const all = mediaTypes(content);
  if (all.length === 0) return [];
  const { schema } = nodeOf(all[0]?.media);
  const ofSchema = flatSchema(writer.document, schema).description;
  const [first, ...others] = contentMarkdown(writer, all, `${anchor}.body`, false, (types) => `(${types})`, [ofSchema]);
  const words = [...new Set([textOf(description), ofSchema])].filter((text) => text !== '');
  return [
    `**${say`Body`}** ${first ?? ''}${required === true ? '' : say`, ` + say`optional`}`,
    ...words.map((text) => safeMarkdown(text, writer.resolveLink)),
    ...others,
  ];
}

function responses(writer: Writer, operation: Operation, shared: ReadonlyMap<string, SharedError>, errorsAt: string): string[] {
  const { say } = writer.document;
  const success = successOf(writer.document, operation);
  const all = responsesOf(writer.document, operation).filter(({ status }) => status !== success?.status);
  const raw = nodeOf(operation.node.responses);
  const isCommon = ({ status }: { status: string }) => shared.has(errorKey(status, raw[status]));
  const own = all.filter((response) => !isCommon(response));
  const common = all.filter(isCommon);
  const parts: string[] = [];
  if (success) {
    const words = safeLine(success.description, writer.resolveLink);
    const isLong = success.description.length > 200 || /\n\s*\n/.test(success.description);
    const code = success.status === 'default' ? '' : ` \`${success.status.toLowerCase()}\``;
    const only =
      mediaTypes(success.content).length === 1 && isJson(mediaOf(success.content)?.type ?? '')
        ? ` (${codeOf(mediaOf(success.content)?.type)})`
        : '';
    parts.push(`**${say`Response`}**${code}${only}${words === '' || isLong ? '' : `: ${words}`}`);
    if (isLong) parts.push(safeMarkdown(success.description, writer.resolveLink));
    const schema = nodeOf(mediaOf(success.content)?.media).schema;
    const said = flatSchema(writer.document, schema).description;
    if (said !== '' && said !== success.description) parts.push(safeMarkdown(said, writer.resolveLink));
    parts.push(...responseMarkdown(writer, success, `${operation.anchor}.response`, true, [said]));
  }
  if (own.length > 0) {
    parts.push(own.every(({ status }) => /^(?:[45]|default$)/.test(status)) ? `**${say`Errors`}**` : `**${say`Other responses`}**`);
    for (const response of own) parts.push(...otherResponse(writer, response, `${operation.anchor}.${response.status.toLowerCase()}`));
  }
  if (common.length > 0) {
    const links = common.map(({ status }) => `[${codeOf(status.toLowerCase())}](${errorsAt})`).join(', ');
    parts.push(own.length > 0 ? say`Also ${links}, as most operations.` : `**${say`Errors`}**: ${say`${links}, as most operations.`}`);
  }
  return parts;
}

/** Requests that an operation triggers, each in a separate block. */
function callbacks(writer: Writer, { callbacks: all }: Operation): string[] {
  return all.flatMap(({ name, operations }) => [
    `**${writer.document.say`Callback`}** ${codeOf(name)}`,
    ...operations.flatMap((callback) => {
      const { content } = writer.document.resolve(callback.node.requestBody);
      return [
        '<ApiMore>',
        `<ApiLabel><ApiName id="${callback.anchor}">**${callback.method}** ${codeOf(callback.path)}</ApiName></ApiLabel>`,
        ...(callback.title === '' || callback.title === name ? [] : [`${safeLine(callback.title, writer.resolveLink)}.`]),
        ...about(writer, callback),
        ...parameterFields(writer, callback),
        ...bodyFields(writer, callback),
        ...responses(writer, callback, new Map(), ''),
        ...examplesOfAll(writer, content, writer.document.say`Request that you receive`),
        '</ApiMore>',
      ];
    }),
  ]);
}
