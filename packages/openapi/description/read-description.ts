// The only file that uses the library for validating descriptions.
import path from 'node:path';
import { expandConstants } from '../../core/content/source/constants.ts';
import { readSource } from '../../core/content/source/read-source.ts';
import type { Diagnostic } from '../../core/shared/diagnostic.ts';
import { isNumber, jsonText, plainNumbers } from '../request/exact-number.ts';
import { as31 } from './as-31.ts';
import { holdsData, holdsNames } from './author-names.ts';
import { bundleFiles, inCircle, type ReadFile } from './bundle-files.ts';
import { childAt, Document, type Node, nodeOf, type Origin, pointerKeys } from './document.ts';
import { fromSwagger } from './from-swagger.ts';
import { linesIn } from './lines-in.ts';
import { withMediaTypes } from './with-media-types.ts';

/** Maximum number of problems of one kind to report. */
const MOST = 20;

/**
 * Reads a description with the files it refers to, or returns its problems. `names` are the constants of the site. Swagger 2.0 is
 * converted.
 */
export async function readDescription(
  file: string,
  shown: string,
  names: Readonly<Record<string, string>>,
): Promise<Document | Diagnostic[]> {
  let unreadable: Diagnostic | undefined;
  const read: ReadFile = (target) => {
    const name = path.posix.join(path.posix.dirname(shown), path.relative(path.dirname(file), target).split(path.sep).join('/'));
    const source = readSource(target, name);
    if (typeof source === 'string') return { text: withConstants(source, names), name };
    if (target === file) unreadable = source;
    const code = /\w+(?=\.$)/.exec(source.message)?.[0];
    return { message: code === 'ENOENT' ? `The file “${name}” does not exist.` : `The file “${name}” cannot be read: ${code}.` };
  };
  const bundle = bundleFiles(file, read);
  if (unreadable) return [unreadable];
  const diagnostic = (message: string, help: string, { file: source, keys }: Origin): Diagnostic => ({
    id: 'openapi-broken',
    message,
    help,
    file: source.name,
    line: linesIn(source.text, [keys])[0] ?? 1,
    column: 1,
  });
  if ('problem' in bundle) return [withPlace(diagnostic(bundle.problem.message, bundle.problem.help, bundle.problem), bundle.problem.at)];
  const { root, files, origins } = bundle;
  const main = files[0] ?? { name: shown, path: file, text: '' };
  const at = (keys: readonly string[]): Origin => originOf(root, keys, origins) ?? { file: main, keys: [] };
  const broken = (message: string, help: string, keys: readonly string[] = []) => diagnostic(message, help, at(keys));
  if (Object.keys(root).length === 0) return [broken('The file is empty.', 'Write an OpenAPI description.')];
  const isSwagger = String(root.swagger ?? '') === '2.0' || isNumber(root.swagger);
  if (!isSwagger && (typeof root.openapi !== 'string' || !/^3\.[0-2]/.test(root.openapi)))
    return [
      broken('The file does not say which version of OpenAPI it is.', 'Use OpenAPI 3.0 to 3.2, and begin the file with `openapi: 3.1.0`.'),
    ];
  if (bundle.problems.length > 0)
    return bundle.problems.slice(0, MOST).map((problem) => withPlace(diagnostic(problem.message, problem.help, problem), problem.at));

  const document = new Document(root, files, (keys) => originOf(root, keys, origins));
  const numbers = numbersForText(root);
  if (numbers.length > 0)
    return numbers
      .slice(0, MOST)
      .map(({ keys, value }) =>
        broken(
          `\`${keys.join('.')}\` is the number ${jsonText(value)}, and has to be text.`,
          `Put it in quotes: \`${keys.at(-1)}: "${jsonText(value)}"\`.`,
          keys,
        ),
      );
  const missing = [...referencesOf(root)].filter(({ reference }) => document.find(reference) === undefined);
  if (missing.length > 0)
    return missing
      .slice(0, MOST)
      .map(({ reference, keys }) =>
        broken(`The reference “${reference}” leads nowhere.`, 'Correct the name, or add what it names.', [...keys, '$ref']),
      );
  const circular = [...referencesOf(root)].filter(({ reference }) => leadsInCircle(reference, document));
  if (circular.length > 0)
    return circular.slice(0, MOST).map(({ reference, keys }) => broken(inCircle(reference), 'Write what it names.', [...keys, '$ref']));

  // The parser is larger than everything else that a build loads, and few sites need it.
  const { parse, validate } = await import('@readme/openapi-parser');
  const is32 = !isSwagger && /^3\.2/.test(String(root.openapi));
  const known = is32
    ? as31(root)
    : { root: isSwagger ? { ...root, swagger: '2.0' } : root, keysOf: (keys: readonly string[]) => [...keys] };
  const plain = plainNumbers(known.root);
  // The library modifies its input.
  const copy = withoutDataReferences(plain, (reference) => document.find(reference) !== undefined);
  const result = await validate(await parse(copy as Parameters<typeof parse>[0]), {
    validate: { errors: { colorize: false } },
  });
  if (!result.valid) {
    const { schemaErrors } = await import('./schema-errors.ts');
    const places = schemaErrors(nodeOf(plain));
    const found =
      places.length > 0
        ? places
        : result.errors.map(({ message }) => ({
            message: plainWords(message),
            keys: keysIn(known.root, message),
            at: keysIn(known.root, message),
          }));
    return found.slice(0, MOST).map(({ keys, at: place, message }) => {
      const where = keys.length === 0 ? '' : `\`${known.keysOf(keys).join('.')}\` `;
      return broken(`The description is not valid: ${where}${message}.`, 'Correct this part of it.', known.keysOf(place));
    });
  }
  const unknown = unknownSchemes(root, isSwagger);
  if (unknown.length > 0)
    return unknown
      .slice(0, MOST)
      .map(({ id, keys }) =>
        broken(
          `The security scheme “${id}” is not defined.`,
          `Define it in \`${isSwagger ? 'securityDefinitions' : 'components.securitySchemes'}\`, or correct the name.`,
          keys,
        ),
      );
  if (is32) return new Document(withMediaTypes(root), files, (keys) => originOf(root, keys, origins));
  if (!isSwagger) return document;
  return new Document(fromSwagger(root), files, (keys) => originOf(root, keysInSwagger(keys), origins));
}

