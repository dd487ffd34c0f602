import { isRecord } from '../../core/shared/narrow.ts';
import { english, type ReferenceSay } from '../language/say-reference.ts';
import { ExactNumber } from '../request/exact-number.ts';
import { valueAt } from '../request/value-at.ts';

/** A node of a description with unknown shape: every access states what it expects. */
export type Node = Readonly<Record<string, unknown>>;

export function nodeOf(value: unknown): Node {
  return isRecord(value) && !(value instanceof ExactNumber) ? value : {};
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value at a key of an object or an index of a list. */
export function childAt(value: unknown, key: string): unknown {
  return Array.isArray(value) ? value[Number(key)] : valueAt(nodeOf(value), key);
}

/** A parsed description. References are kept, so a schema can contain itself. */
export class Document {
  readonly root: Node;
  /** The reference's own texts in the language of the site. */
  say: ReferenceSay = english;
  /** The description's file, and those that it refers to. */
  readonly files: readonly SourceFile[];
  /** Cache of flattened schemas by node, because each one is used many times. */
  readonly flat = new WeakMap<object, unknown>();

  /** File of the node at these keys, and its keys in that file. */
  readonly originOf: (keys: readonly string[]) => Origin | undefined;

  constructor(root: Node, files: readonly SourceFile[] = [], originOf: Document['originOf'] = () => undefined) {
    this.root = root;
    this.files = files;
    this.originOf = originOf;
  }

  /** The node that a value is or refers to; empty if it's neither. Siblings of a reference take precedence. */
  resolve(value: unknown): Node {
    let node = nodeOf(value);
    for (let steps = 0; typeof node.$ref === 'string' && steps < 50; steps++) {
      const { $ref, ...beside } = node;
      const target = this.at($ref);
      node = Object.keys(beside).length === 0 ? target : { ...target, ...beside };
    }
    return typeof node.$ref === 'string' ? {} : node;
  }

  /** The node at a reference such as `#/components/schemas/Pet`; empty if there's none. */
  at(reference: string): Node {
    return nodeOf(this.find(reference));
  }

  find(reference: string): unknown {
    let value: unknown = this.root;
    for (const key of pointerKeys(reference)) value = childAt(value, key);
    return value;
  }
}

export interface Origin {
  file: SourceFile;
  keys: readonly string[];
}

export interface SourceFile {
  /** Name to show. */
  name: string;
  path: string;
  text: string;
}

/** `#/paths/~1pets/get` → `paths`, `/pets`, `get`. */
export function pointerKeys(reference: string): string[] {
  return reference
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((key) => key !== '')
    .map((key) => decoded(key).replaceAll('~1', '/').replaceAll('~0', '~'));
}

function decoded(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}
