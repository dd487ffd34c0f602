import { type Document, nodeOf } from '../description/document.ts';
import { distinctSlugs } from '../operations/distinct-slugs.ts';
import { type Operation, slugOf } from '../operations/operations-of.ts';
import { isObject, nameOf } from '../schema/type-name.ts';
import { firstPage } from './first-page.ts';
import { operationList } from './operation-list.ts';
import {
  componentReference,
  type Group,
  makeReference,
  objectAnchor,
  objectText,
  operationText,
  type ReferenceOptions,
  withObjectLinks,
} from './reference.ts';
import { cellText, type ResolveLink, safeMarkdown } from './safe-markdown.ts';
import { objectSummary, summaryOf } from './summaries.ts';
import { FIELDS, newPage, type Writer } from './writer.ts';

export interface PageOptions extends ReferenceOptions {
  /** Path of the reference, such as `/api/`. */
  path: string;
  title?: string | undefined;
}

export interface ReferencePage {
  /** `/api/operations/create-pet/` */
  path: string;
  /** Position in the sidebar as a file name: `2-pets/1-create-pet`. */
  place: string;
  /** MDX with frontmatter. */
  text: string;
}

/** Maximum number of objects in their list. */
const INDEXED = 1000;
/** Characters of such a list: names may be long. */
const LONGEST_INDEX = 130_000;
/** Bytes of Markdown of an operation. HTML has about twice as many. */
const LONGEST_TEXT = 140_000;
/** Maximum number of objects in the sidebar; if there are more, none are shown. */
const SHOWN = 150;
/** Maximum number of operations listed on the first page; if there are more, only the groups list them. */
const LISTED = 60;

