import { type Node, textOf } from '../description/document.ts';
import { described } from '../language/say-reference.ts';
import { type Choice, flatSchema } from '../schema/flat-schema.ts';
import { codeOf } from '../schema/limits.ts';
import { referenceOf } from '../schema/type-name.ts';
import { choiceAnchors, isSimple, labelsOf, lineOf, mappedMarkdown } from './choice-words.ts';
import { safeLine, safeMarkdown } from './safe-markdown.ts';
import { type Child, childrenOf, leafOf } from './schema-children.ts';
import { deprecation, factsOf, itemFacts, titleOf } from './schema-facts.ts';
import { cutName, DEEPEST, isHere, plan } from './schema-plan.ts';
import { objectLink, shownType, type Writer } from './writer.ts';

/** Maximum number of alternatives shown as tabs. */
const TABS = 8;

/** A field of an object, or a parameter shown like one. */
export interface Field {
  id: string;
  /** Name with those of the enclosing objects: `card.exp_month`. */
  name: string;
  schema: unknown;
  /** Whether it's required; empty if that doesn't apply. */
  need: string;
  /** Description of a parameter or header, in addition to that of its schema. */
  description?: string;
  /** Node of the parameter or header itself. */
  marks?: Node;
  /** Facts in addition to the limits of its schema. */
  more?: readonly string[];
}

interface Place {
  /** Prefix of field ids. */
  anchor: string;
  /** Prefix of field names. */
  path: string;
  depth: number;
  /** Enclosing schemas in the description: one that contains itself through a YAML alias isn't expanded again. */
  above: readonly unknown[];
}

/** The fields of a schema, its alternatives, or a line with its type. */
export function schemaMarkdown(writer: Writer, schema: unknown, anchor: string, path = ''): string[] {
  plan(writer, schema, anchor);
  const place = { anchor, path, depth: 0, above: [] };
  const reference = referenceOf(writer.document, schema);
  if (reference !== undefined && !isHere(writer, reference, anchor) && writer.page.opensInPlace)
    return [writer.document.say`Type: ${shownType(writer, schema)}`];
  const parts = inside(writer, schema, place);
  const root = flatSchema(writer.document, schema);
  // An object with its own page has its title there.
  const facts = [...(reference === undefined ? titleOf(writer, root.node, '') : []), ...factsOf(writer, root)];
  // Links from elsewhere on the page lead here.
  const target = reference !== undefined && writer.page.opensInPlace && writer.page.title !== anchor ? [`<ApiAt id="${anchor}" />`] : [];
  if (parts.length > 0) return [...target, ...facts, ...parts];
  // A list that contains itself is a link, except on its own page.
  return [writer.document.say`Type: ${shownType(writer, reference === undefined ? schema : writer.document.resolve(schema))}`, ...facts];
}

/** Fields and alternatives below a value. */
function inside(writer: Writer, schema: unknown, place: Place): string[] {
  const leaf = leafOf(writer, schema);
  const flat = flatSchema(writer.document, leaf.schema);
  const self = leaf.id ?? leaf.schema;
  // Without collapsible blocks, recursion ends here.
  if (place.above.includes(self) || place.depth > DEEPEST) return [];
  const next = { ...place, above: [...place.above, self] };
  const fields = childrenOf(writer, flat);
  const limits = leaf.schema === schema ? [] : itemFacts(writer, schema, flat);
  return [
    ...limits,
    ...(fields.length > 0 ? [fieldList(fields.map((child) => fieldMarkdown(writer, fieldOf(child, next), next)))] : []),
    ...flat.choices.flatMap((choice) => choiceMarkdown(writer, choice, next)),
    ...mappedMarkdown(writer, flat),
  ];
}

function fieldOf({ name, id, schema, need, more }: Child, { anchor, path }: Place): Field {
  return {
    id: `${anchor}.${id}`,
    name: path === '' || name.startsWith('[') ? path + name : `${path}.${name}`,
    schema,
    need,
    ...(more ? { more } : {}),
  };
}

export function fieldList(fields: readonly string[]): string {
  return `<ApiFields>\n${fields.join('\n')}\n</ApiFields>`;
}

/** A field with its description and nested fields. */
export function fieldMarkdown(
  writer: Writer,
  { id, name, schema, need, description = '', marks = {}, more = [] }: Field,
  { depth, above }: Pick<Place, 'depth' | 'above'> = { depth: 0, above: [] },
): string {
  const { say } = writer.document;
  const flat = flatSchema(writer.document, schema);
  const { node } = flat;
  const isDeprecated = node.deprecated === true || marks.deprecated === true;
  const head = [
    `<ApiName id="${id}">${codeOf(name)}</ApiName> ${shownType(writer, schema, id)}`,
    ...(need === '' ? [] : [need === 'required' ? `**${say`required`}**` : need]),
    ...(isDeprecated ? [`**${say`deprecated`}**`] : []),
    ...(node.readOnly === true ? [say`read-only`] : []),
    ...(node.writeOnly === true ? [say`write-only`] : []),
  ];
  const words = [...new Set([description, flat.description])].filter((text) => text !== '');
  return [
    `<ApiField>\n\n${head.join(' · ')}`,
    ...words.map((text) => safeMarkdown(text, writer.resolveLink)),
    ...titleOf(writer, node, name),
    ...factsOf(writer, flat, more),
    ...deprecation(say, { ...node, ...marks }),
    ...nested(writer, schema, { anchor: id, path: name, depth: depth + 1, above }),
    '</ApiField>',
  ].join('\n\n');
}

