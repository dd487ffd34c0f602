// Finds the texts of a description in the pages built from it.

import { LONGEST_EXAMPLE } from '../pages/example-fences.ts';
import { ExactNumber, jsonText } from '../request/exact-number.ts';

type Json = Readonly<Record<string, unknown>>;

export interface DescribedText {
  kind: 'text' | 'name' | 'value';
  text: string;
  /** Its path in the description. */
  at: string;
}

/** Texts left out on purpose, with reasons: `docs/api-reference.md` tells authors the same. */
export const LEFT_OUT: readonly string[] = [
  '`operationId`, `$self`: they are addresses',
  '`serializedValue` of an example that has a `dataValue`: the same once more',
  '`kind` of a tag: it is for programs',
  '`prefixEncoding`: the parts that it is about have no names',
  'what stands at an `externalValue`: it is not fetched, a link leads there',
  '`xml`, but for names: part of the example in XML',
  '`x-internal`: not for readers',
  'other `x-` fields than those that are named there: they have no agreed meaning',
  '`components` that nothing uses, but for schemas and ways to sign in, and tags without operations: they are part of no request',
  `what examples of more than ${LONGEST_EXAMPLE / 1000} kB hold behind their beginning: a download, not a part of a page`,
];
/** Number of values at the start of a long example that must be shown. */
const BEGINNING = 50;

const MAPS =
  /^(?:properties|patternProperties|schemas|headers|examples|links|callbacks|securitySchemes|scopes|variables|content|responses|paths|webhooks|mapping|encoding|dependentRequired|dependentSchemas|definitions|\$defs|parameters|requestBodies)$/;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** All texts, names, values and examples in operations, schemas, security schemes and the head of a description. */
