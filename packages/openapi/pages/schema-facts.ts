import { childAt, listOf, type Node, nodeOf, textOf } from '../description/document.ts';
import { described, type ReferenceSay } from '../language/say-reference.ts';
import { jsonText } from '../request/exact-number.ts';
import { type FlatSchema, flatSchema } from '../schema/flat-schema.ts';
import { codeOf, limitsOf } from '../schema/limits.ts';
import { safeLine, safeMarkdown } from './safe-markdown.ts';
import type { Writer } from './writer.ts';

/** Maximum number of enum values in the text; longer lists are collapsed below it. */
const VALUES = 12;

/** Facts about a value as sentences: allowed values, default, limits, examples. */
export function factsOf(
  writer: Writer,
  { node, also, properties }: Pick<FlatSchema, 'node' | 'also' | 'properties'>,
  more: readonly string[] = [],
): string[] {
  const { document } = writer;
  const { say } = document;
  const values = node.const === undefined ? listOf(node.enum) : [node.const];
  const limits = [node, ...also].flatMap((one) => limitsOf(document, { ...one, properties: Object.fromEntries(properties) }));
  const alsoValues = also.flatMap((one) => (one.enum === undefined && one.const === undefined ? [] : listOf(one.enum ?? [one.const])));
  const defaults = [node, ...also].flatMap((one) => (one.default === undefined ? [] : [one.default]));
  const examples = [
    node.example,
    ...(Array.isArray(node.examples) ? node.examples : Object.values(nodeOf(node.examples)).map((one) => nodeOf(one).value)),
  ].filter((one) => one !== undefined);
  const distinct = [...new Set(examples.map((one) => codeOf(one)))];
  const docs = nodeOf(node.externalDocs);
  const sentences = [
    ...defaults.map((value) => say`Default ${codeOf(value)}`),
    ...limits,
    ...more,
    ...(distinct.length > 0 ? [distinct.length === 1 ? say`example ${distinct[0]}` : say`examples ${distinct.join(', ')}`] : []),
    ...(docs.url === undefined ? [] : [say`see ${docsLink(writer, docs)}`]),
    ...(nodeOf(node.xml).name === undefined ? [] : [say`in XML ${codeOf(nodeOf(node.xml).name)}`]),
  ];
  const line =
    sentences.length === 0
      ? []
      : [
          say`${sentences
            .map((text) => text.replace(/\.$/, ''))
            .join(say`; `)
            .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}.`,
        ];
  return [...valuesMarkdown(writer, [...new Set([...values, ...alsoValues])], node), ...line];
}

export function docsLink(writer: Writer, { url, description }: Node): string {
  const words = textOf(description) === '' ? textOf(url) : safeLine(textOf(description), writer.resolveLink);
  const href = writer.resolveLink(textOf(url));
  return href === undefined ? `${words} (${codeOf(textOf(url))})` : `[${words.replace(/[[\]]/g, '\\$&')}](${href})`;
}

/** The values of an enum: a list if they have descriptions, and a collapsible block if they are many. */
function valuesMarkdown(writer: Writer, values: readonly unknown[], node: Node): string[] {
  if (values.length === 0) return [];
  const { say } = writer.document;
  const shared = [node['x-enumDescriptions'], node['x-enum-descriptions'], node['x-enumNames'], node['x-enum-varnames']].filter(
    (one) => one !== undefined,
  );
  const meaningOf = (value: unknown, index: number) =>
    described(
      say,
      ...shared.map((one) => textOf(Array.isArray(one) ? (typeof one[index] === 'string' ? one[index] : '') : childAt(one, String(value)))),
    );
  const meanings = values.map(meaningOf);
  const code = (value: unknown) =>
    typeof value === 'string' && node.type !== 'string' && /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(value)
      ? codeOf(jsonText(value))
      : codeOf(value);
  const list = meanings.some((text) => text !== '')
    ? values.map((value, index) => `- ${described(say, code(value), safeLine(meanings[index] ?? '', writer.resolveLink))}`).join('\n')
    : values.length === 1
      ? say`Only ${code(values[0])}.`
      : say`One of ${values.map(code).join(', ')}.`;
  return values.length <= VALUES ? [list] : [`<ApiMore>\n<ApiLabel>${say`${values.length} values`}</ApiLabel>\n\n${list}\n\n</ApiMore>`];
}

/** Limits and values of list items, which have no field of their own. */
export function itemFacts(writer: Writer, schema: unknown, { node, also, properties, description }: FlatSchema): string[] {
  if (flatSchema(writer.document, schema).node.items === undefined) return [];
  const facts = factsOf(writer, { node, also, properties });
  // For nested lists, describe every level.
  const between: string[] = [];
  for (let { node: list } = flatSchema(writer.document, schema); between.length < 6; ) {
    const inner = flatSchema(writer.document, list.items);
    if (inner.node.items === undefined) break;
    between.push(inner.description);
    list = inner.node;
  }
  const all = [...new Set([...between, description])].filter((text) => text !== '');
  const words = [...titleOf(writer, node, ''), ...all.map((text) => safeMarkdown(text, writer.resolveLink))];
  return facts.length + words.length === 0 ? [] : [writer.document.say`Each item:`, ...words, ...facts];
}

/** The title, if it says more than the name. */
export function titleOf(writer: Writer, node: Node, name: string): string[] {
  const title = textOf(node.title);
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return title === '' || plain(title) === plain(name.split('.').at(-1) ?? '')
    ? []
    : [writer.document.say`Title: ${safeLine(title, writer.resolveLink)}.`];
}

export function deprecation(say: ReferenceSay, node: Node): string[] {
  const since = textOf(node['x-deprecatedInVersion']);
  const message = textOf(node['x-deprecatedMessage'] ?? node['x-deprecated-message'] ?? node['x-deprecation-message']);
  return since === '' && message === ''
    ? []
    : [described(say, since === '' ? say`Deprecated` : say`Deprecated since version ${since}`, message.replace(/[{<]/g, '\\$&'))];
}
