import { type Document, listOf, nodeOf, textOf } from './document.ts';
import { operationMarkdown } from './operation-markdown.ts';
import { distinct, type Operation, operationsOf, slugOf } from './operations-of.ts';
import { responseWords } from './response-words.ts';
import { type IsKnownLink, safeMarkdown } from './safe-markdown.ts';
import { sharedErrors } from './shared-errors.ts';
import { schemaMarkdown, type Writer } from './writer.ts';

/** A part of a page with a heading of its own. */
export interface Section {
  title: string;
  anchor: string;
  text: string;
}

/** Operations with a tag in common, or the objects. */
export interface Group {
  title: string;
  description: string;
  sections: Section[];
}

/** Everything that is written of a description, in which links to objects are still `object:Name`. */
export interface Reference {
  writer: Writer;
  operations: Operation[];
  groups: Group[];
  objects: Section[];
}

export interface ReferenceOptions {
  /** Areas that come first, in this order; the others follow as the description has them. */
  areas: readonly string[];
  /** Environment variable that the samples read the key from. */
  variable: string;
  isKnownLink: IsKnownLink;
}

export function makeReference(document: Document, { areas, variable, isKnownLink }: ReferenceOptions): Reference {
  const operations = operationsOf(document);
  const writer: Writer = { document, variable, isKnownLink, objects: new Set(), sharedErrors: sharedErrors(document, operations) };
  const groups = inOrder(areaGroups(writer, operations), areas);
  // What the first page links to.
  for (const { response } of writer.sharedErrors.values()) responseWords(writer, response);
  const objects = [...objectsOf(writer)].sort((a, b) => a.title.localeCompare(b.title, 'en'));
  return { writer, operations, groups, objects };
}

function areaGroups(writer: Writer, operations: readonly Operation[]): Group[] {
  const groups = new Map<string, Group>();
  const tags = new Map(listOf(writer.document.root.tags).map((tag) => [textOf(nodeOf(tag).name), textOf(nodeOf(tag).description)]));
  for (const operation of operations) {
    const group = groups.get(operation.area) ?? {
      title: operation.area,
      description: safeMarkdown(tags.get(operation.area) ?? '', writer.isKnownLink),
      sections: [],
    };
    groups.set(operation.area, group);
    group.sections.push({ title: operation.title, anchor: operation.anchor, text: operationMarkdown(writer, operation) });
  }
  return [...groups.values()];
}

function inOrder(groups: Group[], areas: readonly string[]): Group[] {
  const rank = ({ title }: Group) => {
    const at = areas.findIndex((area) => area.toLowerCase() === title.toLowerCase());
    return at < 0 ? areas.length : at;
  };
  return groups.sort((a, b) => rank(a) - rank(b));
}

/** A section for each schema that is linked to, from another object too. */
function* objectsOf(writer: Writer): Iterable<Section> {
  const taken = new Set<string>();
  // The set grows meanwhile.
  for (const name of writer.objects) {
    const schema = writer.document.at(`#/components/schemas/${name}`);
    const anchor = distinct(`object-${slugOf(decodeURIComponent(name)) || 'x'}`, taken);
    const description = safeMarkdown(textOf(schema.description), writer.isKnownLink);
    const body = schemaMarkdown(writer, schema, anchor);
    yield { title: name, anchor, text: [...(description === '' ? [] : [description]), ...body].join('\n\n') };
  }
}

/** Links to objects get their addresses, known by the encoded name of the object. */
export function withObjectLinks(text: string, addresses: ReadonlyMap<string, string>, otherwise: string): string {
  return text.replace(/\]\(object:([^)]+)\)/g, (_, name: string) => `](${addresses.get(name) ?? otherwise})`);
}
