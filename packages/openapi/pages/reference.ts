import { type Document, listOf, nodeOf, textOf } from '../description/document.ts';
import { distinctSlugs } from '../operations/distinct-slugs.ts';
import { distinct, type Operation, operationsOf, slugOf } from '../operations/operations-of.ts';
import { flatSchema } from '../schema/flat-schema.ts';
import { nameOf } from '../schema/type-name.ts';
import { operationMarkdown } from './operation-markdown.ts';
import { type ResolveLink, safeMarkdown } from './safe-markdown.ts';
import { docsLink } from './schema-facts.ts';
import { schemaMarkdown } from './schema-markdown.ts';
import { type SharedError, sharedErrors } from './shared-errors.ts';
import { newPage, type PageState, type Writer } from './writer.ts';

/** A part of a page with its own heading. */
export interface Section {
  title: string;
  anchor: string;
  text: string;
}

/** Operations with the same tag. */
export interface Group {
  title: string;
  /** Displayed name: `x-displayName`, or otherwise the title. */
  label: string;
  description: string;
  operations: Operation[];
  /** Its parent group from `x-tagGroups`. */
  above: string | undefined;
}

export interface ReferenceOptions {
  /** Areas that come first, in this order; the others follow in the order of the description. */
  areas: readonly string[];
  /** Environment variable that the samples read the key from. */
  variable: string;
  /** Hosts that pages may send requests to. */
  send: readonly string[];
  resolveLink: ResolveLink;
}

export interface Reference {
  writer: Writer;
  operations: Operation[];
  groups: Group[];
  shared: ReadonlyMap<string, SharedError>;
}

export function makeReference(document: Document, { areas, variable, send, resolveLink }: ReferenceOptions): Reference {
  const operations = operationsOf(document);
  const writer: Writer = {
    document,
    variable,
    send,
    resolveLink,
    anchors: anchorsOf(document),
    objects: new Set(),
    cut: new Map(),
    cutNames: new Map(),
    page: newPage(false),
  };
  return { writer, operations, groups: groupsOf(writer, operations, areas), shared: sharedErrors(document, operations) };
}

function groupsOf(writer: Writer, operations: readonly Operation[], areas: readonly string[]): Group[] {
  const tags = listOf(writer.document.root.tags).map(nodeOf);
  const above = new Map(
    listOf(writer.document.root['x-tagGroups']).flatMap((group) =>
      listOf(nodeOf(group).tags).map((tag) => [String(tag), textOf(nodeOf(group).name)]),
    ),
  );
  for (const { name, parent } of tags) {
    const over = tags.find((tag) => parent !== undefined && tag.name === parent);
    if (over && !above.has(String(name))) above.set(String(name), textOf(over['x-displayName'] ?? over.summary) || textOf(over.name));
  }
  const order = [...above.keys()];
  const groups = new Map<string, Group>();
  const named = new Set(operations.flatMap(({ node }) => listOf(node.tags).slice(0, 1).map(String)));
  // Without a tag, the path names the group, which is that of a tag with the same slug.
  const areaOf = ({ node, area }: Operation) =>
    listOf(node.tags).length > 0 ? area : ([...named].find((name) => slugOf(name) === slugOf(area)) ?? area);
  for (const operation of operations) {
    const area = areaOf(operation);
    const tag = tags.find(({ name }) => textOf(name) === area) ?? {};
    const docs = nodeOf(tag.externalDocs);
    const words = [textOf(tag.description), docs.url === undefined ? '' : `\u0000${docsLink(writer, docs)}`].filter((text) => text !== '');
    const group: Group = groups.get(area) ?? {
      title: area,
      label: textOf(tag['x-displayName'] ?? tag.summary) || area,
      description: words
        .map((text) => (text.startsWith('\u0000') ? writer.document.say`See ${text.slice(1)}.` : safeMarkdown(text, writer.resolveLink)))
        .join('\n\n'),
      operations: [],
      above: above.get(area),
    };
    groups.set(area, group);
    group.operations.push(operation);
  }
  const rank = ({ title }: Group) => {
    const at = areas.findIndex((area) => area.toLowerCase() === title.toLowerCase());
    return at < 0 ? areas.length : at;
  };
  const inGroups = ({ title }: Group) => (order.includes(title) ? order.indexOf(title) : order.length);
  return [...groups.values()].sort((a, b) => rank(a) - rank(b) || inGroups(a) - inGroups(b));
}

