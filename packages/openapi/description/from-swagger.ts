import { ExactNumber } from '../request/exact-number.ts';
import { childAt, listOf, type Node, nodeOf, pointerKeys, textOf } from './document.ts';

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch']);
/** Keys of a parameter itself; its other keys belong to its schema. */
const OF_PARAMETER = new Set(['name', 'in', 'description', 'required', 'allowEmptyValue', 'schema']);
/** Keys of the author's data, in which nothing is a schema. */
const DATA = new Set(['example', 'examples', 'default', 'enum']);
/** Keys of maps with names as keys. */
const NAMES = new Set([
  'properties',
  'definitions',
  'parameters',
  'responses',
  'headers',
  'paths',
  'securityDefinitions',
  'patternProperties',
]);
const FLOWS: Readonly<Record<string, string>> = { application: 'clientCredentials', accessCode: 'authorizationCode' };
const JSON_TYPE = ['application/json'];
const FORMS = ['multipart/form-data', 'application/x-www-form-urlencoded'];

/** Converts Swagger 2.0 to an equivalent OpenAPI 3.0 description. */
export function fromSwagger(swagger: Node): Node {
  const shared = nodeOf(swagger.parameters);
  const isBody = (parameter: Node) => parameter.in === 'body' || parameter.in === 'formData';
  const resolved = (value: unknown) => {
    const { $ref } = nodeOf(value);
    return typeof $ref === 'string' ? nodeOf(childAt(shared, pointerKeys($ref).at(-1) ?? '')) : nodeOf(value);
  };
  const parametersOf = (all: readonly unknown[]) => all.filter((one) => !isBody(resolved(one))).map((one) => parameterOf(nodeOf(one)));
  const subtypes = subtypesOf(nodeOf(swagger.definitions));
  const root = nodeOf(converted(swagger, '', subtypes));
  const consumes = textsOf(root.consumes);
  const produces = textsOf(root.produces);
  const { swagger: _, host, basePath, schemes, paths, definitions, parameters, responses, securityDefinitions, ...others } = root;
  const serversOf = (used: unknown) =>
    typeof host === 'string'
      ? // Prefer HTTPS, to keep keys encrypted.
        [...textsOf(used, ['https'])]
          .sort((a, b) => Number(b === 'https') - Number(a === 'https'))
          .map((scheme) => ({ url: `${scheme}://${host}${textOf(basePath)}` }))
      : textOf(basePath) === ''
        ? undefined
        : [{ url: textOf(basePath) }];

  const operation = (node: Node, around: readonly unknown[]): Node => {
    const all = [...around, ...listOf(node.parameters)];
    const bodies = all.map((one) => nodeOf(converted(resolved(one), '', subtypes))).filter(isBody);
    const body = bodyOf(bodies, textsOf(node.consumes, consumes));
    const answers = Object.entries(nodeOf(node.responses)).map(([status, response]) => [
      status,
      responseOf(nodeOf(response), textsOf(node.produces, produces)),
    ]);
    const { consumes: _consumes, produces: _produces, schemes: own, ...rest } = node;
    const servers = own === undefined ? undefined : serversOf(own);
    return {
      ...rest,
      parameters: parametersOf(listOf(node.parameters)),
      ...(body === undefined ? {} : { requestBody: body }),
      responses: Object.fromEntries(answers),
      ...(servers === undefined ? {} : { servers }),
    };
  };
  const servers = serversOf(schemes);
  const { consumes: _consumes, produces: _produces, ...kept } = others;
  return {
    openapi: '3.0.4',
    ...kept,
    ...(servers === undefined ? {} : { servers }),
    paths: mapNode(paths, (item) => {
      const around = listOf(item.parameters);
      const own = mapNode(item, (node, key) => (METHODS.has(key) ? operation(node, around) : node));
      return item.parameters === undefined ? own : { ...own, parameters: parametersOf(around) };
    }),
    components: {
      schemas: definitions ?? {},
      parameters: Object.fromEntries(
        Object.entries(nodeOf(parameters)).flatMap(([name, one]) => (isBody(nodeOf(one)) ? [] : [[name, parameterOf(nodeOf(one))]])),
      ),
      responses: mapNode(responses, (one) => responseOf(one, produces)),
      securitySchemes: mapNode(securityDefinitions, schemeOf),
    },
  };
}

