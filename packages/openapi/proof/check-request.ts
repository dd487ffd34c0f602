// What a server that knows nothing but the description says of a request. It shares no code with what writes the samples.
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

import { plainNumbers } from '../request/exact-number.ts';

type Json = Readonly<Record<string, unknown>>;

export interface ReceivedRequest {
  method: string;
  /** As it was sent, from the first slash on. */
  target: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
}

export interface ExpectedOperation {
  method: string;
  /** `/pets/{id}`, with what the server has in front of it. */
  template: string;
  parameters: readonly unknown[];
  requestBody: unknown;
  security: readonly unknown[];
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const objectOf = (value: unknown): Json => (isObject(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export class RequestChecker {
  private readonly root: Json;
  private readonly ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true, logger: false, discriminator: false });

  constructor(described: Json) {
    const root = objectOf(plainNumbers(described));
    this.root = root;
    addFormats.default(this.ajv);
    this.ajv.addSchema(asDraft2020({ components: root.components, paths: root.paths, definitions: root.definitions }) as object, 'api');
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
              Array.isArray(at) ? at[Number(key)] : objectOf(at)[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')],
            this.root,
          ),
      );
    return node;
  }

  /** Why a value does not fit a schema. */
  private faults(schema: unknown, value: unknown, where: string): string[] {
    if (schema === undefined) return [];
    const whole = JSON.parse(JSON.stringify(asDraft2020(plainNumbers(schema))).replaceAll('"$ref":"#/', '"$ref":"api#/'));
    try {
      return this.ajv.validate(whole, value)
        ? []
        : [`${where} ${this.ajv.errorsText(this.ajv.errors, { dataVar: '' })}: ${JSON.stringify(value)?.slice(0, 120)}`];
    } catch (error) {
      return /can't resolve|invalid regular|unknown|must be|strict mode/i.test(String(error)) ? [] : [`${where}: ${String(error)}`];
    }
  }

