import type { Document } from '../description/document.ts';
import { nameOf, typeName } from '../schema/type-name.ts';
import { cellText, type ResolveLink, safeLine } from './safe-markdown.ts';

/** What the sections of a reference are written with. */
export interface Writer {
  document: Document;
  /** Environment variable that the samples read the key from. */
  variable: string;
  /** Hosts that pages may send requests to. */
  send: readonly string[];
  resolveLink: ResolveLink;
  /** Of the components: reference → anchor. */
  anchors: ReadonlyMap<string, string>;
  /** References that have been linked to: each schema gets a section or a page. */
  objects: Set<string>;
  /** Schemas that are too large for the page that they are on, by names of our own. */
  cut: Map<string, CutSchema>;
  /** Their names by the schemas themselves, which may stand in many places. */
  cutNames: Map<unknown, string>;
  /** Of the page that is being written. */
  page: PageState;
}

export interface CutSchema {
  title: string;
  anchor: string;
  /** Its address is made of it, in every language. */
  slug: string;
  schema: unknown;
}

/** What is known of one page, so that no schema is expanded twice on it. */
export interface PageState {
  /** Whether schemas with names open in place. Where an author places the operations, they have sections instead. */
  opensInPlace: boolean;
  /** What is being described: a response has no write-only fields, and a request needs no read-only ones. */
  of?: 'request' | 'response';
  /** Reference → the anchor of the place where it is expanded. */
  expanded: Map<string, string>;
  /** The anchor of its title, where it is the page of a schema. */
  title?: string;
  /** Bytes of HTML that are left for fields. */
  budget: number;
  /** Characters that are left for examples. */
  examples: number;
}

/** Characters of all examples of a page. */
const EXAMPLES = 100_000;
/** Fields of a page: with its examples and samples it stays below 300 kB. */
const FIELDS = 110_000;

export function newPage(opensInPlace: boolean, budget = FIELDS): PageState {
  return { opensInPlace, expanded: new Map(), budget, examples: EXAMPLES };
}

/** A link to a schema: to its place on this page, else to its own, whose address is filled in when the pages are known. */
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