function plainWords(message: string): string {
  // The location precedes the message already.
  return (message.trim().split('\n')[0] ?? '').replace(/[.:]$/, '').replace(/^`\/paths\/[^`]*` /, '');
}

/** Keys of the node that a message of the library is about: the location it names, or the second operation with a duplicate id. */
function keysIn(root: Node, message: string): string[] {
  const twice = /operationId `([^`]+)` is duplicated/.exec(message)?.[1];
  if (twice !== undefined) {
    const all = Object.entries(nodeOf(root.paths)).flatMap(([address, item]) =>
      Object.entries(nodeOf(item)).map(([method, node]) => ({
        keys: ['paths', address, method, 'operationId'],
        id: nodeOf(node).operationId,
      })),
    );
    return all.filter(({ id }) => id === twice)[1]?.keys ?? [];
  }
  const named = /[`"]#?(\/[^\s`"]+)[`"]/.exec(message)?.[1] ?? '';
  const method = /\/(get|put|post|delete|options|head|patch|trace)$/.exec(named);
  // The library doesn't escape the slashes in the path of an operation.
  const address = named.replace(/^\/paths/, '').replace(/\/\w+$/, '');
  if (method?.[1] && childAt(root.paths, address) !== undefined) return ['paths', address, method[1]];
  const slash = Object.keys(nodeOf(root.paths)).find((one) => !one.startsWith('/') && !one.startsWith('x-'));
  return slash === undefined ? pointerKeys(named) : ['paths', slash];
}

/** Converts keys in OpenAPI 3.0 to those in Swagger 2.0. */
function keysInSwagger(keys: readonly string[]): string[] {
  const [first, kind = '', ...rest] = keys;
  if (first === 'components') return [{ schemas: 'definitions', securitySchemes: 'securityDefinitions' }[kind] ?? kind, ...rest];
  const content = keys.indexOf('content');
  return content < 0 ? [...keys] : [...keys.slice(0, content), ...keys.slice(content + 2)];
}

function withConstants(source: string, names: Readonly<Record<string, string>>): string {
  const known = Object.keys(names).some((name) => source.includes(`{{${name}}}`));
  // A quoted value of digits only is a number.
  return known ? expandConstants(source, names).text.replace(/: "(\d+)"$/gm, ': $1') : source;
}

function withPlace(diagnostic: Diagnostic, at: { line: number; column: number } | undefined): Diagnostic {
  return at ? { ...diagnostic, line: at.line, column: at.column } : diagnostic;
}

/** File and keys of the closest node with a known origin. */
export function originOf(root: Node, keys: readonly string[], origins: ReadonlyMap<object, Origin>): Origin | undefined {
  let value: unknown = root;
  let found = origins.get(root);
  for (const key of keys) {
    value = childAt(value, key);
    const own = typeof value === 'object' && value !== null ? origins.get(value) : undefined;
    if (own) found = own;
    else if (found) found = { ...found, keys: [...found.keys, key] };
  }
  return found;
}

const TEXTS = new Set(['title', 'description', 'summary', 'version', 'operationId', 'url', 'termsOfService']);

/** Texts that YAML reads as numbers, such as `version: 1.10`. */
function numbersForText(value: unknown, keys: readonly string[] = [], named = false): { keys: readonly string[]; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = [...keys, key];
    if (!named && TEXTS.has(key) && isNumber(inner)) return [{ keys: own, value: inner }];
    // The examples of a schema are data, but those of a media type have names.
    const isData = holdsData(key, named) || (!named && (key.startsWith('x-') || (key === 'examples' && Array.isArray(inner))));
    return isData ? [] : numbersForText(inner, own, holdsNames(key, named));
  });
}

