import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { plainNumbers } from '../request/exact-number.ts';
import { asDraft2020 } from './draft-2020.ts';
import { isObject, type Json, listOf, objectOf, valueAt } from './json.ts';

/** The schemas of a description, as a server would interpret them. */
export class DescribedSchemas {
  readonly root: Json;
  private readonly ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true, logger: false, discriminator: false });

  constructor(described: Json) {
    const root = objectOf(plainNumbers(described));
    this.root = root;
    addFormats.default(this.ajv);
    const { components, paths, definitions } = root;
    this.ajv.addSchema(asDraft2020({ components, paths, definitions }, (value) => this.resolve(value)) as object, 'api');
  }

  resolve(value: unknown): Json {
    let node = objectOf(value);
    for (let n = 0; typeof node.$ref === 'string' && n < 30; n++)
      node = objectOf(
        node.$ref
          .slice(2)
          .split('/')
          .reduce<unknown>(
            (at, key) =>
              Array.isArray(at) ? at[Number(key)] : valueAt(at, decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')),
            this.root,
          ),
      );
    return node;
  }

  /** Reasons why a value doesn't match a schema. */
  faults(schema: unknown, value: unknown, where: string): string[] {
    if (schema === undefined) return [];
    const whole = JSON.parse(
      JSON.stringify(asDraft2020(plainNumbers(schema), (one) => this.resolve(one))).replaceAll('"$ref":"#/', '"$ref":"api#/'),
    );
    try {
      return this.ajv.validate(whole, value)
        ? []
        : [`${where} ${this.ajv.errorsText(this.ajv.errors, { dataVar: '' })}: ${JSON.stringify(value)?.slice(0, 120)}`];
    } catch (error) {
      return /can't resolve|invalid regular|unknown|must be|strict mode/i.test(String(error)) ? [] : [`${where}: ${String(error)}`];
    }
  }

  /** Types of a schema, including those of its alternatives and parts. */
  typesOf(schema: Json, depth = 0): string[] {
    if (depth > 8) return [];
    const inner = ['allOf', 'anyOf', 'oneOf'].flatMap((key) =>
      listOf(schema[key]).flatMap((part) => this.typesOf(this.resolve(part), depth + 1)),
    );
    const own = [schema.type ?? []].flat().map(String);
    // These keywords have no meaning for other types.
    const implied = [...(schema.properties === undefined ? [] : ['object']), ...(schema.items === undefined ? [] : ['array'])];
    return [...own, ...inner, ...(own.length > 0 ? [] : implied)];
  }

  properties(schema: unknown, depth = 0): Record<string, unknown> {
    const node = this.resolve(schema);
    if (depth > 8) return {};
    const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => listOf(node[key]).map((part) => this.properties(part, depth + 1)));
    return Object.fromEntries([...parts, objectOf(node.properties)].flatMap(Object.entries));
  }

  itemsOf(schema: Json): unknown {
    return ['allOf', 'anyOf', 'oneOf']
      .flatMap((key) => listOf(schema[key]).map((part) => this.resolve(part).items))
      .find((items) => items !== undefined);
  }

  /** Read-only and optional deprecated properties. */
  notForRequests(schema: unknown, value: unknown, where: string, depth = 0): string[] {
    if (depth > 6) return [];
    if (Array.isArray(value))
      return value.flatMap((item) => this.notForRequests(this.resolve(schema).items, item, `${where}[]`, depth + 1));
    if (!isObject(value)) return [];
    const properties = this.properties(schema);
    return Object.entries(value).flatMap(([name, inner]) => {
      const property = this.resolve(valueAt(properties, name));
      return property.readOnly === true
        ? [`${where}.${name} is read-only`]
        : this.notForRequests(valueAt(properties, name), inner, `${where}.${name}`, depth + 1);
    });
  }
}
