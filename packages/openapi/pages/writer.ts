import type { Document } from '../description/document.ts';
import { nameOf, typeName } from '../schema/type-name.ts';
import { cellText, type ResolveLink, safeLine } from './safe-markdown.ts';

/** Context for writing the sections of a reference. */
export interface Writer {
  document: Document;
  /** Environment variable that the samples read the key from. */
  variable: string;
  /** Hosts that pages may send requests to. */
  send: readonly string[];
  resolveLink: ResolveLink;
  /** Reference of a component → its anchor. */
  anchors: ReadonlyMap<string, string>;
  /** References linked to so far; each of these schemas gets a section or page. */
  objects: Set<string>;
  /** Schemas that are too large for their page, by generated name. */
  cut: Map<string, CutSchema>;
  /** Schema → its generated name; a schema may be used in many places. */
  cutNames: Map<unknown, string>;
  /** State of the page being written. */
  page: PageState;
}

export interface CutSchema {
  title: string;
  anchor: string;
  /** Part of its address, the same in every language. */
  slug: string;
  schema: unknown;
}

/** State of one page, so no schema is expanded twice on it. */
export interface PageState {
  /** Whether named schemas are expanded in place. If an author places the operations, they have sections instead. */
  opensInPlace: boolean;
  /** What is described: responses have no write-only fields, and requests no read-only ones. */
  of?: 'request' | 'response';
  /** Reference → anchor of its expansion. */
  expanded: Map<string, string>;
  /** Anchor of its title, if it's the page of a schema. */
  title?: string;
  /** Bytes of HTML left for fields. */
  budget: number;
  /** Characters left for examples. */
  examples: number;
}

/** Maximum number of characters of all examples on a page. */
const EXAMPLES = 100_000;
/** Maximum bytes for fields: with examples and samples, a page stays below 300 kB. */
export const FIELDS = 110_000;

export function newPage(opensInPlace: boolean, budget = FIELDS): PageState {
  return { opensInPlace, expanded: new Map(), budget, examples: EXAMPLES };
}

/** A link to a schema: to its expansion on this page, or to its own page, whose address is filled in later. */
export function objectLink(writer: Writer, reference: string): string {
  const name = writer.cut.get(reference)?.title ?? nameOf(reference);
  if (!writer.cut.has(reference)) writer.objects.add(reference);
  return `[${cellText(name)}](object:${encodeURIComponent(reference)})`;
}

/** The type of a value as Markdown. */
export function shownType(writer: Writer, schema: unknown, here = ''): string {
  const show = (reference: string) => {
    const anchor = writer.page.expanded.get(reference);
    return anchor === undefined || anchor === here
      ? objectLink(writer, reference)
      : `[${safeLine(nameOf(reference), writer.resolveLink)}](#${anchor})`;
  };
  return typeName(writer.document, schema, { show });
}

export function idOf(name: string): string {
  return name.replace(/[^\p{L}\p{N}_.-]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}`);
}
