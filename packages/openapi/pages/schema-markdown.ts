import { listOf, type Node, nodeOf, textOf } from '../description/document.ts';
import { jsonText } from '../request/exact-number.ts';
import { type Choice, type FlatSchema, flatSchema } from '../schema/flat-schema.ts';
import { codeOf, limitsOf } from '../schema/limits.ts';
import { isObject, mapValues, nameOf, referenceOf, typeName } from '../schema/type-name.ts';
import { safeLine, safeMarkdown } from './safe-markdown.ts';
import { idOf, objectLink, type Writer } from './writer.ts';

/** Values of an enum that stand in the text; more of them open below it. */
const VALUES = 12;
/** As many alternatives as a set of tabs shows. */
const TABS = 8;
/** Bytes of HTML around the words of a field. */
const FIELD = 420;
/** Fields nested deeper than this stand on a page of their own. */
const DEEPEST = 12;

/** A field of an object, or a parameter, that is written as one. */
export interface Field {
  id: string;
  /** With the names of the objects around it: `card.exp_month`. */
  name: string;
  schema: unknown;
  need: string;
  /** Words that do not come from the schema: of a parameter or header. */
  description?: string;
  /** Of the parameter or header itself. */
  marks?: Node;
  /** What is said beside the limits of its schema. */
  more?: readonly string[];
}

interface Place {
  /** Begins the ids of the fields. */
  anchor: string;
  /** Begins their names. */
  path: string;
  depth: number;
  /** Schemas around it, as the description has them: one that YAML puts into itself is not opened again. */
  above: readonly unknown[];
}

/** The fields of a schema, its alternatives, or a line that says what it is. */
export function schemaMarkdown(writer: Writer, schema: unknown, anchor: string, path = ''): string[] {
  plan(writer, schema, anchor);
  const place = { anchor, path, depth: 0, above: [] };
  const reference = referenceOf(writer.document, schema);
  if (reference !== undefined && !isHere(writer, reference, anchor) && writer.page.opensInPlace)
    return [`Type: ${shownType(writer, schema)}`];
  const parts = inside(writer, schema, place);
  const root = flatSchema(writer.document, leafOf(writer, schema).schema);
  // An object with a page of its own has its title there.
  const facts = [...(reference === undefined ? titleOf(writer, root.node, '') : []), ...factsOf(writer, root)];
  // A link from elsewhere on the page leads here.
  const target = reference !== undefined && writer.page.opensInPlace && writer.page.title !== anchor ? [`<ApiAt id="${anchor}" />`] : [];
  if (parts.length > 0) return [...target, ...facts, ...parts];
  // A list of itself is a link everywhere but on its own page.
  return [`Type: ${shownType(writer, reference === undefined ? schema : writer.document.resolve(schema))}`, ...facts];
}

/** The type of a value as Markdown. */
export function shownType(writer: Writer, schema: unknown, here = ''): string {
  return typeName(writer.document, schema, (reference) => {
    const anchor = writer.page.expanded.get(reference);
    return anchor === undefined || anchor === here
      ? objectLink(writer, reference)
      : `[${safeLine(nameOf(reference), writer.resolveLink)}](#${anchor})`;
  });
}

interface Leaf {
  schema: unknown;
  /** Where it is nothing but a reference. */
  reference: string | undefined;
  /** The same for schemas that are put together from the same parts: each opens once on a page. */
  id: string | undefined;
}

/** What stands below a value: the schema of the items of a list, of a list of lists too, else its own. */
function leafOf({ document }: Pick<Writer, 'document'>, schema: unknown): Leaf {
  let leaf = schema;
  for (let n = 0; n < 6; n++) {
    const reference = referenceOf(document, leaf);
    if (reference !== undefined) return { schema: leaf, reference, id: reference };
    const { node, properties, choices } = flatSchema(document, leaf);
    if (properties.size > 0 || choices.length > 0 || nodeOf(node.items) !== node.items) break;
    leaf = node.items;
  }
  const { references, properties } = flatSchema(document, leaf);
  const parts = [...references].filter((reference) => isObject(document, { $ref: reference })).sort();
  return {
    schema: leaf,
    reference: undefined,
    id: parts.length === 0 ? undefined : `${parts.join(' ')} ${[...properties.keys()].sort().join(' ')}`,
  };
}

