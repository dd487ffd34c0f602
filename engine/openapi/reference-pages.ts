import { type Document, listOf, nodeOf, textOf } from './document.ts';
import { operationMarkdown } from './operation-markdown.ts';
import { distinct, type Operation, operationsOf, RESERVED_ANCHORS, slugOf } from './operations-of.ts';
import { safeLine, safeMarkdown } from './safe-markdown.ts';
import { cellText, schemaMarkdown, type Writer } from './writer.ts';

export interface ReferenceOptions {
  /** Where the reference begins: `/api/`. */
  path: string;
  title?: string | undefined;
  /** Areas that come first, in this order; the others follow as the description has them. */
  areas: readonly string[];
  variable: string;
  isKnownLink: Writer['isKnownLink'];
}

export interface ReferencePage {
  /** `/api/` or `/api/pets/` */
  path: string;
  /** MDX with frontmatter. */
  text: string;
}

/** A part of a page with a heading of its own. */
interface Section {
  title: string;
  anchor: string;
  text: string;
}

interface Group {
  title: string;
  description: string;
  sections: Section[];
}

/** A page of this much Markdown is about 300 kB of HTML: code is highlighted, and each row of a table is many tags. */
const PAGE = 40_000;

/** A description → its pages: one if it is short, else one for each area, and for as many objects as fit on one. */
export function referencePages(document: Document, options: ReferenceOptions): { pages: ReferencePage[]; operations: Operation[] } {
  const operations = operationsOf(document);
  const objects = new Set<string>();
  const writer: Writer = { document, variable: options.variable, isKnownLink: options.isKnownLink, objects };
  const groups = inOrder(areaGroups(writer, operations), options.areas);
  const objectSections = [...objectsOf(writer)].sort((a, b) => a.title.localeCompare(b.title, 'en'));
  const all = [...groups, ...(objectSections.length > 0 ? [{ title: 'Objects', description: '', sections: objectSections }] : [])];
  const size = all.reduce((sum, group) => sum + sizeOf(group), 0);
  const first = firstPage(writer, options);
  const placed = size <= PAGE ? onOnePage(first, all, options) : onManyPages(first, all, options);
  return { pages: withAddresses(placed, options.path), operations };
}

function sizeOf({ sections }: Group): number {
  return sections.reduce((sum, { text }) => sum + text.length, 0);
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

function firstPage({ document, isKnownLink }: Writer, options: ReferenceOptions): { title: string; text: string; description: string } {
  const info = nodeOf(document.root.info);
  const title = options.title ?? (textOf(info.title) || 'API reference');
  const summary = textOf(info.summary);
  const isLong = summary.length >= 50 && summary.length <= 160;
  const description = isLong ? summary : `Every operation of ${title} with its parameters, requests and responses.`;
  const servers = listOf(document.root.servers).map((server) => {
    const { url, description: words } = nodeOf(server);
    const text = safeLine(textOf(words), isKnownLink);
    return `- \`${textOf(url).replaceAll('`', "'") || '/'}\`${text === '' ? '' : `: ${text}`}`;
  });
  const schemes = Object.entries(nodeOf(nodeOf(document.root.components).securitySchemes)).map(([id, value]) => {
    const scheme = document.resolve(value);
    const words = safeLine(textOf(scheme.description), isKnownLink);
    return `- **${cellText(id)}**: ${schemeWords(scheme)}${words === '' ? '' : `. ${words}`}`;
  });
  const text = [
    ...(textOf(info.description) === '' ? [] : [safeMarkdown(textOf(info.description), isKnownLink)]),
    ...(servers.length === 0 ? [] : ['## Base URL {#base-url}', servers.join('\n')]),
    ...(schemes.length === 0
      ? []
      : [
          '## Authentication {#authentication}',
          schemes.join('\n'),
          `The samples read the key from the environment variable \`${options.variable}\`.`,
        ]),
    '## Errors {#errors}',
    'On failure, each sample prints the status and the body of the response and ends with an error. None prints the key.',
  ].join('\n\n');
  return { title, text, description };
}

function schemeWords({ type, scheme, name, in: place, flows }: Readonly<Record<string, unknown>>): string {
  if (type === 'http') return `HTTP ${textOf(scheme) || 'authentication'} in the header \`Authorization\``;
  if (type === 'apiKey') return `key in the ${textOf(place) || 'header'} \`${textOf(name)}\``;
  if (type === 'oauth2') return `OAuth 2.0 (${Object.keys(nodeOf(flows)).join(', ') || 'any flow'})`;
  return textOf(type) === 'openIdConnect' ? 'OpenID Connect' : `\`${textOf(type) || 'unknown'}\``;
}

type First = ReturnType<typeof firstPage>;

interface Placed {
  path: string;
  title: string;
  description: string;
  /** A text, or a section with its level. */
  parts: (string | (Section & { level: number }))[];
}

function onOnePage(first: First, groups: readonly Group[], { path }: ReferenceOptions): Placed[] {
  const taken = new Set([...RESERVED_ANCHORS, ...groups.flatMap(({ sections }) => sections.map(({ anchor }) => anchor))]);
  const parts = groups.flatMap((group): Placed['parts'] => [
    `## ${cellText(group.title)} {#${distinct(slugOf(group.title) || 'area', taken)}}`,
    ...(group.description === '' ? [] : [group.description]),
    ...group.sections.map((section) => ({ ...section, level: 3 })),
  ]);
  return [{ path, title: first.title, description: first.description, parts: [first.text, ...parts] }];
}

function onManyPages(first: First, groups: readonly Group[], { path }: ReferenceOptions): Placed[] {
  const slugs = new Set<string>();
  const pages = groups.flatMap((group) => {
    const chunks = chunksOf(group.sections);
    return chunks.map((sections, index): Placed => {
      const title = chunks.length === 1 ? group.title : `${group.title}: ${index + 1} of ${chunks.length}`;
      return {
        path: `${path}${distinct(slugOf(index === 0 ? group.title : `${group.title} ${index + 1}`) || 'area', slugs)}/`,
        title,
        description: summaryOf(`${title}: `, sections),
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
  return `${text.slice(0, 158)}.`;
}

function chunksOf(sections: readonly Section[]): Section[][] {
  const chunks: Section[][] = [];
  let size = PAGE;
  for (const section of sections) {
    if (size + section.text.length > PAGE) {
      chunks.push([]);
      size = 0;
    }
    chunks.at(-1)?.push(section);
    size += section.text.length;
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
  return placed.map((page) => {
    const body = page.parts.map((part) =>
      typeof part === 'string' ? part : `${'#'.repeat(part.level)} ${cellText(part.title)} {#${part.anchor}}\n\n${part.text}`,
    );
    const head = `---\ntitle: ${JSON.stringify(page.title)}\nshort_description: ${JSON.stringify(page.description)}\n---`;
    const text = `${head}\n\n# ${cellText(page.title)} {#reference}\n\n${body.join('\n\n')}\n`;
    return { path: page.path, text: text.replace(/\]\(object:([^)]+)\)/g, (_, name: string) => `](${addresses.get(name) ?? path})`) };
  });
}
