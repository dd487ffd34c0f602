import type { Document } from './document.ts';
import { type FirstPage, firstPage } from './first-page.ts';
import { operationList } from './operation-list.ts';
import { distinct, type Operation, RESERVED_ANCHORS, slugOf } from './operations-of.ts';
import { type Group, makeReference, type ReferenceOptions, type Section, withObjectLinks } from './reference.ts';
import { cellText } from './writer.ts';

export interface PageOptions extends ReferenceOptions {
  /** Where the reference begins: `/api/`. */
  path: string;
  title?: string | undefined;
}

export interface ReferencePage {
  /** `/api/` or `/api/pets/` */
  path: string;
  /** MDX with frontmatter. */
  text: string;
}

/** Bytes of HTML that the sections of a page may have: with what surrounds them it stays below 300 kB. `bench/openapi.js` looks. */
const PAGE = 215_000;

/** About how much HTML a text becomes: code is highlighted, and each row of a table is many tags. */
function weightOf(text: string): number {
  return text.length * 2 + (text.match(/^\|/gm)?.length ?? 0) * 88;
}

/** A description → its pages: one if it is short, else one for each area, and for as many objects as fit on one. */
export function referencePages(document: Document, options: PageOptions): { pages: ReferencePage[]; operations: Operation[] } {
  const { writer, operations, groups, objects } = makeReference(document, options);
  const all = [...groups, ...(objects.length > 0 ? [{ title: 'Objects', description: '', sections: objects }] : [])];
  const size = all.reduce((sum, group) => sum + sizeOf(group), 0);
  const first = firstPage(writer, options.title);
  const placed = size <= PAGE ? onOnePage(first, all, operations, options) : onManyPages(first, all, options);
  return { pages: withAddresses(placed, options.path), operations };
}

function sizeOf({ sections }: Group): number {
  return sections.reduce((sum, { text }) => sum + weightOf(text), 0);
}

interface Placed {
  path: string;
  title: string;
  description: string;
  /** A text, or a section with its level. */
  parts: (string | (Section & { level: number }))[];
}

function onOnePage(first: FirstPage, groups: readonly Group[], operations: readonly Operation[], { path }: PageOptions): Placed[] {
  const taken = new Set([...RESERVED_ANCHORS, ...groups.flatMap(({ sections }) => sections.map(({ anchor }) => anchor))]);
  const parts = groups.flatMap((group): Placed['parts'] => [
    `## ${cellText(group.title)} {#${distinct(slugOf(group.title) || 'area', taken)}}`,
    ...(group.description === '' ? [] : [group.description]),
    ...group.sections.map((section) => ({ ...section, level: 3 })),
  ]);
  const inOrder = groups.flatMap(({ sections }) =>
    operations.filter(({ anchor }) => sections.some((section) => section.anchor === anchor)),
  );
  const list = operations.length < 2 ? [] : ['## All operations {#operations}', operationList(inOrder)];
  return [{ path, title: first.title, description: first.description, parts: [first.text, ...list, ...parts] }];
}

function onManyPages(first: FirstPage, groups: readonly Group[], { path }: PageOptions): Placed[] {
  const slugs = new Set<string>();
  const pages = groups.flatMap((group) => {
    const chunks = chunksOf(group.sections);
    return chunks.map((sections, index): Placed => {
      const title = chunks.length === 1 ? group.title : `${group.title}: ${index + 1} of ${chunks.length}`;
      return {
        path: `${path}${distinct(slugOf(index === 0 ? group.title : `${group.title} ${index + 1}`) || 'area', slugs)}/`,
        title,
        description: summaryOf(`${title} in ${first.title}: `, sections),
        parts: [
          ...(index === 0 && group.description !== '' ? [group.description] : []),
          ...sections.map((section) => ({ ...section, level: 2 })),
        ],
      };
    });
  });
  const list = pages.map(({ path: address, title, parts }) => {
    const sections = parts.filter((part) => typeof part !== 'string');
    return `- [${cellText(title)}](${address}): ${sections.length === 1 ? 'one section' : `${sections.length} sections`}`;
  });
  return [
    { path, title: first.title, description: first.description, parts: [first.text, '## Areas {#operations}', list.join('\n')] },
    ...pages,
  ];
}

/** The titles of the first sections, as many as a description of a page has room for. */
function summaryOf(begin: string, sections: readonly Section[]): string {
  let text = begin + (sections[0]?.title ?? '');
  for (const { title } of sections.slice(1)) if (`${text}, ${title}`.length < 150) text += `, ${title}`;
  if (text.length < 50) text += ', with parameters, requests and responses';
  return `${text.slice(0, 158)}.`;
}

function chunksOf(sections: readonly Section[]): Section[][] {
  const chunks: Section[][] = [];
  let size = PAGE;
  for (const section of sections) {
    const weight = weightOf(section.text);
    if (size + weight > PAGE) {
      chunks.push([]);
      size = 0;
    }
    chunks.at(-1)?.push(section);
    size += weight;
  }
  return chunks;
}

/** Pages as text: links to objects get their addresses. */
function withAddresses(placed: readonly Placed[], path: string): ReferencePage[] {
  const addresses = new Map<string, string>();
  for (const page of placed)
    for (const part of page.parts)
      if (typeof part !== 'string' && part.anchor.startsWith('object-'))
        addresses.set(encodeURIComponent(part.title), `${page.path}#${part.anchor}`);
  return placed.map((page, index) => {
    const body = page.parts.map((part) =>
      typeof part === 'string' ? part : `${'#'.repeat(part.level)} ${cellText(part.title)} {#${part.anchor}}\n\n${part.text}`,
    );
    const head = `---\ntitle: ${JSON.stringify(page.title)}\nshort_description: ${JSON.stringify(page.description)}\n${index === 0 ? '' : `order: ${index}\n`}---`;
    const text = `${head}\n\n# ${cellText(page.title)} {#reference}\n\n${body.join('\n\n')}\n`;
    return { path: page.path, text: withObjectLinks(text, addresses, path) };
  });
}