interface Child {
  name: string;
  id: string;
  schema: unknown;
  need: string;
  more?: readonly string[];
}

/** The fields of an object: its properties, those that match a pattern, and all others; the items of a list that differ. */
function childrenOf(writer: Writer, flat: FlatSchema): Child[] {
  const { node, properties, required, conditions } = flat;
  const oneOf = (name: string) => conditions.find((sets) => sets.some((names) => names.includes(name)))?.length ?? 0;
  const own = [...properties].flatMap(([name, schema]): Child[] => {
    const resolved = writer.document.resolve(schema);
    if (resolved['x-internal'] === true || (writer.page.of === 'response' && resolved.writeOnly === true)) return [];
    const isSent = writer.page.of !== 'request' || resolved.readOnly !== true;
    return [
      {
        name,
        id: idOf(name),
        schema,
        need: required.has(name) && isSent ? 'required' : oneOf(name) > 0 ? `one of ${oneOf(name)} required` : 'optional',
      },
    ];
  });
  const unnamed = [...required]
    .filter((name) => !properties.has(name))
    .map((name): Child => ({ name, id: idOf(name), schema: {}, need: 'required' }));
  const patterns = Object.entries(nodeOf(node.patternProperties)).map(
    ([pattern, schema]): Child => ({ name: pattern, id: idOf(pattern), schema, need: 'any name that matches' }),
  );
  const values = mapValues(node);
  const isWorth =
    values !== undefined &&
    (own.length > 0 || patterns.length > 0 || isObject(writer.document, leafOf(writer, values).schema) || hasWords(writer, values));
  const free: Child[] = isWorth ? [{ name: '*', id: '_2a', schema: values, need: 'any other name' }] : [];
  const items = listOf(node.prefixItems).map(
    (schema, index): Child => ({ name: `[${index}]`, id: String(index), schema, need: `item ${index + 1}` }),
  );
  return [...own, ...(own.length > 0 ? unnamed : []), ...patterns, ...free, ...items];
}

function hasWords({ document }: Writer, schema: unknown): boolean {
  const { description, node } = flatSchema(document, schema);
  return description !== '' || listOf(node.enum).length > 0 || node.pattern !== undefined || node.example !== undefined;
}

