import { listOf, type Node, nodeOf, textOf } from '../description/document.ts';
import { isJson, type Media, mediaOf, mediaTypes } from '../description/media.ts';
import type { ReferenceSay } from '../language/say-reference.ts';
import { isError, type Response } from '../operations/responses.ts';
import { jsonText } from '../request/exact-number.ts';
import { flatSchema } from '../schema/flat-schema.ts';
import { codeOf } from '../schema/limits.ts';
import { referenceOf } from '../schema/type-name.ts';
import { exampleFences, exampleWords } from './example-fences.ts';
import { safeLine, safeMarkdown } from './safe-markdown.ts';
import { docsLink } from './schema-facts.ts';
import { fieldList, fieldMarkdown, schemaMarkdown } from './schema-markdown.ts';
import { serversMarkdown } from './security-markdown.ts';
import { idOf, type Writer } from './writer.ts';

/** The content of a response: headers, fields of each media type, links. */
export function responseMarkdown(
  writer: Writer,
  { content, node }: Response,
  anchor: string,
  isFirst: boolean,
  said: readonly string[] = [],
): string[] {
  writer.page.of = 'response';
  return [
    ...headersMarkdown(writer, node, anchor),
    ...contentMarkdown(writer, mediaTypes(content), anchor, isFirst, undefined, said),
    ...linksMarkdown(writer, node),
  ];
}

function headersMarkdown(writer: Writer, node: Node, anchor: string): string[] {
  const headers = Object.entries(nodeOf(node.headers));
  if (headers.length === 0) return [];
  const fields = headers.map(([name, value]) => {
    const header = writer.document.resolve(value);
    const content = mediaOf(header.content);
    const schema = header.schema ?? nodeOf(content?.media).schema ?? {};
    return fieldMarkdown(writer, {
      id: `${anchor}.header.${idOf(name)}`,
      name,
      schema,
      need: header.required === true ? 'required' : '',
      description: textOf(header.description),
      marks: header,
      more: [
        ...(content ? [writer.document.say`as ${codeOf(content.type)}`] : []),
        ...(header.style === undefined || header.style === 'simple'
          ? []
          : [writer.document.say`sent ${styleWords(writer.document.say, name, textOf(header.style), header)}`]),
        ...exampleWords(writer, [header, content?.media]),
      ],
    });
  });
  return [writer.document.say`Headers:`, fieldList(fields)];
}

