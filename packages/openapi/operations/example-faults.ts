import { type Document, listOf, type Node, nodeOf, pointerKeys } from '../description/document.ts';
import { schemaFaults } from '../request/schema-faults.ts';
import { valuesOf } from '../schema/examples.ts';
import { METHODS } from './operations-of.ts';

export interface ExampleFault {
  /** Its path in the description. */
  keys: readonly string[];
  message: string;
}

/** Examples of parameters, bodies, responses and schemas that don't match their schemas. */
export function exampleFaults(document: Document): ExampleFault[] {
  const faults: ExampleFault[] = [];
  const shared = new Set<string>();
  const check = (keys: readonly string[], holder: Node, schema: unknown): void => {
    if (schema === undefined) return;
    for (const { value, keys: own, reference } of valuesOf(document, holder)) {
      // It means that there is no body.
      if (value === null) continue;
      const [first] = schemaFaults(value, schema, (some) => document.resolve(some));
      if (!first) continue;
      const message = `${first.at === '' ? 'it' : `\`${first.at}\``} ${first.message}`;
      // Report an invalid component only once, however often it's used.
      const id = `${reference} ${message}`;
      if (reference === undefined || !shared.has(id))
        faults.push({ keys: reference === undefined ? [...keys, ...own] : pointerKeys(reference), message });
      if (reference !== undefined) shared.add(id);
    }
  };
  const checkContent = (keys: readonly string[], holder: Node): void => {
    for (const [type, media] of Object.entries(nodeOf(holder.content)))
      if (/json/i.test(type)) check([...keys, 'content', type], nodeOf(media), nodeOf(media).schema);
  };
  const checkParameters = (keys: readonly string[], parameters: unknown): void => {
    for (const [index, value] of listOf(parameters).entries()) {
      if (nodeOf(value).$ref !== undefined) continue; // checked with the components
      const node = nodeOf(value);
      check([...keys, 'parameters', String(index)], node, node.schema);
    }
  };
  const checkItems = (keys: readonly string[], items: unknown): void => {
    for (const [name, value] of Object.entries(nodeOf(items))) {
      const item = nodeOf(value);
      const place = [...keys, name];
      checkParameters(place, item.parameters);
      for (const [method, operation] of Object.entries(item))
        if (METHODS.has(method)) checkOperation([...place, method], nodeOf(operation));
      for (const [method, operation] of Object.entries(nodeOf(item.additionalOperations)))
        checkOperation([...place, 'additionalOperations', method], nodeOf(operation));
    }
  };
  const checkOperation = (keys: readonly string[], operation: Node): void => {
    checkParameters(keys, operation.parameters);
    checkContent([...keys, 'requestBody'], nodeOf(operation.requestBody));
    for (const [status, response] of Object.entries(nodeOf(operation.responses)))
      checkContent([...keys, 'responses', status], nodeOf(response));
    for (const [name, callback] of Object.entries(nodeOf(operation.callbacks))) checkItems([...keys, 'callbacks', name], callback);
  };
  const { root } = document;
  const { parameters, requestBodies, responses, schemas, pathItems, callbacks } = nodeOf(root.components);
  for (const [key, items] of Object.entries({ paths: root.paths, webhooks: root.webhooks, 'x-webhooks': root['x-webhooks'] }))
    checkItems([key], items);
  checkItems(['components', 'pathItems'], pathItems);
  for (const [name, callback] of Object.entries(nodeOf(callbacks))) checkItems(['components', 'callbacks', name], callback);
  for (const [name, value] of Object.entries(nodeOf(parameters)))
    check(['components', 'parameters', name], nodeOf(value), nodeOf(value).schema);
  for (const [kind, list] of Object.entries({ requestBodies, responses }))
    for (const [name, value] of Object.entries(nodeOf(list))) checkContent(['components', kind, name], nodeOf(value));
  for (const [name, value] of Object.entries(nodeOf(schemas))) checkSchema(['components', 'schemas', name], nodeOf(value));

  function checkSchema(keys: readonly string[], schema: Node): void {
    const { example, examples, ...own } = schema;
    check(keys, example === undefined ? {} : { example }, own);
    for (const value of listOf(examples)) check(keys, { example: value }, own);
    for (const [name, property] of Object.entries(nodeOf(schema.properties))) checkSchema([...keys, 'properties', name], nodeOf(property));
  }
  return faults;
}
