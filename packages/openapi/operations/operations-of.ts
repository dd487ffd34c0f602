import { isRecord } from '../../core/shared/narrow.ts';
import { type Document, listOf, type Node, nodeOf, textOf } from '../description/document.ts';
import { distinctSlugs } from './distinct-slugs.ts';

/** `querystring` is the whole query in one value. */
type Place = 'path' | 'query' | 'querystring' | 'header' | 'cookie';

export interface Parameter {
  name: string;
  place: Place;
  required: boolean;
  description: string;
  node: Node;
}

/** An operation. Its parameters include those of its path. */
export interface Operation {
  /** Its `operationId`, or otherwise method and path. */
  name: string;
  kind: 'operation' | 'webhook' | 'callback';
  /** `POST` */
  method: string;
  /** `/sources/{id}`; the name of a webhook; the expression of a callback. */
  path: string;
  /** Its own servers, or otherwise those of its path or of the description. */
  servers: readonly unknown[];
  area: string;
  title: string;
  description: string;
  deprecated: boolean;
  /** Prefix of the ids of its fields. */
  anchor: string;
  parameters: Parameter[];
  callbacks: { name: string; operations: Operation[] }[];
  node: Node;
}

export const METHODS: ReadonlySet<string> = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']);
const PLACES: readonly Place[] = ['path', 'query', 'querystring', 'header', 'cookie'];

/** Anchors of the other sections on a page of operations. */
export const RESERVED_ANCHORS: readonly string[] = ['reference', 'base-url', 'authentication', 'errors', 'operations'];

/** All operations and webhooks of a description, in order, with their callbacks and unique anchors. */
export function operationsOf(document: Document): Operation[] {
  const all: Operation[] = [];
  const prefix = commonPrefix(Object.keys(nodeOf(document.root.paths)));
  const inside = (paths: readonly (readonly [path: string, item: unknown])[], kind: Operation['kind'], area?: string): Operation[] =>
    paths.flatMap(([path, entry]) => {
      const item = document.resolve(entry);
      const added = nodeOf(item.additionalOperations);
      return [...Object.entries(item), ...Object.entries(added)].flatMap(([method, value]) => {
        if (!(METHODS.has(method.toLowerCase()) || Object.hasOwn(added, method)) || !isRecord(value) || value['x-internal'] === true)
          return [];
        const operation = makeOperation(document, { path, item, method, node: value, kind, area, prefix });
        all.push(operation);
        operation.callbacks = Object.entries(nodeOf(value.callbacks)).map(([name, callback]) => ({
          name,
          operations: inside(Object.entries(document.resolve(callback)), 'callback', operation.area),
        }));
        return [operation];
      });
    });
  const found = [...inside(Object.entries(nodeOf(document.root.paths)), 'operation'), ...inside(webhooksOf(document), 'webhook')];
  const anchors = distinctSlugs(
    all.map(({ name, anchor }) => [name, anchor]),
    RESERVED_ANCHORS,
  );
  // Callbacks of several operations may have the same name.
  const taken = new Set<string>();
  for (const operation of all) operation.anchor = distinct(anchors.get(operation.name) ?? operation.anchor, taken);
  return found;
}

/** Webhooks by name. Before 3.1 had them, some were described like callbacks, with an expression between name and method. */
function webhooksOf(document: Document): [name: string, item: unknown][] {
  return Object.entries(nodeOf(document.root.webhooks ?? document.root['x-webhooks'])).flatMap(([name, item]) => {
    const expressions = Object.entries(document.resolve(item)).filter(([key]) => key.startsWith('{$'));
    return expressions.length === 0 ? [[name, item]] : expressions.map(([, inner]): [string, unknown] => [name, inner]);
  });
}

interface Found {
  path: string;
  item: Node;
  method: string;
  node: Node;
  kind: Operation['kind'];
  area: string | undefined;
  /** Segments that all paths start with. */
  prefix: readonly string[];
}