export function describedTexts(root: Json): DescribedText[] {
  const found: DescribedText[] = [];
  const seen = new Set<string>();
  const add = (kind: DescribedText['kind'], text: unknown, at: string) => {
    if (typeof text === 'string' && text.trim() === '') return;
    if (typeof text !== 'object' && text !== undefined) found.push({ kind, text: String(text), at });
  };
  const leaves = (value: unknown, at: string): void => {
    if (typeof value === 'string' || typeof value === 'number') add('value', value, at);
    else if (typeof value === 'object' && value !== null) {
      // An exact number.
      if (value instanceof ExactNumber) add('value', value.text, at);
      else for (const [key, inner] of Object.entries(value)) leaves(inner, `${at}/${key}`);
    }
  };
  const example = (value: unknown, at: string): void => {
    const before = found.length;
    leaves(value, at);
    if (jsonText(value, 2).length > LONGEST_EXAMPLE) found.length = Math.min(found.length, before + BEGINNING);
  };
  const walk = (value: unknown, at: string, key: string, above: string): void => {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) walk(item, `${at}/${index}`, String(index), key);
      return;
    }
    if (!isObject(value) || value['x-internal'] === true) return;
    if (typeof value.$ref === 'string' && above !== 'properties') {
      const reference = value.$ref;
      const keys = reference
        .slice(2)
        .split('/')
        .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
      const target = keys.reduce<unknown>(
        (node, part) => (Array.isArray(node) ? node[Number(part)] : isObject(node) && Object.hasOwn(node, part) ? node[part] : undefined),
        root,
      );
      if (isObject(target) && target['x-internal'] === true) return;
      if (typeof value.description === 'string') add('text', value.description, `${at}/description`);
      if (seen.has(reference) || !reference.startsWith('#')) return;
      seen.add(reference);
      walk(target, reference, keys.at(-1) ?? '', keys.at(-2) ?? '');
      return;
    }
    // A path without operations for readers has no page.
    const hasNoPage = ([name, inner]: [string, unknown]) =>
      /^(?:parameters|servers|summary|description|x-.*)$/.test(name) || (isObject(inner) && inner['x-internal'] === true);
    if (above === 'paths' && Object.entries(value).every(hasNoPage)) return;
    // The keys of these maps are names chosen by authors, which may equal one of these keywords.
    const isMap = MAPS.test(key) && !MAPS.test(above);
    for (const [name, inner] of Object.entries(value)) {
      const here = `${at}/${name}`;
      if (isMap) {
        if (/^(?:properties|patternProperties|headers|scopes|content|variables|securitySchemes|webhooks)$/.test(key))
          add('name', name, here);
        if (key === 'scopes') add('text', inner, here);
        if (key === 'mapping') add('value', name, here);
        else walk(inner, here, name, key);
        continue;
      }
      if (name === 'description' || name === 'summary' || name === 'title') add('text', inner, here);
      else if (
        name === 'example' ||
        name === 'default' ||
        name === 'const' ||
        name === 'enum' ||
        ((name === 'value' || name === 'dataValue' || (name === 'serializedValue' && value.dataValue === undefined)) &&
          above === 'examples')
      )
        example(inner, here);
      else if (name === 'examples' && Array.isArray(inner)) example(inner, here);
      else if (
        name === 'pattern' ||
        name === 'format' ||
        name === 'authorizationUrl' ||
        name === 'tokenUrl' ||
        name === 'refreshUrl' ||
        name === 'deviceAuthorizationUrl' ||
        name === 'oauth2MetadataUrl' ||
        name === 'openIdConnectUrl' ||
        name === 'propertyName' ||
        (name === 'url' && typeof inner === 'string')
      )
        add('value', inner, here);
      else if (name === 'name' && (value.in !== undefined || /^(?:contact|license)$/.test(key) || above === 'servers'))
        add('name', inner, here);
      else if (
        /^(?:minimum|maximum|multipleOf|minLength|maxLength|minItems|maxItems|minProperties|maxProperties|minContains|maxContains|exclusiveMinimum|exclusiveMaximum)$/.test(
          name,
        ) &&
        !(name.startsWith('min') && name !== 'minimum' && Number(inner) === 0)
      )
        leaves(inner, here);
      else if (name === 'x-enumDescriptions' || name === 'x-enum-descriptions') leaves(inner, here);
      else if (name.startsWith('x-')) continue;
      else walk(inner, here, name, key);
    }
  };
  walk({ info: root.info, servers: root.servers, externalDocs: root.externalDocs }, '#', '', '');
  const components = isObject(root.components) ? root.components : {};
  walk(root.paths, '#/paths', 'paths', '');
  walk(root.webhooks ?? root['x-webhooks'], '#/webhooks', 'webhooks', '');
  for (const [name, schema] of Object.entries(isObject(components.schemas) ? components.schemas : {})) {
    if (seen.has(`#/components/schemas/${name}`)) continue;
    seen.add(`#/components/schemas/${name}`);
    walk(schema, `#/components/schemas/${name}`, name, 'schemas');
  }
  walk(components.securitySchemes, '#/components/securitySchemes', 'securitySchemes', '');
  const used = new Set(usedTags(root));
  for (const tag of Array.isArray(root.tags) ? root.tags.filter(isObject) : [])
    if (used.has(String(tag.name))) walk(tag, `#/tags/${String(tag.name)}`, '', '');
  return found;
}

function usedTags(root: Json): string[] {
  return [root.paths, root.webhooks].filter(isObject).flatMap((paths) =>
    Object.values(paths)
      .filter(isObject)
      .flatMap((item) =>
        Object.values(item)
          .filter(isObject)
          .flatMap(({ tags }) => (Array.isArray(tags) ? tags.slice(0, 1).map(String) : [])),
      ),
  );
}

/** Normalizes a text to letters and digits for comparison, because punctuation and spaces vary. */
function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}

const BLOCK =
  /<\/?(?:p|li|ul|ol|td|th|tr|table|h[1-6]|div|summary|details|pre|figure|figcaption|section|main|article|button|docs-tabs|docs-island|script|br|dd|dt|blockquote|center|hr)\b[^>]*>/gi;

function decoded(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}