/** Converts references and schemas to 3.0. `holder` is the key of the value. */
function converted(value: unknown, holder: string, subtypes: ReadonlyMap<string, Node>): unknown {
  if (Array.isArray(value)) return value.map((item) => converted(item, '', subtypes));
  if (typeof value !== 'object' || value === null || value instanceof ExactNumber) return value;
  const isNames = NAMES.has(holder);
  const changed = (key: string, inner: unknown): unknown => {
    if (!isNames && (DATA.has(key) || key === 'x-example' || key === 'x-examples')) return inner;
    if (key === '$ref' && typeof inner === 'string')
      return inner.replace(/^#\/definitions\//, '#/components/schemas/').replace(/^#\/(parameters|responses)\//, '#/components/$1/');
    const own = converted(inner, isNames ? '' : key, subtypes);
    const { discriminator } = nodeOf(inner);
    if (holder !== 'definitions' || typeof discriminator !== 'string') return own;
    const mapping = subtypes.get(key);
    return { ...nodeOf(own), discriminator: { propertyName: discriminator, ...(mapping === undefined ? {} : { mapping }) } };
  };
  const node: Record<string, unknown> = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(key, inner)]));
  if (isNames) return node;
  if (node['x-nullable'] === true) node.nullable = true;
  if (node.type === 'file') Object.assign(node, { type: 'string', format: 'binary' });
  if (typeof node.type === 'string' && node['x-example'] !== undefined && node.in === undefined) node.example ??= node['x-example'];
  return node;
}

/** Name of a definition → the discriminator values of its subtypes: their names, unless they specify another. */
function subtypesOf(definitions: Node): Map<string, Record<string, string>> {
  const found = new Map<string, Record<string, string>>();
  const add = (name: string, value: string, own: Node, seen: readonly string[]): void => {
    for (const part of listOf(own.allOf)) {
      const above = textOf(nodeOf(part).$ref).replace('#/definitions/', '');
      if (above === '' || seen.includes(above)) continue;
      found.set(above, { ...found.get(above), [value]: `#/components/schemas/${name}` });
      add(name, value, nodeOf(childAt(definitions, above)), [...seen, above]);
    }
  };
  for (const [name, definition] of Object.entries(definitions))
    add(name, textOf(nodeOf(definition)['x-ms-discriminator-value']) || name, nodeOf(definition), [name]);
  return found;
}

function parameterOf(parameter: Node): Node {
  if (parameter.$ref !== undefined) return parameter;
  const { own, schema } = split(parameter);
  const example = parameter['x-example'];
  return { ...own, schema, ...styleOf(parameter), ...(example === undefined ? {} : { example }) };
}

/** Splits a parameter or header into its own keys and its schema. */
function split(node: Node): { own: Node; schema: Node } {
  const isOwn = (key: string) => OF_PARAMETER.has(key) || (key.startsWith('x-') && key !== 'x-nullable');
  const entries = Object.entries(withoutFormat(node));
  return {
    own: Object.fromEntries(entries.filter(([key]) => isOwn(key))),
    schema: Object.fromEntries(entries.filter(([key]) => !isOwn(key))),
  };
}

/** Removes the serialization format of a list and its nested lists. */
function withoutFormat({ collectionFormat: _, ...node }: Node): Node {
  return nodeOf(node.items).type === 'array' ? { ...node, items: withoutFormat(nodeOf(node.items)) } : node;
}

/** Paths and headers get query styles, because 3.0 has no style for `pipes` in them. */
function styleOf({ type, in: place, collectionFormat, items }: Node): Node {
  if (type !== 'array') return {};
  const isQuery = place === 'query' || place === 'formData';
  const inner = innerStyles(nodeOf(items));
  const own = collectionFormat === 'multi' && isQuery ? 'form' : (separatedBy(collectionFormat) ?? (isQuery ? 'form' : 'simple'));
  return { style: own, explode: collectionFormat === 'multi' && isQuery, ...(inner.length > 0 ? { inner } : {}) };
}

function separatedBy(collectionFormat: unknown): string | undefined {
  return { ssv: 'spaceDelimited', tsv: 'tabDelimited', pipes: 'pipeDelimited' }[String(collectionFormat)];
}

function innerStyles({ type, collectionFormat, items }: Node): string[] {
  return type === 'array' ? [separatedBy(collectionFormat) ?? 'simple', ...innerStyles(nodeOf(items))] : [];
}

