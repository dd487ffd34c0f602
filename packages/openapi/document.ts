import { decodeAddress } from '../core/shared/address.ts';
import { isRecord } from '../core/shared/is-record.ts';

/** A node of a description whose shape is not known: every read says what it expects. */
export type Node = Readonly<Record<string, unknown>>;

export function nodeOf(value: unknown): Node {
  return isRecord(value) ? value : {};
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A parsed description. References stay in it, so that a schema may contain itself. */
export class Document {
  readonly root: Node;
  /** What it was read from. */
  readonly text: string;

  constructor(root: Node, text = '') {
    this.root = root;
    this.text = text;
  }

  /** The node that a value is or refers to; empty where it is neither. */
  resolve(value: unknown): Node {
    let node = nodeOf(value);
    for (let steps = 0; typeof node.$ref === 'string' && steps < 50; steps++) {
      const { $ref, ...beside } = node;
      node = { ...this.at($ref), ...beside };
    }
    return node;
  }

  /** The node at a reference such as `#/components/schemas/Pet`; empty where there is none. */
  at(reference: string): Node {
    return nodeOf(this.find(reference));
  }

  find(reference: string): unknown {
    let value: unknown = this.root;
    for (const key of pointerKeys(reference)) value = Array.isArray(value) ? value[Number(key)] : nodeOf(value)[key];
    return value;
  }
}

/** `#/paths/~1pets/get` → `paths`, `/pets`, `get`. */
export function pointerKeys(reference: string): string[] {
  return reference
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((key) => key !== '')
    .map((key) => (decodeAddress(key) ?? key).replaceAll('~1', '/').replaceAll('~0', '~'));
}