/** Nested fields in a collapsible block, or a link if the page has them already or has no room. */
function nested(writer: Writer, schema: unknown, place: Place): string[] {
  const { document } = writer;
  const { say } = document;
  const leaf = leafOf(writer, schema);
  if (leaf.reference !== undefined && !isHere(writer, leaf.reference, place.anchor)) return [];
  if (leaf.reference === undefined && writer.page.opensInPlace && !(leaf.id !== undefined && isHere(writer, leaf.id, place.anchor))) {
    const anchor = leaf.id === undefined ? undefined : writer.page.expanded.get(leaf.id);
    if (anchor !== undefined)
      return [say`Its fields are those of ${`[${codeOf(anchor.split('.').slice(1).join('.') || anchor)}](#${anchor})`}.`];
    const name = cutName(writer, leaf, place.anchor);
    if (writer.cut.has(name)) return [say`Its fields: ${objectLink(writer, name)}.`];
  }
  const flat = flatSchema(document, leaf.schema);
  const simple = flat.choices.every((choice) => isSimple(writer, choice)) && childrenOf(writer, flat).length === 0;
  const parts = inside(writer, schema, place);
  if (parts.length === 0 || simple) return parts;
  const count = childrenOf(writer, flat).length;
  const name = codeOf(place.path || 'object');
  const label = count === 0 ? say`Alternatives of ${name}` : count === 1 ? say`1 field of ${name}` : say`${count} fields of ${name}`;
  return [`<ApiMore${place.depth < 2 ? ' open' : ''}>\n<ApiLabel>${label}</ApiLabel>`, ...parts, '</ApiMore>'];
}

/** Alternatives: a list if each fits on a line, otherwise tabs, or blocks if there are many. */
function choiceMarkdown(writer: Writer, choice: Choice, place: Place): string[] {
  const { parts, kind, discriminator } = choice;
  const by = textOf(discriminator.propertyName);
  const { say } = writer.document;
  const one = by === '' ? say`One of these:` : say`One of these, told apart by ${codeOf(by)}:`;
  const some = by === '' ? say`One or more of these:` : say`One or more of these, told apart by ${codeOf(by)}:`;
  const intro = kind === 'oneOf' ? one : some;
  const labels = labelsOf(writer, choice);
  if (isSimple(writer, choice)) return [intro, parts.map((part, index) => `- ${lineOf(writer, part, labels[index] ?? '')}`).join('\n')];
  const anchors = choiceAnchors(writer, choice, place.anchor);
  const all = parts.map((part, index) => {
    const label = labels[index] ?? '';
    return { label, ...alternative(writer, part, { ...place, anchor: anchors[index] ?? place.anchor }) };
  });
  const isShort = ({ target, words }: (typeof all)[number]) => target.length + words.length === 0;
  if (all.every(isShort))
    return [intro, all.map(({ label, type }) => `- ${described(say, safeLine(label, writer.resolveLink), type)}`).join('\n')];
  const bodyOf = ({ target, type, words }: (typeof all)[number]) => [...target, say`Type: ${type}`, ...words].join('\n\n');
  if (parts.length <= TABS && labels.join('').length < 120) {
    const tabs = all.map((one) => `<Tab label=${JSON.stringify(one.label.replace(/["{}<>&\\]/g, ' '))}>\n\n${bodyOf(one)}\n\n</Tab>`);
    return [intro, `<Tabs>\n${tabs.join('\n')}\n</Tabs>`];
  }
  const blocks = all.map((one) =>
    isShort(one)
      ? `- ${one.type}`
      : `<ApiMore>\n<ApiLabel>${safeLine(one.label, writer.resolveLink)}</ApiLabel>\n\n${bodyOf(one)}\n\n</ApiMore>`,
  );
  return [intro, ...blocks];
}

/** The type of an alternative, with its details unless it's a link. Links from elsewhere on the page lead to `target`. */
function alternative(writer: Writer, part: unknown, place: Place): { target: string[]; type: string; words: string[] } {
  const { anchor, depth, above } = place;
  const { id, reference } = leafOf(writer, part);
  const type = shownType(writer, part, anchor);
  const isOpen = id === undefined || isHere(writer, id, anchor) || (reference === undefined && !writer.page.opensInPlace);
  if (!isOpen) return { target: [], type, words: reference === undefined ? nested(writer, part, place) : [] };
  const flat = flatSchema(writer.document, part);
  const words = [
    ...(flat.description === '' ? [] : [safeMarkdown(flat.description, writer.resolveLink)]),
    ...factsOf(writer, flat),
    ...(above.includes(part) ? [] : inside(writer, part, { ...place, depth: depth + 1 })),
  ];
  return { target: reference === undefined ? [] : [`<ApiAt id="${anchor}" />`], type, words };
}