/** Everything below a value: its fields and alternatives. */
function inside(writer: Writer, schema: unknown, place: Place): string[] {
  const leaf = leafOf(writer, schema);
  const flat = flatSchema(writer.document, leaf.schema);
  const self = leaf.id ?? leaf.schema;
  // Where nothing opens only once, what contains itself ends here.
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

/** Limits and values of the items of a list, which have no field of their own. */
function itemFacts(writer: Writer, schema: unknown, { node, properties, description }: FlatSchema): string[] {
  if (flatSchema(writer.document, schema).node.items === undefined) return [];
  const facts = properties.size > 0 ? [] : factsOf(writer, { ...flatSchema(writer.document, {}), node });
  // Of lists of lists, each says what it holds.
  const between: string[] = [];
  for (let { node: list } = flatSchema(writer.document, schema); between.length < 6; ) {
    const inner = flatSchema(writer.document, list.items);
    if (inner.node.items === undefined) break;
    between.push(inner.description);
    list = inner.node;
  }
  const all = [...new Set([...between, description])].filter((text) => text !== '');
  const words = [...titleOf(writer, node, ''), ...all.map((text) => safeMarkdown(text, writer.resolveLink))];
  return facts.length + words.length === 0 ? [] : ['Each item:', ...words, ...facts];
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

/** A field with its words, and what is inside of it. */
export function fieldMarkdown(
  writer: Writer,
  { id, name, schema, need, description = '', marks = {}, more = [] }: Field,
  { depth, above }: Pick<Place, 'depth' | 'above'> = { depth: 0, above: [] },
): string {
  const flat = flatSchema(writer.document, schema);
  const { node } = flat;
  const isDeprecated = node.deprecated === true || marks.deprecated === true;
  const head = [
    `<ApiName id="${id}">${codeOf(name)}</ApiName> ${shownType(writer, schema, id)}`,
    need === 'required' ? '**required**' : need,
    ...(isDeprecated ? ['**deprecated**'] : []),
    ...(node.readOnly === true ? ['read-only'] : []),
    ...(node.writeOnly === true ? ['write-only'] : []),
  ];
  const words = [...new Set([description, flat.description])].filter((text) => text !== '');
  return [
    `<ApiField>\n\n${head.join(' · ')}`,
    ...words.map((text) => safeMarkdown(text, writer.resolveLink)),
    ...titleOf(writer, node, name),
    ...factsOf(writer, flat, more),
    ...deprecation({ ...node, ...marks }),
    ...nested(writer, schema, { anchor: id, path: name, depth: depth + 1, above }),
    '</ApiField>',
  ].join('\n\n');
}

/** A title that says more than the name. */
function titleOf(writer: Writer, node: Node, name: string): string[] {
  const title = textOf(node.title);
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return title === '' || plain(title) === plain(name.split('.').at(-1) ?? '') ? [] : [`Title: ${safeLine(title, writer.resolveLink)}.`];
}

function deprecation(node: Node): string[] {
  const since = textOf(node['x-deprecatedInVersion']);
  const message = textOf(node['x-deprecatedMessage'] ?? node['x-deprecated-message'] ?? node['x-deprecation-message']);
  return since === '' && message === ''
    ? []
    : [`Deprecated${since === '' ? '' : ` since version ${since}`}${message === '' ? '' : `: ${message.replace(/[{<]/g, '\\$&')}`}`];
}

/** The fields of a field in a block that opens in place; a link where the page has them already, or no room. */
function nested(writer: Writer, schema: unknown, place: Place): string[] {
  const { document } = writer;
  const leaf = leafOf(writer, schema);
  if (leaf.reference !== undefined && !isHere(writer, leaf.reference, place.anchor)) return [];
  if (leaf.reference === undefined && writer.page.opensInPlace && !(leaf.id !== undefined && isHere(writer, leaf.id, place.anchor))) {
    const anchor = leaf.id === undefined ? undefined : writer.page.expanded.get(leaf.id);
    if (anchor !== undefined) return [`Its fields are those of [${codeOf(anchor.split('.').slice(1).join('.') || anchor)}](#${anchor}).`];
    const name = cutName(writer, leaf, place.anchor);
    if (writer.cut.has(name)) return [`Its fields: ${objectLink(writer, name)}.`];
  }
  const flat = flatSchema(document, leaf.schema);
  const simple = flat.choices.every((choice) => isSimple(writer, choice)) && childrenOf(writer, flat).length === 0;
  const parts = inside(writer, schema, place);
  if (parts.length === 0 || simple) return parts;
  const count = childrenOf(writer, flat).length;
  const label =
    count > 0
      ? `${count === 1 ? '1 field' : `${count} fields`} of ${codeOf(place.path || 'it')}`
      : `Alternatives of ${codeOf(place.path || 'it')}`;
  return [`<ApiMore${place.depth < 2 ? ' open' : ''}>\n<ApiLabel>${label}</ApiLabel>`, ...parts, '</ApiMore>'];
}

function isHere({ page }: Writer, reference: string, anchor: string): boolean {
  return page.opensInPlace && page.expanded.get(reference) === anchor;
}

/** Names what is too large for its page: by its parts, or by the place where it was first; it gets one page wherever it stands. */
function cutName({ cutNames }: Writer, { id, schema }: Leaf, anchor: string): string {
  return cutNames.get(schema) ?? `cut:${id ?? anchor}`;
}

/** Alternatives: a list where each is a line, else tabs, or blocks where they are many. */
function choiceMarkdown(writer: Writer, choice: Choice, place: Place): string[] {
  const { parts, kind, discriminator } = choice;
  const by = textOf(discriminator.propertyName);
  const intro = `${kind === 'oneOf' ? 'One of these' : 'One or more of these'}${by === '' ? '' : `, told apart by ${codeOf(by)}`}:`;
  const labels = labelsOf(writer, choice);
  if (isSimple(writer, choice)) return [intro, parts.map((part, index) => `- ${lineOf(writer, part, labels[index] ?? '')}`).join('\n')];
  const texts = parts.map((part, index) => {
    const leaf = leafOf(writer, part);
    const { reference } = leaf;
    const anchor = `${place.anchor}.${labels[index] === undefined ? index : idOf(labels[index].replace(/\s+/g, '-'))}`;
    const flat = flatSchema(writer.document, part);
    const isOpen = leaf.id === undefined || isHere(writer, leaf.id, anchor) || (reference === undefined && !writer.page.opensInPlace);
    const link = isOpen || reference !== undefined ? [] : nested(writer, part, { ...place, anchor });
    const body = [
      ...(reference !== undefined && isOpen ? [`<ApiAt id="${anchor}" />`] : []),
      `Type: ${shownType(writer, part, anchor)}`,
      ...(isOpen
        ? [...(flat.description === '' ? [] : [safeMarkdown(flat.description, writer.resolveLink)]), ...factsOf(writer, flat)]
        : []),
      ...link,
      ...(isOpen && !place.above.includes(part) ? inside(writer, part, { ...place, anchor, depth: place.depth + 1 }) : []),
    ];
    return { label: labels[index] ?? '', body: body.join('\n\n'), isShort: body.length === 1 };
  });
  if (texts.every(({ isShort }) => isShort))
    return [
      intro,
      texts
        .map(({ label, body }) => `- ${label === '' ? '' : `${safeLine(label, writer.resolveLink)}: `}${body.replace(/^Type: /, '')}`)
        .join('\n'),
    ];
  const length = labels.join('').length;
  if (parts.length <= TABS && length < 120)
    return [
      intro,
      `<Tabs>\n${texts.map(({ label, body }) => `<Tab label=${JSON.stringify(label.replace(/["{}<>&\\]/g, ' '))}>\n\n${body}\n\n</Tab>`).join('\n')}\n</Tabs>`,
    ];
  return [
    intro,
    ...texts.map(({ label, body, isShort }) =>
      isShort
        ? `- ${body.replace(/^Type: /, '')}`
        : `<ApiMore>\n<ApiLabel>${safeLine(label, writer.resolveLink)}</ApiLabel>\n\n${body}\n\n</ApiMore>`,
    ),
  ];
}

/** Whether no alternative has fields or alternatives that would open. */
function isSimple(writer: Writer, { parts }: Choice): boolean {
  return parts.every((part) => {
    const leaf = leafOf(writer, part);
    if (leaf.reference !== undefined) return !writer.page.opensInPlace;
    const flat = flatSchema(writer.document, leaf.schema);
    return childrenOf(writer, flat).length === 0 && flat.choices.length === 0;
  });
}

function lineOf(writer: Writer, part: unknown, label: string): string {
  const flat = flatSchema(writer.document, part);
  const title = label !== '' && textOf(flat.node.title) !== '' ? `${safeLine(label, writer.resolveLink)}: ` : '';
  const words = flat.description === '' ? '' : ` – ${safeLine(flat.description, writer.resolveLink)}`;
  const leaf = leafOf(writer, part);
  const inner = leaf.schema === part ? [] : factsOf(writer, flatSchema(writer.document, leaf.schema)).map((fact) => `each: ${fact}`);
  const { description: ofItems } = flatSchema(writer.document, leaf.schema);
  const each = leaf.schema === part || ofItems === '' ? [] : [`each: ${safeLine(ofItems, writer.resolveLink)}`];
  const facts = [...factsOf(writer, flat), ...each, ...inner].map((fact) => safeFact(fact)).join(' ');
  return `${title}${shownType(writer, part)}${words}${facts === '' ? '' : `. ${facts}`}`;
}

/** Lists and blocks of facts on one line. */
function safeFact(fact: string): string {
  return fact
    .replace(/<\/?ApiMore>|<ApiLabel>.*?<\/ApiLabel>/g, '')
    .replace(/\s*\n\s*(?:- )?/g, ' ')
    .trim();
}

/** A name for each alternative, no two alike: by the value that means it, its title, name or type. */
function labelsOf({ document }: Writer, { parts, discriminator }: Choice): string[] {
  const values = Object.entries(nodeOf(discriminator.mapping));
  const labels = parts.map((part) => {
    const leaf = leafOf({ document } as Writer, part);
    const { $ref } = nodeOf(part);
    const mapped = values
      .filter(([, target]) => target === $ref || (typeof $ref === 'string' && nameOf($ref) === target))
      .map(([value]) => value);
    const title = textOf(flatSchema(document, part).node.title);
    const reference = referenceOf(document, part) ?? leaf.reference;
    const name =
      mapped.length > 0
        ? mapped.join(', ')
        : title || (reference === undefined ? typeName(document, part, nameOf) : typeName(document, part, nameOf));
    return name.replace(/\s+/g, ' ').slice(0, 60);
  });
  return labels.map((label, index) => {
    const before = labels.slice(0, index).filter((other) => other === label).length;
    return before === 0 ? label : `${label} (${before + 1})`;
  });
}

/** Schemas that only the mapping of a discriminator names. */
function mappedMarkdown(writer: Writer, { node, choices }: FlatSchema): string[] {
  const { propertyName, mapping } = nodeOf(node.discriminator);
  const all = [...(mapping === undefined ? [] : [{ propertyName, mapping }]), ...choices.map(({ discriminator }) => discriminator)];
  const lists = all.flatMap((one) => {
    const rows = Object.entries(nodeOf(one.mapping)).flatMap(([value, target]) => {
      const reference = typeof target !== 'string' ? '' : target.startsWith('#') ? target : `#/components/schemas/${target}`;
      if (Object.keys(writer.document.at(reference)).length === 0) return [];
      return [`- ${codeOf(value)}: ${shownType(writer, { $ref: reference })}`];
    });
    return rows.length === 0 ? [] : [`The value of ${codeOf(textOf(one.propertyName))} says which:\n\n${rows.join('\n')}`];
  });
  return [...new Set(lists)];
}

/** What a value may be, as sentences: values, default, limits, examples. */
function factsOf(
  writer: Writer,
  { node, also, properties }: Pick<FlatSchema, 'node' | 'also' | 'properties'>,
  more: readonly string[] = [],
): string[] {
  const { document } = writer;
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
    ...defaults.map((value) => `Default ${codeOf(value)}`),
    ...limits,
    ...more,
    ...(distinct.length > 0 ? [`${distinct.length === 1 ? 'example' : 'examples'} ${distinct.join(', ')}`] : []),
    ...(docs.url === undefined ? [] : [`see ${docsLink(writer, docs)}`]),
    ...(nodeOf(node.xml).name === undefined ? [] : [`in XML ${codeOf(nodeOf(node.xml).name)}`]),
  ];
  const line =
    sentences.length === 0
      ? []
      : [
          `${sentences
            .map((text) => text.replace(/\.$/, ''))
            .join('; ')
            .replace(/^[a-z]/, (letter) => letter.toUpperCase())}.`,
        ];
  return [...valuesMarkdown(writer, [...new Set([...values, ...alsoValues])], node), ...line];
}

export function docsLink(writer: Writer, { url, description }: Node): string {
  const words = textOf(description) === '' ? textOf(url) : safeLine(textOf(description), writer.resolveLink);
  const href = writer.resolveLink(textOf(url));
  return href === undefined ? `${words} (${codeOf(textOf(url))})` : `[${words.replace(/[[\]]/g, '\\$&')}](${href})`;
}

/** The values of an enum: with their meanings a list, many of them in a block that opens. */
function valuesMarkdown(writer: Writer, values: readonly unknown[], node: Node): string[] {
  if (values.length === 0) return [];
  const shared = [node['x-enumDescriptions'], node['x-enum-descriptions'], node['x-enumNames'], node['x-enum-varnames']].filter(
    (one) => one !== undefined,
  );
  const meaningOf = (value: unknown, index: number) =>
    shared
      .map((one) => textOf(Array.isArray(one) ? (typeof one[index] === 'string' ? one[index] : '') : nodeOf(one)[String(value)]))
      .filter((text) => text !== '')
      .join(': ');
  const meanings = values.map(meaningOf);
  const code = (value: unknown) =>
    typeof value === 'string' && node.type !== 'string' && /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(value)
      ? codeOf(jsonText(value))
      : codeOf(value);
  const list = meanings.some((text) => text !== '')
    ? values
        .map(
          (value, index) => `- ${code(value)}${meanings[index] === '' ? '' : `: ${safeLine(meanings[index] ?? '', writer.resolveLink)}`}`,
        )
        .join('\n')
    : `${values.length === 1 ? 'Only' : 'One of'} ${values.map(code).join(', ')}.`;
  return values.length <= VALUES ? [list] : [`<ApiMore>\n<ApiLabel>${values.length} values</ApiLabel>\n\n${list}\n\n</ApiMore>`];
}

/**
 * Decides which schemas open in place, level by level, so that what is near the top is opened first: each once on a page, and no
 * more than the page has room for. Fields without a name of their own that are too large get a page, too.
 */
function plan(writer: Writer, schema: unknown, anchor: string): void {
  const { document, page } = writer;
  if (!page.opensInPlace) return;
  const queue: { schema: unknown; anchor: string; depth: number }[] = [{ schema, anchor, depth: 0 }];
  const seen = new Set<unknown>();
  for (const { schema: own, anchor: at, depth } of queue) {
    const leaf = leafOf(writer, own);
    const flat = flatSchema(document, leaf.schema);
    if (leaf.id !== undefined) {
      if (page.expanded.has(leaf.id)) continue;
    } else if (seen.has(leaf.schema)) continue;
    seen.add(leaf.schema);
    const fields = childrenOf(writer, flat);
    const weight = fields.reduce((sum, child) => sum + weightOf(writer, child), 0);
    const isRoot = depth === 0 && page.expanded.size === 0;
    if (depth > DEEPEST || (weight > page.budget && !(isRoot && weight < 2 * page.budget))) {
      if (leaf.reference === undefined && fields.length > 0) cut(writer, leaf, at);
      continue;
    }
    page.budget -= weight;
    if (leaf.id !== undefined) page.expanded.set(leaf.id, at);
    for (const child of fields) queue.push({ schema: child.schema, anchor: `${at}.${child.id}`, depth: depth + 1 });
    for (const choice of flat.choices) {
      const labels = labelsOf(writer, choice);
      for (const [index, part] of choice.parts.entries())
        queue.push({ schema: part, anchor: `${at}.${idOf((labels[index] ?? '').replace(/\s+/g, '-'))}`, depth: depth + 1 });
    }
  }
}

/** Gives a schema without a name a page of its own. */
function cut(writer: Writer, leaf: Leaf, anchor: string): void {
  const name = cutName(writer, leaf, anchor);
  writer.cutNames.set(leaf.schema, name);
  if (writer.cut.has(name)) return;
  const names =
    leaf.id === undefined
      ? []
      : leaf.id
          .split(' ')
          .filter((part) => part.startsWith('#/'))
          .map(nameOf);
  const title = names.length > 0 ? `${names.join(' and ')} with more` : anchor.split('.').slice(1).join('.') || anchor;
  writer.cut.set(name, { title, anchor: names.length > 0 ? 'object' : anchor, schema: leaf.schema });
}

/** About how much HTML a field becomes, without what is inside of it. */
function weightOf({ document }: Writer, { schema, name }: Child): number {
  const { node, description } = flatSchema(document, schema);
  const values = listOf(node.enum).length * 22 + jsonText(node.enum ?? '').length;
  const examples = jsonText(node.example ?? '').length + jsonText(node.examples ?? '').length;
  return FIELD + name.length * 3 + description.length * 1.25 + values + examples * 1.1;
}