function bodyOf(parameters: readonly Node[], consumes: readonly string[]): Node | undefined {
  // The operation's body comes after that of the path.
  const whole = parameters.filter((parameter) => parameter.in === 'body').at(-1);
  if (whole) {
    const { name: _, in: _in, schema, required, description, ...others } = whole;
    const examples = nodeOf(whole['x-examples']);
    const types = consumes.length === 0 ? JSON_TYPE : consumes;
    const content = types.map((type) => {
      const example = childAt(examples, type);
      return [type, { schema, ...(example === undefined ? {} : { example }) }];
    });
    return {
      ...others,
      ...(description === undefined ? {} : { description }),
      required: required === true,
      content: Object.fromEntries(content),
    };
  }
  if (parameters.length === 0) return undefined;
  const hasFile = parameters.some(({ format }) => format === 'binary');
  const named = consumes.filter((type) => FORMS.includes(type) && (!hasFile || type === FORMS[0]));
  const types = named.length > 0 ? named : [FORMS[hasFile ? 0 : 1] ?? ''];
  const properties = parameters.map((parameter) => {
    const { own, schema } = split(parameter);
    const { name: _, in: _in, required: _required, ...said } = own;
    const example = parameter['x-example'];
    return [parameter.name, { ...schema, ...said, ...(example === undefined ? {} : { example }) }];
  });
  const required = parameters.filter((parameter) => parameter.required === true).map(({ name }) => name);
  const schema = { type: 'object', properties: Object.fromEntries(properties), ...(required.length > 0 ? { required } : {}) };
  const encoding = Object.fromEntries(parameters.filter(({ type }) => type === 'array').map((one) => [one.name, styleOf(one)]));
  const media = { schema, ...(Object.keys(encoding).length > 0 ? { encoding } : {}) };
  return { required: required.length > 0, content: Object.fromEntries(types.map((type) => [type, media])) };
}

function responseOf(response: Node, produces: readonly string[]): Node {
  if (response.$ref !== undefined) return response;
  const { schema, examples, headers, ...others } = response;
  const given = Object.entries(nodeOf(examples));
  const ofTypes = given.filter(([key]) => key.includes('/'));
  const [first = 'application/json', ...rest] =
    schema === undefined ? ofTypes.map(([key]) => key) : produces.length === 0 ? JSON_TYPE : produces;
  const named = given.filter(([key]) => !key.includes('/')).map(([key, value]) => [key, { value }]);
  const types = schema === undefined && given.length === 0 ? [] : [...new Set([first, ...rest, ...ofTypes.map(([key]) => key)])];
  const content = types.map((type) => {
    const example = ofTypes.find(([key]) => key === type);
    return [
      type,
      {
        ...(schema === undefined ? {} : { schema }),
        ...(example === undefined ? {} : { example: example[1] }),
        ...(named.length > 0 && type === first ? { examples: Object.fromEntries(named) } : {}),
      },
    ];
  });
  return {
    ...others,
    ...(headers === undefined
      ? {}
      : {
          headers: mapNode(headers, (header) => {
            const { own, schema: ofHeader } = split(header);
            return { ...own, schema: ofHeader, ...styleOf(header) };
          }),
        }),
    ...(types.length === 0 ? {} : { content: Object.fromEntries(content) }),
  };
}

function schemeOf(scheme: Node): Node {
  const { type, flow, authorizationUrl, tokenUrl, scopes, ...others } = scheme;
  if (type === 'basic') return { ...others, type: 'http', scheme: 'basic' };
  if (type !== 'oauth2') return scheme;
  const urls = { ...(authorizationUrl === undefined ? {} : { authorizationUrl }), ...(tokenUrl === undefined ? {} : { tokenUrl }) };
  return { ...others, type, flows: { [FLOWS[String(flow)] ?? String(flow)]: { ...urls, scopes: scopes ?? {} } } };
}

function mapNode(value: unknown, change: (node: Node, key: string) => unknown): Node {
  return Object.fromEntries(Object.entries(nodeOf(value)).map(([key, inner]) => [key, change(nodeOf(inner), key)]));
}

function textsOf(value: unknown, fallback: readonly string[] = []): readonly string[] {
  const texts = listOf(value).filter((one): one is string => typeof one === 'string');
  return texts.length > 0 ? texts : fallback;
}