/** Generates the pages of a description: the first one, and one per group, operation and object. Paths depend only on names. */
export function referencePages(document: Document, options: PageOptions): { pages: ReferencePage[]; operations: Operation[] } {
  const { path } = options;
  const { say } = document;
  const names = { operations: new Map<string, string>(), tags: new Map<string, string>() };
  const resolveLink: ResolveLink = (href) => {
    const [, kind, name = ''] = /^#\/?(?:(operation|tag)\/)?(.+)$/.exec(href) ?? [];
    // Names may contain slashes, and other tools prefix them with their group.
    const known = [decode(name), decode(name.replace(/^.*\//, ''))];
    const own = known.map((one) => (kind === 'tag' ? names.tags.get(slugOf(one)) : names.operations.get(one)));
    return own.find((address) => address !== undefined) ?? options.resolveLink(href);
  };
  const reference = makeReference(document, { ...options, resolveLink });
  const { writer, operations, groups, shared } = reference;
  const addresses = operationAddresses(operations, path);
  for (const operation of operations) {
    const address = addresses.get(operation) ?? path;
    names.operations.set(operation.name, address);
    names.operations.set(operation.anchor, address);
  }
  const groupSlugs = distinctSlugs(
    groups.map(({ title }) => [title, slugOf(title) || 'area']),
    ['objects', 'operations'],
  );
  const groupPaths = new Map(groups.map((group) => [group, `${path}${groupSlugs.get(group.title) ?? 'area'}/`]));
  for (const [group, address] of groupPaths) names.tags.set(slugOf(group.title), address);
  const linkTo = (operation: Operation) =>
    `<ApiMoved id="${operation.anchor}">[${cellText(operation.title)}](${addresses.get(operation) ?? path})</ApiMoved>`;

  writer.page = newPage(true);
  const first = firstPage(writer, options.title, shared);
  const pages: ReferencePage[] = [];
  const add: AddPage = (page) => pages.push({ path: page.path, place: page.place, text: pageText(page) });
  const isListed = operations.length <= LISTED;
  const list = groups.flatMap((group, index) => {
    const before = groups[index - 1]?.above;
    const above = group.above === (index === 0 ? undefined : before) ? [] : [`### ${cellText(group.above ?? say`Other`)}`];
    const link = `[${cellText(group.label)}](${groupPaths.get(group) ?? path})`;
    if (isListed) return [...above, `**${link}**`, operationList(say, group.operations, linkTo)];
    return [...above, `- ${link}: ${group.operations.length === 1 ? say`one operation` : say`${group.operations.length} operations`}`];
  });
  add({
    path,
    place: 'index',
    title: first.title,
    anchor: 'reference',
    description: first.description,
    body: `${first.text}\n\n## ${isListed ? say`All operations` : say`Areas`} {#operations}\n\n${list.join(isListed ? '\n\n' : '\n')}`,
  });

  for (const [index, group] of groups.entries()) {
    const folder = `${index + 1}-${slugOf(group.title) || 'area'}`;
    add({
      path: groupPaths.get(group) ?? path,
      place: `${folder}/index`,
      title: group.label,
      description: summaryOf(
        say,
        say`${group.label} in ${first.title}: `,
        group.operations.map(({ title }) => title),
      ),
      body: [group.description, operationList(say, group.operations, linkTo)].filter((part) => part !== '').join('\n\n'),
    });
    for (const [at, operation] of group.operations.entries())
      add({
        path: addresses.get(operation) ?? path,
        place: `${folder}/${at + 1}-${slugOf(operation.title) || 'operation'}`,
        title: operation.title,
        anchor: operation.anchor,
        method: operation.method,
        // The method has a badge.
        ...(operation.title === `${operation.method} ${operation.path}` ? { label: operation.path } : {}),
        description: summaryOf(say, say`${operation.title}: `, [
          ...(operation.title === `${operation.method} ${operation.path}` ? [] : [`${operation.method} ${operation.path}`]),
          say`parameters, requests and responses in ${first.title}`,
        ]),
        body: withinLimit((budget) => operationText(reference, operation, newPage(true, budget), `${path}#errors`)),
      });
  }
  addObjects(writer, groups, path, first.title, pages, add);
  const objects = objectAddresses(writer, path);
  return { pages: pages.map((page) => ({ ...page, text: withObjectLinks(page.text, (name) => objects.get(name) ?? path) })), operations };
}

/** A text with fewer fields in place if with as many as usual, it is longer than expected: limits and links vary in length. */
function withinLimit(write: (budget: number) => string): string {
  let text = write(FIELDS);
  for (let budget = FIELDS / 2; Buffer.byteLength(text) > LONGEST_TEXT && budget > 1000; budget /= 2) text = write(budget);
  return text;
}

interface PageParts {
  title: string;
  anchor?: string;
  description: string;
  method?: string;
  /** Label in the sidebar, if it isn't the title. */
  label?: string;
  /** Whether it's left out of the sidebar. */
  isHidden?: boolean;
  body: string;
}

type AddPage = (page: PageParts & { path: string; place: string }) => void;

/** Adds a page for each schema with fields, and for parts that were too large for their page. */
function addObjects(
  writer: Writer,
  groups: readonly Group[],
  path: string,
  title: string,
  before: readonly ReferencePage[],
  add: AddPage,
): void {
  // A schema without fields is described wherever it's used.
  const referred = new Set([...JSON.stringify(writer.document.root).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference));
  for (const [name, schema] of Object.entries(nodeOf(nodeOf(writer.document.root.components).schemas))) {
    const reference = componentReference(name);
    const isWorth = isObject(writer.document, schema) || !referred.has(reference);
    if (isWorth && nodeOf(schema)['x-internal'] !== true) writer.objects.add(reference);
  }
  const texts = new Map<string, string>();
  // Each text may refer to further objects.
  for (let before = -1; before < texts.size; ) {
    before = texts.size;
    for (const reference of writer.objects)
      if (!texts.has(reference)) texts.set(reference, objectText(writer, reference, objectAnchor(writer, reference), newPage(true)));
    for (const [name, { anchor }] of writer.cut) if (!texts.has(name)) texts.set(name, objectText(writer, name, anchor, newPage(true)));
  }
  addUnsaid(writer, texts, before);
  if (texts.size === 0) return;
  const { say } = writer.document;
  const addresses = objectAddresses(writer, path);
  const titleOf = (reference: string) => writer.cut.get(reference)?.title ?? nameOf(reference);
  const sorted = [...texts].sort(([a], [b]) => titleOf(a).localeCompare(titleOf(b), 'en'));
  const folder = `${groups.length + 1}-objects`;
  const named = sorted.filter(([reference]) => !writer.cut.has(reference));
  const entries = named.map(
    ([reference]) =>
      `- <ApiMoved id="${objectAnchor(writer, reference)}">[${cellText(titleOf(reference))}](${addresses.get(reference) ?? path})</ApiMoved>`,
  );
  for (const [index, part] of inParts(entries).entries()) {
    const number = index + 1;
    add({
      path: index === 0 ? `${path}objects/` : `${path}objects/index-${number}/`,
      place: index === 0 ? `${folder}/index` : `${folder}/0-index-${number}`,
      title: index === 0 ? say`Objects` : say`Objects, part ${number}`,
      description: say`Every object of ${title} with its fields: what requests send and responses hold.`,
      body: part.join('\n'),
    });
  }
  // They can be reached by links, the list and search; thousands would bury the operations.
  const isHidden = sorted.length > SHOWN;
  for (const [at, [reference, body]] of sorted.entries())
    add({
      path: addresses.get(reference) ?? path,
      place: `${folder}/${at + 1}-${slugOf(titleOf(reference)) || 'object'}`,
      title: titleOf(reference),
      anchor: writer.cut.has(reference) ? 'reference' : objectAnchor(writer, reference),
      isHidden,
      description: objectSummary(say, titleOf(reference), writer.cut.get(reference)?.anchor, title),
      body,
    });
}

/** The entries of each page of a list. */
function inParts(entries: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  let length = 0;
  for (const entry of entries) {
    const last = parts.at(-1) ?? [];
    if (last.length > 0 && (last.length === INDEXED || length + entry.length > LONGEST_INDEX)) {
      parts.push([entry]);
      length = entry.length;
    } else {
      last.push(entry);
      length += entry.length;
    }
  }
  return parts;
}

/** Adds a page for each schema without fields whose description appears nowhere, because every use overrides it. */
function addUnsaid(writer: Writer, texts: Map<string, string>, before: readonly ReferencePage[]): void {
  const written = [...before.map(({ text }) => text), ...texts.values()].join('\n');
  for (const [name, schema] of Object.entries(nodeOf(nodeOf(writer.document.root.components).schemas))) {
    const reference = componentReference(name);
    if (texts.has(reference) || nodeOf(schema)['x-internal'] === true) continue;
    const { description, title } = nodeOf(schema);
    const words = [description, title].filter((text): text is string => typeof text === 'string' && text.trim() !== '');
    const isSaid = words.every((text) => written.includes(safeMarkdown(text.trim(), writer.resolveLink)));
    if (isSaid) continue;
    writer.objects.add(reference);
    texts.set(reference, objectText(writer, reference, objectAnchor(writer, reference), newPage(true)));
  }
}

/** Paths that depend only on operation names. Colliding ones get a suffix derived from the name. */
function operationAddresses(operations: readonly Operation[], path: string): Map<Operation, string> {
  const named = operations.map(
    (operation) => [operation.name, slugOf(operation.name.replace(/\{([^{}]*)\}/g, 'by-$1')) || 'operation'] as const,
  );
  const slugs = distinctSlugs(named);
  return new Map(operations.map((operation) => [operation, `${path}operations/${slugs.get(operation.name) ?? 'operation'}/`]));
}

function objectAddresses({ objects, cut }: Writer, path: string): Map<string, string> {
  const slugs = distinctSlugs([
    ...[...objects].map((name) => [name, slugOf(nameOf(name)) || 'object'] as const),
    ...[...cut].map(([name, { slug }]) => [name, slugOf(slug) || 'object'] as const),
  ]);
  return new Map([...slugs].map(([name, slug]) => [name, `${path}objects/${slug}/`]));
}

function pageText({ title, anchor = 'reference', description, method, label, isHidden = false, body }: PageParts): string {
  const fields = [
    `title: ${JSON.stringify(title)}`,
    `short_description: ${JSON.stringify(description)}`,
    'layout: wide',
    ...(method === undefined ? [] : [`sidebar_badge: ${method}`]),
    ...(isHidden ? ['sidebar: false'] : label === undefined ? [] : [`sidebar: ${JSON.stringify(label)}`]),
  ];
  return `---\n${fields.join('\n')}\n---\n\n# ${cellText(title)} {#${anchor}}\n\n${body}\n`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