/** The text of an operation on a page. If an author places operations, schemas link to their sections. */
export function operationText(
  { writer, shared }: Pick<Reference, 'writer' | 'shared'>,
  operation: Operation,
  page: PageState,
  errorsAt?: string,
): string {
  writer.page = page;
  return withTargets(operationMarkdown(writer, operation, shared, errorsAt), page);
}

/** Redirects links to anchors that weren't written after all to the page of their schema. */
function withTargets(text: string, { expanded }: PageState): string {
  const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const missing = new Map([...expanded].filter(([, anchor]) => !ids.has(anchor)).map(([id, anchor]) => [anchor, id]));
  if (missing.size === 0) return text;
  return text.replace(/\[((?:[^\][\\]|\\.)*)\]\(#([^)]+)\)/g, (whole, words: string, anchor: string) => {
    const id = missing.get(anchor);
    if (id === undefined) return whole;
    return /^#\S+$/.test(id) ? `[${words}](object:${encodeURIComponent(id)})` : words;
  });
}

/** A section for each schema that is linked to, including from other sections. */
export function objectSections(reference: Reference): (Section & { reference: string })[] {
  const { writer, operations, shared } = reference;
  for (const operation of operations) operationText(reference, operation, newPage(false));
  writer.page = newPage(false);
  for (const { content } of shared.values())
    for (const media of Object.values(nodeOf(content))) schemaMarkdown(writer, nodeOf(media).schema ?? {}, 'error');
  const taken = new Set<string>();
  const sections: (Section & { reference: string })[] = [];
  // The set grows while it's iterated.
  for (const name of writer.objects) {
    const anchor = distinct(objectAnchor(writer, name), taken);
    sections.push({ reference: name, title: nameOf(name), anchor, text: objectText(writer, name, anchor, newPage(false)) });
  }
  return sections.sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

export function objectAnchor({ anchors }: Pick<Writer, 'anchors'>, reference: string): string {
  return anchors.get(reference) ?? plainAnchor(reference);
}

function plainAnchor(reference: string): string {
  return `object-${slugOf(nameOf(reference)) || 'x'}`;
}

/** Distinct anchors, because `dateRange` and `date_range` consist of the same words. */
function anchorsOf(document: Document): ReadonlyMap<string, string> {
  const names = Object.keys(nodeOf(nodeOf(document.root.components).schemas));
  return distinctSlugs(names.map(componentReference).map((reference) => [reference, plainAnchor(reference)]));
}

/** The reference to a named schema. */
export function componentReference(name: string): string {
  return `#/components/schemas/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Description and fields of a schema. */
export function objectText(writer: Writer, reference: string, anchor: string, page: PageState): string {
  writer.page = page;
  page.title = anchor;
  const schema = writer.cut.get(reference)?.schema ?? { $ref: reference };
  const { description, node } = flatSchema(writer.document, schema);
  const title = textOf(node.title);
  const words = description === '' ? [] : [safeMarkdown(description, writer.resolveLink)];
  const named =
    title === '' || title === nameOf(reference) || writer.cut.has(reference)
      ? []
      : [writer.document.say`Title: ${safeMarkdown(title, writer.resolveLink)}.`];
  // Its anchor is that of the title.
  return withTargets([...named, ...words, ...schemaMarkdown(writer, schema, anchor)].join('\n\n'), withoutTitle(page));
}

function withoutTitle(page: PageState): PageState {
  return { ...page, expanded: new Map([...page.expanded].filter(([, anchor]) => anchor !== page.title)) };
}

/** Fills in the addresses of links to objects, by their encoded references. */
export function withObjectLinks(text: string, addressOf: (reference: string) => string): string {
  return text.replace(/\]\(object:([^)]+)\)/g, (_, name: string) => `](${addressOf(decodeURIComponent(name))})`);
}
