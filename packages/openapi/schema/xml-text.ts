import { type Document, nodeOf, textOf } from '../description/document.ts';
import { textOfValue } from '../request/serialize.ts';
import { flatSchema } from './flat-schema.ts';

/** A value as XML, with names from the schema: https://spec.openapis.org/oas/v3.1.1.html#xml-object */
export function xmlText(document: Document, schema: unknown, value: unknown): string {
  const { $ref } = nodeOf(schema);
  const own = typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? 'root') : 'root';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(document, schema, value, own, '').join('\n')}`;
}

function element(document: Document, schema: unknown, value: unknown, name: string, indent: string): string[] {
  const { node, properties } = flatSchema(document, schema);
  const xml = nodeOf(node.xml);
  const tag = [textOf(xml.prefix), textOf(xml.name) || name].filter((part) => part !== '').join(':');
  const { nodeType } = xml;
  if (nodeType === 'text' || nodeType === 'cdata') {
    const text = textOfValue(value);
    return [indent + (nodeType === 'text' ? escaped(text) : `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`)];
  }
  if (Array.isArray(value)) {
    const isWrapped = xml.wrapped === true || nodeType === 'element';
    const inner = flatSchema(document, node.items).node;
    const itemName = textOf(nodeOf(inner.xml).name) || name;
    const items = value.flatMap((item) => element(document, node.items, item, itemName, isWrapped ? `${indent}  ` : indent));
    return isWrapped ? [`${indent}<${tag}>`, ...items, `${indent}</${tag}>`] : items;
  }
  if (typeof value !== 'object' || value === null)
    return [`${indent}<${tag}>${escaped(value === null ? '' : textOfValue(value))}</${tag}>`];
  let attributes =
    xml.namespace === undefined
      ? ''
      : ` xmlns${textOf(xml.prefix) === '' ? '' : `:${textOf(xml.prefix)}`}="${escaped(String(xml.namespace))}"`;
  const children: string[] = [];
  for (const [key, inner] of Object.entries(value)) {
    const property = properties.get(key);
    const own = nodeOf(flatSchema(document, property).node.xml);
    if (own.attribute === true || own.nodeType === 'attribute')
      attributes += ` ${textOf(own.name) || key}="${escaped(textOfValue(inner))}"`;
    else children.push(...element(document, property, inner, key, `${indent}  `));
  }
  if (nodeType === 'none') return children;
  return [`${indent}<${tag}${attributes}>`, ...children, `${indent}</${tag}>`];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
