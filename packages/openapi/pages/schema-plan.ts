import { listOf } from '../description/document.ts';
import { english, type ReferenceSay } from '../language/say-reference.ts';
import { jsonText } from '../request/exact-number.ts';
import { flatSchema } from '../schema/flat-schema.ts';
import { nameOf } from '../schema/type-name.ts';
import { choiceAnchors } from './choice-words.ts';
import { type Child, childrenOf, type Leaf, leafOf } from './schema-children.ts';
import type { Writer } from './writer.ts';

/** Bytes of markup per field. */
const FIELD = 420;
/** Fields nested more deeply get a separate page. */
export const DEEPEST = 12;

/**
 * Decides which schemas are expanded in place, level by level, so those near the top come first: each once per page, and as many as
 * the page has room for. Unnamed schemas that are too large get a separate page.
 */
export function plan(writer: Writer, schema: unknown, anchor: string): void {
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
      const anchors = choiceAnchors(writer, choice, at);
      for (const [index, part] of choice.parts.entries()) queue.push({ schema: part, anchor: anchors[index] ?? at, depth: depth + 1 });
    }
  }
}

export function isHere({ page }: Writer, reference: string, anchor: string): boolean {
  return page.opensInPlace && page.expanded.get(reference) === anchor;
}

/** Moves an unnamed schema to a separate page. */
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
  const titleIn = (say: ReferenceSay) => say`${names.reduce((one, other) => say`${one} and ${other}`)} with more`;
  const own =
    names.length > 0
      ? { title: titleIn(writer.document.say), anchor: 'object', slug: titleIn(english) }
      : { title: anchor.split('.').slice(1).join('.') || anchor, anchor, slug: anchor };
  writer.cut.set(name, { ...own, schema: leaf.schema });
}

/** Name of a schema that is too large for its page, from its parts or its first location. It gets one page for all its uses. */
export function cutName({ cutNames }: Writer, { id, schema }: Leaf, anchor: string): string {
  return cutNames.get(schema) ?? `cut:${id ?? anchor}`;
}

/** Estimated HTML size of a field, without nested fields. */
function weightOf({ document }: Writer, { schema, name }: Child): number {
  const { node, description } = flatSchema(document, schema);
  const values = listOf(node.enum).length * 22 + jsonText(node.enum ?? '').length;
  const examples = jsonText(node.example ?? '').length + jsonText(node.examples ?? '').length;
  return FIELD + name.length * 3 + description.length * 1.25 + values + examples * 1.1;
}