/** Splits a text into parts that end up in one block of a page. */
function blocksOf(text: string, withAddresses = false): string[] {
  return (
    decoded(
      text
        .replace(/^(\s*[-*+] )\[[ x]\] /gim, '$1')
        // Code contains no tags or links.
        .replace(/`[^`\n]+`/g, (code) => code.replaceAll('<', '&lt;').replace(/[[\]]/g, ' '))
        .replace(/\[!\[([^\]]*)\]\([^)]*\)\]/g, '[$1]')
        .replace(/<!--[\s\S]*?-->/g, '\n\n')
        .replace(
          /!?\[((?:[^\][]|\[[^\][]*\])*)\]\(\s*<?([^()\s]*(?:\([^()]*\)[^()\s]*)*)>?(?:\s+["'][^"']*["'])?\s*\)/g,
          (_, words: string, href: string) => (withAddresses && !/^(?:https?:|mailto:|#)/.test(href) ? `${words} ${href}` : words),
        )
        .replace(/\[([^\][]+)\]\[[^\][]*\]/g, '$1')
        .replace(/^ {0,3}\[[^\][]+\]:\s*\S+.*$/gm, '')
        .replace(/^\s*(?:`{3,}|~{3,}).*$/gm, '\n')
        .replace(/<a\b[^>]*href=["']([^"'#][^"']*)["'][^>]*>([\s\S]*?)<\/a>/gi, (_, href: string, words: string) =>
          withAddresses && !/^(?:https?:|mailto:)/.test(href) ? `${words} ${href}` : words,
        )
        .replace(/<(?:img|a)\b[^>]*>/gi, '')
        .replace(BLOCK, '\n\n')
        .replace(
          /<\/?(?:b|strong|i|em|code|a|span|font|sup|sub|u|kbd|small|wbr|tt|thead|tbody|ins|del|mark|abbr|label|body|html|s)\b[^>]*>/gi,
          '',
        ),
    )
      // Other entities may be any character.
      .replace(/&[a-z]+\d*;/gi, '\n\n')
      .split(/\n\s*\n|\n\s*(?:[-*+]|\d+[.)])\s|\n\s{0,3}#+\s|\||\n|\\n/)
      // A list marker after a blank line.
      .map((block) => bare(block.replace(/^\s*\d+[.)]\s/, '')))
      .filter((block) => block !== '')
  );
}

/** The texts of built pages, for lookup. */
export class BuiltText {
  private readonly blocks = new Set<string>();
  private readonly codes = new Set<string>();
  private readonly all: string;

  constructor(pages: readonly string[]) {
    const parts: string[] = [];
    for (const page of pages) {
      const main = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? page;
      for (const [, code = ''] of main.matchAll(/<code>([\s\S]*?)<\/code>/g))
        this.codes.add(
          decoded(code.replace(/<[^>]+>/g, ''))
            .replace(/\s+/g, ' ')
            .trim(),
        );
      for (const [, href = ''] of main.matchAll(/href="([^"]*)"/g)) this.codes.add(decoded(href));
      const found = main.split(BLOCK).map((part) => bare(decoded(part.replace(/<[^>]+>/g, ''))));
      for (const part of found) this.blocks.add(part);
      parts.push(found.join(''));
    }
    this.all = parts.join('\n');
  }

  /** The first part of a text that is missing. */
  missing(text: string): string | undefined {
    return blocksOf(text).find((part) => !this.blocks.has(part) && !this.all.includes(part));
  }

  has({ kind, text }: DescribedText): boolean {
    const isIn = (part: string) => this.blocks.has(part) || this.all.includes(part);
    if (kind !== 'text') {
      const flat = text.replace(/\s+/g, ' ').trim();
      // In code, nothing is a link or formatting.
      if (this.codes.has(flat) || (bare(text) !== '' && isIn(bare(text)))) return true;
    }
    const parts = blocksOf(text);
    const dense = text.replace(/\s+/g, '');
    if (parts.length === 0) return kind === 'text' || [...this.codes].some((code) => code.replace(/\s+/g, '').includes(dense));
    // An unresolved relative link is followed by its address.
    const others = blocksOf(text, true);
    return parts.every((part, index) => isIn(part) || (others.length === parts.length && isIn(others[index] ?? '')));
  }
}