function unknownSchemes(root: Node, isSwagger: boolean): { id: string; keys: string[] }[] {
  const known = new Set(Object.keys(nodeOf(isSwagger ? root.securityDefinitions : nodeOf(root.components).securitySchemes)));
  const inside = (security: unknown, keys: string[]) =>
    (Array.isArray(security) ? security : []).flatMap((needs, index) =>
      // In 3.2, a scheme may also be named by a reference.
      Object.keys(nodeOf(needs)).flatMap((id) =>
        known.has(id) || id.startsWith('#/') ? [] : [{ id, keys: [...keys, 'security', String(index), id] }],
      ),
    );
  const inPaths = Object.entries(nodeOf(root.paths)).flatMap(([address, item]) =>
    Object.entries(nodeOf(item)).flatMap(([method, operation]) => inside(nodeOf(operation).security, ['paths', address, method])),
  );
  return [...inside(root.security, []), ...inPaths];
}

/** Whether a reference leads only to other references. */
function leadsInCircle(reference: string, document: Document): boolean {
  const seen = new Set<string>();
  for (let next: unknown = reference; typeof next === 'string'; next = nodeOf(document.find(next)).$ref) {
    if (seen.has(next)) return true;
    seen.add(next);
  }
  return false;
}

/** A copy without references in data that lead nowhere, because the library follows every `$ref`. */
function withoutDataReferences(value: unknown, leads: (reference: string) => boolean, isData = false, named = false): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withoutDataReferences(item, leads, isData));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      isData && key === '$ref' && typeof inner === 'string' && !(inner.startsWith('#') && leads(inner))
        ? []
        : [[key, withoutDataReferences(inner, leads, isData || holdsData(key, named), holdsNames(key, named))]],
    ),
  );
}

/** Every `$ref` with its path, except in examples, which contain data. */
function* referencesOf(
  value: unknown,
  keys: readonly string[] = [],
  named = false,
): Iterable<{ reference: string; keys: readonly string[] }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === '$ref' && typeof inner === 'string') yield { reference: inner, keys };
    else if (!holdsData(key, named)) yield* referencesOf(inner, [...keys, key], holdsNames(key, named));
  }
}
