import path from 'node:path';
import { ExactNumber } from '../request/exact-number.ts';
import { holdsData, holdsNames } from './author-names.ts';
import { COMPONENT_KINDS, componentKind } from './component-kinds.ts';
import { childAt, type Node, nodeOf, type Origin, pointerKeys, type SourceFile } from './document.ts';
import { type ParseError, parseText } from './parse-text.ts';
import { type Target, targetsOf } from './reference-target.ts';

export interface Bundle {
  root: Node;
  files: SourceFile[];
  /** Origins of the objects and lists in the root. */
  origins: ReadonlyMap<object, Origin>;
  problems: BundleProblem[];
}

export interface BundleProblem extends Origin {
  message: string;
  help: string;
  /** Location of a syntax error. */
  at?: ParseError;
}

/** Reads a file, or returns the reason why it can't be read. */
export type ReadFile = (file: string) => { text: string; name: string } | { message: string };

/** Bundles a description in several files into one, whose components they become. Nothing is fetched from other hosts. */
export function bundleFiles(file: string, read: ReadFile): Bundle | { problem: BundleProblem } {
  const files = new Map<string, { source: SourceFile; value: unknown }>();
  const problems: BundleProblem[] = [];
  const origins = new Map<object, Origin>();
  const names = new Map<string, string>();
  const taken = new Map<string, Set<string>>();
  const added = new Map<string, Map<string, unknown>>();

  const texts = new Map<string, ReturnType<ReadFile>>();
  const textOf = (target: string) => {
    const text = texts.get(target) ?? read(target);
    texts.set(target, text);
    return text;
  };
  const located = (from: string, $ref: string): Target => {
    const all = targetsOf(from, $ref);
    return all.find((target) => target.file === file || !('message' in textOf(target.file))) ?? all[0];
  };
  const load = (target: string, from: Origin | undefined): { source: SourceFile; value: unknown } | undefined => {
    const known = files.get(target);
    if (known) return known;
    const found = textOf(target);
    if ('message' in found) {
      const source = from?.file ?? { name: path.basename(target), path: target, text: '' };
      problems.push({ file: source, keys: from?.keys ?? [], message: found.message, help: 'Correct the path, or add the file.' });
      return undefined;
    }
    const source: SourceFile = { name: found.name, path: target, text: found.text };
    const parsed = parseText(found.text);
    if (!('value' in parsed)) {
      problems.push({
        file: source,
        keys: [],
        message: `The file cannot be parsed: ${parsed.message}.`,
        help: 'Correct the syntax.',
        at: parsed,
      });
      return undefined;
    }
    const entry = { source, value: parsed.value };
    files.set(target, entry);
    return entry;
  };

  const begin = load(file, undefined);
  const [problem] = problems;
  if (!begin)
    return {
      problem: problem ?? {
        file: { name: file, path: file, text: '' },
        keys: [],
        message: 'The file cannot be read.',
        help: 'Correct the path.',
      },
    };
  const root = nodeOf(begin.value);
  const isSwagger = root.swagger !== undefined;
  const holder = (kind: string): Node =>
    nodeOf(isSwagger ? root[kind === 'schemas' ? 'definitions' : kind] : nodeOf(root.components)[kind]);
  for (const kind of COMPONENT_KINDS) taken.set(kind, new Set(Object.keys(holder(kind))));
  /** A component in the root that is only a reference to a file gives that file its name. */
  for (const kind of COMPONENT_KINDS)
    for (const [name, value] of Object.entries(holder(kind))) {
      const { $ref } = nodeOf(value);
      if (typeof $ref === 'string' && isOtherFile($ref)) names.set(`${kind} ${idOf(located(file, $ref))}`, name);
    }

  function visit(value: unknown, origin: Origin, inside: Inside): unknown {
    if (typeof value !== 'object' || value === null || value instanceof ExactNumber) return value;
    const { keys, isData, named } = inside;
    if (Array.isArray(value)) {
      const list: unknown[] = [];
      origins.set(list, origin);
      for (const [index, item] of value.entries())
        list.push(
          visit(item, { ...origin, keys: [...origin.keys, String(index)] }, { ...inside, keys: [...keys, String(index)], named: false }),
        );
      return list;
    }
    const node = nodeOf(value);
    if (!isData && typeof node.$ref === 'string') {
      const replaced = reference(node, node.$ref, origin, inside);
      if (replaced !== undefined) return replaced;
    }
    const entries = Object.entries(node).map(([key, inner]): [string, unknown] => {
      const own = { ...inside, keys: [...keys, key], isData: isData || holdsData(key, named), named: holdsNames(key, named) };
      return [key, visit(inner, { ...origin, keys: [...origin.keys, key] }, own)];
    });
    const copy: Record<string, unknown> = Object.fromEntries(entries);
    origins.set(copy, origin);
    const mapping = nodeOf(copy.discriminator).mapping;
    if (mapping !== undefined && !isData) copy.discriminator = { ...nodeOf(copy.discriminator), mapping: mapped(nodeOf(mapping), origin) };
    return copy;
  }

  function mapped(mapping: Node, origin: Origin): Node {
    return Object.fromEntries(
      Object.entries(mapping).map(([name, target]) => {
        if (typeof target !== 'string' || !/[#/.]/.test(target)) return [name, target];
        const replaced = reference({ $ref: target }, target, origin, { ...ROOT, keys: ['schema'] });
        return [name, nodeOf(replaced).$ref ?? target];
      }),
    );
  }

  /** Replaces a reference to, or inside, another file with a reference inside the bundle, or with its target. `undefined` if it can stay. */
  function reference(node: Node, $ref: string, origin: Origin, inside: Inside): unknown {
    const { keys, above } = inside;
    const isMain = origin.file === begin?.source;
    const here: Origin = { ...origin, keys: [...origin.keys, '$ref'] };
    if (isMain && !isOtherFile($ref)) return undefined;
    if (/^[a-z][a-z\d+.-]*:\/\//i.test($ref)) {
      problems.push({
        ...here,
        message: `The reference “${$ref}” leads to another host.`,
        help: 'Save the file beside the description, and refer to it by its path.',
      });
      return {};
    }
    const target = located(origin.file.path, $ref);
    if (target.file === file) return { ...node, $ref: `#${target.pointer}` };
    const entry = load(target.file, here);
    if (!entry) return {};
    const value = pointerKeys(target.pointer).reduce(childAt, entry.value);
    const next: Origin = { file: entry.source, keys: pointerKeys(target.pointer) };
    if (value === undefined) {
      problems.push({ ...here, message: `The reference “${$ref}” leads nowhere.`, help: 'Correct the name, or add what it names.' });
      return {};
    }
    const kind = componentKind(keys);
    // A target that isn't a component is inlined, so it can't refer to itself.
    if (kind === undefined && above.includes(idOf(target))) {
      problems.push({ ...here, message: inCircle($ref), help: 'Write what it names.' });
      return {};
    }
    if (kind === undefined) return visit(value, next, { ...inside, above: [...above, idOf(target)] });
    const id = `${kind} ${idOf(target)}`;
    const place = isSwagger ? (kind === 'schemas' ? 'definitions' : kind) : `components/${kind}`;
    const isRootComponent = isMain && keys.length === (isSwagger ? 2 : 3) && names.get(id) === keys.at(-1);
    const known = names.get(id);
    const name = known ?? nameFor(kind, target);
    if (known === undefined) names.set(id, name);
    const own = added.get(kind) ?? new Map<string, unknown>();
    added.set(kind, own);
    if (!own.has(name)) {
      own.set(name, {});
      own.set(name, visit(value, next, { ...ROOT, keys: [kind, name] }));
    }
    if (isRootComponent) return own.get(name);
    const { $ref: _, ...beside } = node;
    const result = { ...beside, $ref: `#/${place}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` };
    origins.set(result, origin);
    return result;
  }

  function nameFor(kind: string, { file: target, pointer }: Target): string {
    const base = pointerKeys(pointer).at(-1) ?? path.basename(target).replace(/\.\w+$/, '');
    const name = base.replace(/[^\w.-]+/g, '_');
    const used = taken.get(kind) ?? new Set();
    let own = name;
    for (let n = 2; used.has(own); n++) own = `${name}_${n}`;
    used.add(own);
    taken.set(kind, used);
    return own;
  }

  const whole = nodeOf(visit(root, { file: begin.source, keys: [] }, ROOT));
  const merged = (before: unknown, kind: string) => ({ ...nodeOf(before), ...Object.fromEntries(added.get(kind) ?? []) });
  const extra = [...added.keys()];
  const result: Node =
    extra.length === 0
      ? whole
      : isSwagger
        ? {
            ...whole,
            ...Object.fromEntries(
              extra.map((kind) => [
                kind === 'schemas' ? 'definitions' : kind,
                merged(whole[kind === 'schemas' ? 'definitions' : kind], kind),
              ]),
            ),
          }
        : {
            ...whole,
            components: {
              ...nodeOf(whole.components),
              ...Object.fromEntries(extra.map((kind) => [kind, merged(nodeOf(whole.components)[kind], kind)])),
            },
          };
  origins.set(result, { file: begin.source, keys: [] });
  return { root: result, files: [...files.values()].map(({ source }) => source), origins, problems };
}

interface Inside {
  /** Path of the node in the bundle. */
  keys: readonly string[];
  isData: boolean;
  /** Whether the keys of the node are names. */
  named: boolean;
  /** Targets inlined around it. */
  above: readonly string[];
}

const ROOT: Inside = { keys: [], isData: false, named: false, above: [] };

function idOf({ file, pointer }: Target): string {
  return `${file}#${pointer}`;
}

/** Message for a reference that leads only to other references. */
export function inCircle(reference: string): string {
  return `The reference “${reference}” leads in a circle, so nothing says what it is.`;
}

function isOtherFile($ref: string): boolean {
  return !$ref.startsWith('#');
}