  check(request: ReceivedRequest, operation: ExpectedOperation): string[] {
    const faults: string[] = [];
    if (request.method !== operation.method) faults.push(`method ${request.method}`);
    const [path = '', query = ''] = request.target.split('?');
    const [template = '', fixed = ''] = operation.template.replace(/#.*/, '').split('?');
    const parameters = operation.parameters.map((parameter) => this.resolve(parameter));
    const names: string[] = [];
    const pattern = template.split(/(\{[^}]+\})/).map((part) => {
      if (!part.startsWith('{')) return part.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
      names.push(part.slice(1, -1));
      return '([^/]*)';
    });
    const match = new RegExp(`^${pattern.join('')}/?$`).exec(path);
    if (!match) faults.push(`path ${path} is not ${template}`);
    else
      for (const [index, name] of names.entries()) {
        const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
        if (match[index + 1] === '') faults.push(`path parameter ${name} is empty`);
        if (parameter) faults.push(...this.checkParameter(parameter, this.pathValue(parameter, match[index + 1] ?? '')));
      }
    const schemes = objectOf(objectOf(this.root.components).securitySchemes);
    const pairs = query === '' ? [] : query.split('&').map((pair) => pair.split('=') as [string, string?]);
    const used = new Set<string>(fixed.split('&').map((pair) => pair.split('=')[0] ?? ''));
    for (const parameter of parameters.filter((one) => one.in === 'query')) {
      const value = this.queryValue(parameter, pairs, used);
      if (
        value === undefined &&
        parameter.required === true &&
        !Object.values(schemes).some((scheme) => this.resolve(scheme).name === parameter.name)
      )
        faults.push(`query parameter ${String(parameter.name)} is missing`);
      if (value !== undefined) faults.push(...this.checkParameter(parameter, value));
    }
    for (const scheme of Object.values(schemes)) if (this.resolve(scheme).in === 'query') used.add(String(this.resolve(scheme).name));
    for (const [name] of pairs) if (!used.has(decodeURIComponent(name))) faults.push(`query ${name} is not described`);
    for (const parameter of parameters.filter((one) => one.in === 'header')) {
      const name = String(parameter.name).toLowerCase();
      const value = request.headers[name];
      if (value === undefined && parameter.required === true && !/^(?:accept|content-type|authorization)$/.test(name))
        faults.push(`header ${name} is missing`);
      if (value !== undefined && !/^(?:accept|content-type|authorization)$/.test(name))
        faults.push(...this.checkParameter(parameter, this.typed(objectOf(parameter), value)));
    }
    const cookies = new Map(
      (request.headers.cookie ?? '').split('; ').map((pair): [string, string] => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? '']),
    );
    for (const parameter of parameters.filter((one) => one.in === 'cookie'))
      if (parameter.required === true && !cookies.has(String(parameter.name))) faults.push(`cookie ${String(parameter.name)} is missing`);
    faults.push(...this.securityFaults(request, pairs, cookies, operation.security));
    return faults;
  }

  async checkBody(request: ReceivedRequest, { requestBody, method }: ExpectedOperation): Promise<string[]> {
    const { content, required } = this.resolve(requestBody);
    const hasBody = request.body.length > 0;
    if (/^(?:GET|HEAD)$/.test(method)) return hasBody ? ['a body is sent'] : [];
    const type = request.headers['content-type'] ?? '';
    if (!hasBody) return required === true && type === '' ? ['the body is missing'] : [];
    const entries = Object.entries(objectOf(content));
    const found = entries.find(([name]) => sameType(name, type)) ?? entries.find(([name]) => name.includes('*'));
    if (!found) return [`content type ${type} is not one of ${entries.map(([name]) => name).join(', ')}`];
    const media = objectOf(found[1]);
    if (/json/i.test(type) && !/ndjson|jsonl|json-seq/i.test(type)) {
      const value: unknown = JSON.parse(request.body.toString());
      return [...this.faults(media.schema, value, 'body'), ...this.notForRequests(media.schema, value, 'body')];
    }
    const encoding = objectOf(media.encoding);
    if (/x-www-form-urlencoded/i.test(type)) {
      const pairs = request.body
        .toString()
        .split('&')
        .filter(Boolean)
        .map((pair) => pair.replaceAll('+', '%20').split('=') as [string, string?]);
      const value: Record<string, unknown> = {};
      const used = new Set<string>();
      for (const [name, schema] of Object.entries(this.properties(media.schema))) {
        const own = this.resolve(encoding[name]);
        const inner = this.queryValue({ name, schema, ...own, in: 'query', isForm: Object.keys(own).length === 0 }, pairs, used);
        if (inner !== undefined) value[name] = inner;
      }
      for (const [name, text = ''] of pairs)
        if (!used.has(decodeURIComponent(name))) value[decodeURIComponent(name)] = decodeURIComponent(text);
      return [...this.faults(media.schema, value, 'form'), ...this.notForRequests(media.schema, value, 'form')];
    }
    if (/^multipart\//i.test(type)) {
      const form = await new Response(new Uint8Array(request.body), { headers: { 'content-type': type } }).formData();
      const value: Record<string, unknown> = {};
      const faults: string[] = [];
      const properties = this.properties(media.schema);
      for (const name of new Set(form.keys())) {
        const all = form.getAll(name);
        const schema = this.resolve(properties[name]);
        const item = this.resolve(schema.items);
        const isFile = [schema, item].some(
          (one) => one.format === 'binary' || (one.contentMediaType !== undefined && one.contentEncoding === undefined),
        );
        if (isFile && all.some((part) => typeof part === 'string')) faults.push(`${name} is not sent as a file`);
        const values = await Promise.all(
          all.map(async (part) =>
            typeof part === 'string'
              ? this.typed({ schema: this.typesOf(schema).includes('array') ? schema.items : schema }, part)
              : /json/.test(part.type)
                ? JSON.parse(await part.text())
                : 'file',
          ),
        );
        value[name] = this.typesOf(schema).includes('array') ? values : values[0];
      }
      return [...faults, ...this.faults(media.schema, value, 'multipart'), ...this.notForRequests(media.schema, value, 'multipart')];
    }
    return [];
  }

  private checkParameter(parameter: Json, value: unknown): string[] {
    const schema = parameter.schema ?? objectOf(Object.values(objectOf(parameter.content))[0]).schema;
    const deprecated =
      parameter.deprecated === true && parameter.required !== true ? [`deprecated parameter ${String(parameter.name)} is sent`] : [];
    return [...deprecated, ...this.faults(schema, value, `parameter ${String(parameter.name)}`)];
  }

  /** A text as the schema means it. */
  private typed(parameter: Json, text: string): unknown {
    if (parameter.content !== undefined) return JSON.parse(text);
    const schema = this.resolve(parameter.schema);
    const types = this.typesOf(schema);
    if (types.includes('array')) return text.split(',').map((item) => this.typed({ schema: schema.items }, item));
    if ((types.includes('integer') || types.includes('number')) && /^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
    if (types.includes('boolean') && /^(?:true|false)$/.test(text)) return text === 'true';
    if (types.includes('object') && /^[{[]/.test(text)) return JSON.parse(text);
    return text;
  }

  private typesOf(schema: Json, depth = 0): string[] {
    if (depth > 8) return [];
    const inner = ['allOf', 'anyOf', 'oneOf'].flatMap((key) =>
      listOf(schema[key]).flatMap((part) => this.typesOf(this.resolve(part), depth + 1)),
    );
    const own = [schema.type ?? []].flat().map(String);
    return [...own, ...inner, ...(schema.properties === undefined ? [] : ['object']), ...(schema.items === undefined ? [] : ['array'])];
  }

  private properties(schema: unknown, depth = 0): Record<string, unknown> {
    const node = this.resolve(schema);
    if (depth > 8) return {};
    const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => listOf(node[key]).map((part) => this.properties(part, depth + 1)));
    return Object.assign({}, ...parts, objectOf(node.properties));
  }

  private pathValue(parameter: Json, text: string): unknown {
    const style = parameter.style ?? 'simple';
    const own = style === 'label' ? text.replace(/^\./, '') : style === 'matrix' ? text.replace(/^;[^=]*=/, '') : text;
    const types = this.typesOf(this.resolve(parameter.schema));
    if (types.includes('array') && !types.includes('string'))
      return own
        .split(style === 'label' && parameter.explode === true ? '.' : ',')
        .map((item) => this.typed({ schema: this.resolve(parameter.schema).items }, decodeURIComponent(item)));
    return this.typed(parameter, decodeURIComponent(own));
  }

  /** The value of a parameter by its style: https://spec.openapis.org/oas/v3.1.1.html#style-values */
  private queryValue(parameter: Json, pairs: readonly [string, string?][], used: Set<string>): unknown {
    const name = String(parameter.name);
    const schema = this.resolve(parameter.schema);
    const types = this.typesOf(schema);
    const style = String(parameter.style ?? 'form');
    const explode = parameter.explode ?? (style === 'form' || style === 'deepObject');
    const own = pairs.filter(([key]) => decodeURIComponent(key) === name).map(([, value = '']) => value);
    if (style === 'deepObject') {
      const deep = pairs.filter(([key]) => decodeURIComponent(key).startsWith(`${name}[`));
      if (deep.length > 0) {
        const value: Json = {};
        for (const [key, text = ''] of deep) {
          used.add(decodeURIComponent(key));
          const keys = [
            ...decodeURIComponent(key)
              .slice(name.length)
              .matchAll(/\[([^\]]*)\]/g),
          ].map(([, inner = '']) => inner);
          put(value as Record<string, unknown>, keys, decodeURIComponent(text));
        }
        return this.typedDeep(asLists(value), parameter.schema);
      }
    }
    if (
      types.includes('object') &&
      !types.includes('array') &&
      style === 'form' &&
      explode === true &&
      parameter.content === undefined &&
      parameter.isForm !== true &&
      own.length === 0
    ) {
      const value: Record<string, unknown> = {};
      for (const [key, inner] of Object.entries(this.properties(schema)))
        for (const [, text = ''] of pairs.filter(([one]) => decodeURIComponent(one) === key)) {
          used.add(key);
          value[key] = this.typed({ schema: inner }, decodeURIComponent(text));
        }
      return Object.keys(value).length > 0 ? value : undefined;
    }
    if (own.length === 0) return undefined;
    used.add(name);
    if (
      types.includes('array') &&
      parameter.content === undefined &&
      (!types.includes('string') || own.length > 1 || style !== 'form' || explode !== true)
    ) {
      const separator =
        style === 'pipeDelimited' ? /%7C|\|/i : style === 'spaceDelimited' ? /%20|\+/ : style === 'tabDelimited' ? /%09/ : /,/;
      const items = explode === true || parameter.isForm === true ? own : (own[0] ?? '').split(separator);
      const itemSchema = schema.items ?? this.itemsOf(schema);
      return items.map((item) => this.typed({ schema: itemSchema }, decodeURIComponent(item)));
    }
    return this.typed(parameter, decodeURIComponent(own[0] ?? ''));
  }

  private itemsOf(schema: Json): unknown {
    return ['allOf', 'anyOf', 'oneOf']
      .flatMap((key) => listOf(schema[key]).map((part) => this.resolve(part).items))
      .find((items) => items !== undefined);
  }

  private typedDeep(value: unknown, schema: unknown, depth = 0): unknown {
    const node = this.resolve(schema);
    if (Array.isArray(value)) return value.map((item) => this.typedDeep(item, node.items ?? this.itemsOf(node), depth + 1));
    if (isObject(value)) {
      const properties = this.properties(schema);
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, this.typedDeep(inner, properties[key] ?? node.additionalProperties, depth + 1)]),
      );
    }
    return this.typed({ schema }, String(value));
  }

  /** Read-only and optional deprecated properties. */
  private notForRequests(schema: unknown, value: unknown, where: string, depth = 0): string[] {
    if (depth > 6) return [];
    if (Array.isArray(value))
      return value.flatMap((item) => this.notForRequests(this.resolve(schema).items, item, `${where}[]`, depth + 1));
    if (!isObject(value)) return [];
    const properties = this.properties(schema);
    return Object.entries(value).flatMap(([name, inner]) => {
      const property = this.resolve(properties[name]);
      return property.readOnly === true
        ? [`${where}.${name} is read-only`]
        : this.notForRequests(properties[name], inner, `${where}.${name}`, depth + 1);
    });
  }

  private securityFaults(
    { headers }: ReceivedRequest,
    query: readonly [string, string?][],
    cookies: ReadonlyMap<string, string | undefined>,
    security: readonly unknown[],
  ): string[] {
    if (security.length === 0) return [];
    const schemes = objectOf(objectOf(this.root.components).securitySchemes);
    const missing = security.map((needs) =>
      Object.keys(objectOf(needs)).filter((id) => {
        const { type, scheme, in: place, name } = this.resolve(schemes[id]);
        const authorization = headers.authorization ?? '';
        if (type === 'apiKey' && place === 'header') return !headers[String(name).toLowerCase()]?.startsWith('key-');
        if (type === 'apiKey' && place === 'query')
          return !query.some(([key, value = '']) => decodeURIComponent(key) === name && value.startsWith('key-'));
        if (type === 'apiKey') return !cookies.get(String(name))?.startsWith('key-');
        if (type === 'http' && /basic/i.test(String(scheme)))
          return !/^key-.*:key-/.test(Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString());
        if (type === 'mutualTLS') return false;
        return !/^\w+ key-/.test(authorization);
      }),
    );
    return missing.some((names) => names.length === 0) ? [] : [`keys missing: ${missing.map((names) => names.join(' and ')).join(' or ')}`];
  }
}