function makeOperation(document: Document, { path, item, method, node, kind, area, prefix }: Found): Operation {
  const id = textOf(node.operationId);
  const name = `${method.toUpperCase()} ${path}`;
  const description = textOf(node.description) || textOf(item.description);
  const given = textOf(node.summary) || textOf(item.summary);
  // A short description serves as title if there is no other.
  const isTitle = given === '' && id === '' && description.length <= 60 && !/[\n`[<]/.test(description);
  const summary = given || (isTitle ? description : '');
  const isShort = summary.length <= LONGEST_TITLE && !summary.includes('\n');
  const title =
    (isShort && plainTitle(summary)) ||
    (kind === 'operation' && isMade(id, method, path) ? name : words(kind === 'operation' ? id : path)) ||
    name;
  const tag = listOf(node.tags).find((value): value is string => typeof value === 'string' && value.trim() !== '');
  // Text about all operations of the path, in addition to that of this one.
  const ofPath = (['summary', 'description'] as const).flatMap((key) =>
    textOf(node[key]) === '' || textOf(item[key]) === textOf(node[key]) ? [] : [textOf(item[key])],
  );
  const ownServers = [node.servers, item.servers].map(listOf).find((servers) => servers.length > 0);
  return {
    name: id || name,
    kind,
    method: method.toUpperCase(),
    path,
    servers: kind === 'operation' ? (ownServers ?? listOf(document.root.servers)) : [],
    area: area ?? tag ?? (kind === 'webhook' ? 'Webhooks' : areaOfPath(path, prefix)),
    title,
    description: [isShort ? '' : summary, isTitle ? '' : description, ...ofPath].filter((part) => part !== '').join('\n\n'),
    deprecated: node.deprecated === true,
    anchor: textOf(node['x-anchor']) || slugOf(id || name) || 'operation',
    parameters: parametersOf(document, [...listOf(item.parameters), ...listOf(node.parameters)]),
    callbacks: [],
    node,
  };
}

/** Longer summaries are treated as descriptions. */
const LONGEST_TITLE = 100;

/**
 * Whether an id was generated from method and path, such as `PostAccountsAccountPersons` for `/accounts/{account}/persons`. Such ids are
 * less readable than method and path.
 */
function isMade(id: string, method: string, path: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '');
  const [own, begin] = [plain(id), plain(method)];
  return own.startsWith(begin) && plain(path).endsWith(own.slice(begin.length)) && (id.match(/[A-Z]/g)?.length ?? 0) > 3;
}

function plainTitle(summary: string): string {
  return summary
    .replace(/\[([^\][]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`|<\/?(?:a|b|br|code|em|i|p|span|strong)\b[^>]*>/gi, '')
    .replace(/\.$/, '')
    .trim();
}

/** Parameters of an operation replace those of its path. */
function parametersOf(document: Document, values: readonly unknown[]): Parameter[] {
  const byKey = new Map<string, Parameter>();
  for (const value of values) {
    const node = document.resolve(value);
    const name = textOf(node.name);
    const place = PLACES.find((known) => known === node.in);
    if (name === '' || place === undefined || node['x-internal'] === true) continue;
    const key = `${place} ${name}`;
    byKey.set(key, {
      name,
      place,
      required: place === 'path' || node.required === true,
      // One that says nothing of itself is still what the path says of it.
      description: textOf(node.description) || (byKey.get(key)?.description ?? ''),
      node,
    });
  }
  return [...byKey.values()];
}

function segmentsOf(path: string): string[] {
  return path.split(/[/?#]/).filter((part) => part !== '');
}

/** Common prefix of all paths, such as `v1`, including segments that only contain a version. */
function commonPrefix(paths: readonly string[]): string[] {
  const all = paths.map(segmentsOf);
  const [first = []] = all;
  const prefix: string[] = [];
  for (const [index, segment] of first.entries()) {
    if (all.length < 2 || !all.every((segments) => segments[index] === segment && segments.length > index + 1)) break;
    prefix.push(segment);
  }
  return prefix;
}

function areaOfPath(path: string, prefix: readonly string[]): string {
  const segments = segmentsOf(path).slice(prefix.length);
  const segment =
    segments.find((part) => !part.startsWith('{') && !/^(?:api|v\d+(?:\.\d+)*|\d{4}-\d\d-\d\d)$/i.test(part)) ??
    segments.find((part) => !part.startsWith('{')) ??
    'API';
  return words(segment) || segment;
}

/** `createPet`, `create_pet`, `pets/create` → `Create pet`, `Pets create`. */
function words(id: string): string {
  const spaced = id
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Lowercase words joined by hyphens; empty if a text has no letters. */
export function slugOf(text: string): string {
  return text
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

export function distinct(name: string, taken: Set<string>): string {
  let own = name;
  for (let n = 2; taken.has(own); n++) own = `${name}-${n}`;
  taken.add(own);
  return own;
}