/** The fields of each media type, grouped by schema. The first group is expanded. */
export function contentMarkdown(
  writer: Writer,
  all: readonly Media[],
  anchor: string,
  isFirst: boolean,
  intro = (types: string) => writer.document.say`Content type: ${types}`,
  said: readonly string[] = [],
): string[] {
  const { say } = writer.document;
  const groups = new Map<string, Media[]>();
  for (const one of all) {
    const { schema, itemSchema } = nodeOf(one.media);
    const key = jsonText([schema, itemSchema]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((group, index) => {
    const [first] = group;
    if (!first) return [];
    const { schema, itemSchema, encoding, itemEncoding } = nodeOf(first.media);
    const types = group.map(({ type }) => codeOf(type)).join(', ');
    const own = index === 0 ? anchor : `${anchor}.${idOf(first.type.replace(/\W+/g, '-'))}`;
    const items =
      itemSchema === undefined
        ? []
        : [
            say`One after the other, each is:`,
            ...schemaWords(writer, itemSchema, []),
            ...schemaMarkdown(writer, itemSchema, `${own}.item`),
          ];
    const fields = schema === undefined ? [] : schemaMarkdown(writer, schema, own);
    const eachItem = say`each item`;
    const sent = encodingMarkdown(writer, { ...nodeOf(encoding), ...(itemEncoding === undefined ? {} : { [eachItem]: itemEncoding }) });
    const parts = [...schemaWords(writer, schema, said), ...sent, ...fields, ...items];
    const isPlain = group.length === 1 && isJson(first.type) && index === 0 && isFirst;
    if (index === 0) return [...(isPlain ? [] : [intro(types)]), ...parts];
    return parts.length === 0 ? [say`Also as ${types}`] : ['<ApiMore>', `<ApiLabel>${say`As ${types}`}</ApiLabel>`, ...parts, '</ApiMore>'];
  });
}

/** The description of a schema without its own page, unless it's shown above already. */
function schemaWords({ document, resolveLink }: Writer, schema: unknown, said: readonly string[]): string[] {
  const isLink = referenceOf(document, schema) !== undefined;
  // Words beside a reference are about this use of it.
  const words = isLink ? textOf(nodeOf(schema).description) : flatSchema(document, schema).description;
  return words === '' || said.includes(words) ? [] : [safeMarkdown(words, resolveLink)];
}

/** The encoding of form fields, if specified. */
function encodingMarkdown(writer: Writer, encoding: Node): string[] {
  const { say } = writer.document;
  const lines = Object.entries(encoding).flatMap(([name, value]) => {
    const { contentType, style, explode, allowReserved, headers } = nodeOf(value);
    const said = [
      ...(contentType === undefined ? [] : [say`as ${codeOf(contentType)}`]),
      ...(style === undefined && explode === undefined ? [] : [styleWords(say, name, textOf(style), nodeOf(value))]),
      ...(allowReserved === true ? [say`with reserved characters as they are`] : []),
      ...Object.entries(nodeOf(headers)).map(([header, node]) =>
        `${say`with the header ${codeOf(header)}`} ${safeLine(textOf(writer.document.resolve(node).description), writer.resolveLink)}`.trim(),
      ),
    ];
    return said.length === 0 ? [] : [`- ${say`${codeOf(name)} is sent ${said.join(say`, `)}`}`];
  });
  if (lines.length <= 6) return lines.length === 0 ? [] : [lines.join('\n')];
  return ['<ApiMore>', `<ApiLabel>${say`How ${lines.length} fields are sent`}</ApiLabel>`, lines.join('\n'), '</ApiMore>'];
}

/** Describes how a list or object is serialized in a style. */
export function styleWords(say: ReferenceSay, name: string, style: string, { explode, inner }: Node): string {
  const own = ownStyleWords(say, name, style, explode);
  return [own, ...listOf(inner).map((one) => `\`[]\` ${ownStyleWords(say, name, String(one), false)}`)].join(say`, `);
}

function ownStyleWords(say: ReferenceSay, name: string, style: string, explode: unknown): string {
  if (style === 'deepObject') return say`as ${codeOf(`${name}[field]=value`)}`;
  if (style === 'spaceDelimited') return say`with spaces between the values`;
  if (style === 'tabDelimited') return say`with tabs between the values`;
  if (style === 'pipeDelimited') return say`with ${'`|`'} between the values`;
  if (style === 'label') return say`with ${'`.`'} in front`;
  if (style === 'matrix') return say`as ${codeOf(`;${name}=value`)}`;
  return explode === false || style === 'simple' ? say`with commas between the values` : say`with its name before each value`;
}

function linksMarkdown(writer: Writer, node: Node): string[] {
  const { say } = writer.document;
  const links = Object.entries(nodeOf(node.links)).map(([name, value]) => {
    const { operationId, operationRef, parameters, requestBody, description, server } = writer.document.resolve(value);
    const target = textOf(operationId) || textOf(operationRef);
    const href = operationId === undefined ? undefined : writer.resolveLink(`#operation/${textOf(operationId)}`);
    const values = Object.entries(nodeOf(parameters)).map(([parameter, from]) => say`${codeOf(parameter)} from ${codeOf(from)}`);
    const said = [
      ...(textOf(description) === '' ? [] : [safeLine(textOf(description), writer.resolveLink)]),
      ...(values.length === 0 ? [] : [say`with ${values.join(', ')}`]),
      ...(requestBody === undefined ? [] : [say`with the body ${codeOf(requestBody)}`]),
      ...(server === undefined ? [] : [say`at ${serversMarkdown(writer, [server]).replace(/^- /, '')}`]),
    ];
    return `- ${codeOf(name)}: ${href === undefined ? codeOf(target) : `[${codeOf(target)}](${href})`}${said.length === 0 ? '' : say`; ` + said.join(say`; `)}`;
  });
  return links.length === 0 ? [] : [say`Links:`, links.join('\n')];
}

/** Any other response as a collapsible block; errors include their body. */
export function otherResponse(writer: Writer, response: Response, anchor: string): string[] {
  const { status, description, content, node } = response;
  const isShort = description.length <= 140 && !/\n\s*\n|\n\s*[-*|]/.test(description);
  const label = `**${status.toLowerCase()}**${isShort && description !== '' ? ` ${safeLine(description, writer.resolveLink)}` : ''}`;
  const parts = [
    ...(isShort ? [] : [safeMarkdown(description, writer.resolveLink)]),
    ...responseMarkdown(writer, response, anchor, false),
    ...mediaTypes(content).flatMap((media) => exampleFences(writer, media, 'response', isError(status) ? `${status.toLowerCase()}` : '')),
    ...(node.externalDocs === undefined ? [] : [writer.document.say`See ${docsLink(writer, nodeOf(node.externalDocs))}.`]),
  ];
  return parts.length === 0 ? [`<ApiLine>${label}</ApiLine>`] : ['<ApiMore>', `<ApiLabel>${label}</ApiLabel>`, ...parts, '</ApiMore>'];
}
