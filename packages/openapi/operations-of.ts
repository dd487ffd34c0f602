import { isRecord } from '../core/shared/is-record.ts';
import { type Document, listOf, type Node, nodeOf, textOf } from './document.ts';

export interface Parameter {
  name: string;
  place: 'path' | 'query' | 'header' | 'cookie';
  required: boolean;
  description: string;
  node: Node;
}

/** An operation with its place. Its parameters have those of its path with them. */
export interface Operation {
  /** Its `operationId`, else method and path: how pages name it. */
  name: string;
  kind: 'operation' | 'webhook' | 'callback';
  /** `POST` */
  method: string;
  /** `/sources/{id}`; the name of a webhook; the expression of a callback. */
  path: string;
  /** Without a slash at its end; empty where the description names none. */
  server: string;
  area: string;
  title: string;
  description: string;
  deprecated: boolean;
  anchor: string;
  parameters: Parameter[];
  node: Node;
}

export const METHODS: ReadonlySet<string> = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']);
const PLACES = ['path', 'query', 'header', 'cookie'] as const;

/** Anchors of what surrounds the operations on a page. */
export const RESERVED_ANCHORS: readonly string[] = ['reference', 'base-url', 'authentication', 'errors', 'operations'];

/** Every operation of a description, callbacks and webhooks included, in its order. Each has an anchor of its own. */
export function operationsOf(document: Document): Operation[] {
  const found: Operation[] = [];
  const taken = new Set(RESERVED_ANCHORS);
  const add = (paths: unknown, kind: Operation['kind'], area?: string): void => {
    for (const [path, entry] of Object.entries(nodeOf(paths))) {
      const item = document.resolve(entry);
      for (const [method, value] of Object.entries(item)) {
        if (!METHODS.has(method.toLowerCase()) || !isRecord(value)) continue;
        const operation = makeOperation(document, { path, item, method, node: value, kind, area });
        operation.anchor = distinct(operation.anchor, taken);
        found.push(operation);
        for (const callback of Object.values(nodeOf(value.callbacks))) add(document.resolve(callback), 'callback', operation.area);
      }
    }
  };
  add(document.root.paths, 'operation');
  add(document.root.webhooks ?? document.root['x-webhooks'], 'webhook');
  return found;
}

interface Found {
  path: string;
  item: Node;
  method: string;
  node: Node;
  kind: Operation['kind'];
  area: string | undefined;
}

function makeOperation(document: Document, { path, item, method, node, kind, area }: Found): Operation {
  const id = textOf(node.operationId);
  const name = `${method.toUpperCase()} ${path}`;
  const description = textOf(node.description) || textOf(item.description);
  const given = textOf(node.summary) || textOf(item.summary);
  // A description of a few words is a title, where nothing else is.
  const isTitle = given === '' && id === '' && description.length <= 60 && !/[\n`[<]/.test(description);
  const summary = given || (isTitle ? description : '');
  const isShort = summary.length <= LONGEST_TITLE && !summary.includes('\n');
  const title = (isShort && plainTitle(summary)) || words(kind === 'operation' ? id : path) || name;
  const tag = listOf(node.tags).find((value): value is string => typeof value === 'string' && value.trim() !== '');
  return {
    name: id || name,
    kind,
    method: method.toUpperCase(),
    path,
    server: kind === 'operation' ? serverOf(node.servers ?? item.servers ?? document.root.servers) : '',
    area: area ?? tag ?? (kind === 'webhook' ? 'Webhooks' : firstSegment(path)),
    title,
    description: [isShort ? '' : summary, isTitle ? '' : description].filter((part) => part !== '').join('\n\n'),
    deprecated: node.deprecated === true,
    anchor: textOf(node['x-anchor']) || slugOf(id || name) || 'operation',
    parameters: parametersOf(document, [...listOf(item.parameters), ...listOf(node.parameters)]),
    node,
  };
}

/** A longer summary is a description. */
const LONGEST_TITLE = 100;

function plainTitle(summary: string): string {
  return summary
    .replace(/\[([^\][]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .replace(/\.$/, '')
    .trim();
}

/** Those of an operation replace those of its path. */
function parametersOf(document: Document, values: readonly unknown[]): Parameter[] {
  const byKey = new Map<string, Parameter>();
  for (const value of values) {
    const node = document.resolve(value);
    const name = textOf(node.name);
    const place = PLACES.find((known) => known === node.in);
    if (name === '' || place === undefined) continue;
    byKey.set(`${place} ${name}`, {
      name,
      place,
      required: place === 'path' || node.required === true,
      description: textOf(node.description),
      node,
    });
  }
  return [...byKey.values()];
}

/** The address of the first server, its variables replaced by their defaults. */
function serverOf(servers: unknown): string {
  const { url, variables } = nodeOf(listOf(servers)[0]);
  const filled = textOf(url).replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const value = nodeOf(nodeOf(variables)[name]).default;
    return value === undefined ? whole : String(value);
  });
  const address = filled.replace(/\/+$/, '');
  return /^https?:\/\//.test(address) ? address : `https://api.example.com${address}`;
}

function firstSegment(path: string): string {
  const segment = path.split('/').find((part) => part !== '' && !part.startsWith('{')) ?? 'API';
  return segment.charAt(0).toUpperCase() + segment.slice(1);
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

/** Lower case, words joined by hyphens; empty where a text has no letters. */
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