function sameType(described: string, sent: string): boolean {
  return described.split(';')[0]?.trim().toLowerCase() === sent.split(';')[0]?.trim().toLowerCase();
}

function put(value: Record<string, unknown>, [key = '', ...rest]: string[], text: string): void {
  if (rest.length === 0) {
    value[key] = text;
    return;
  }
  const inner = { ...objectOf(value[key]) };
  put(inner, rest, text);
  value[key] = inner;
}

/** `{ 0: 'a', 1: 'b' }` → `['a', 'b']` */
function asLists(value: unknown): unknown {
  if (!isObject(value)) return value;
  const keys = Object.keys(value);
  const inner = Object.values(value).map(asLists);
  return keys.length > 0 && keys.every((key, index) => key === String(index))
    ? inner
    : Object.fromEntries(keys.map((key, index) => [key, inner[index]]));
}

const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);

/** What 3.0 says in its own way, as JSON Schema says it. */
function asDraft2020(value: unknown, isProperties = false): unknown {
  if (Array.isArray(value)) return value.map((item) => asDraft2020(item));
  if (!isObject(value)) return value;
  const node: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (isProperties) node[key] = asDraft2020(inner);
    else if (key === 'example' || key === 'examples' || key === 'discriminator' || key === 'xml') continue;
    else if (DATA.has(key)) node[key] = inner;
    else node[key] = asDraft2020(inner, key === 'properties' || key === 'patternProperties');
  }
  if (isProperties) return node;
  // With a discriminator the value says which part it means, where others would fit as well.
  if (isObject(value.discriminator) && Array.isArray(node.oneOf)) {
    node.anyOf = node.oneOf;
    delete node.oneOf;
  }
  if (node.exclusiveMinimum === true) Object.assign(node, { exclusiveMinimum: node.minimum, minimum: undefined });
  if (node.exclusiveMaximum === true) Object.assign(node, { exclusiveMaximum: node.maximum, maximum: undefined });
  if (typeof node.exclusiveMinimum === 'boolean') delete node.exclusiveMinimum;
  if (typeof node.exclusiveMaximum === 'boolean') delete node.exclusiveMaximum;
  // A property that responses alone have is not required of requests.
  if (Array.isArray(node.required) && isObject(value.properties)) {
    const own = value.properties;
    node.required = node.required.filter((name) => objectOf(own[String(name)]).readOnly !== true);
  }
  if (typeof node.required === 'boolean') delete node.required;
  const { nullable, ...rest } = node;
  if (nullable !== true) return rest;
  if (Array.isArray(rest.enum)) rest.enum = [...rest.enum, null];
  return typeof rest.type === 'string' ? { ...rest, type: [rest.type, 'null'] } : { anyOf: [rest, { type: 'null' }] };
}
