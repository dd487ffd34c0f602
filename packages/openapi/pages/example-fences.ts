import { type Document, nodeOf } from '../description/document.ts';
import { isJson, type Media } from '../description/media.ts';
import { jsonText, parseJson } from '../request/exact-number.ts';
import { type Example, examplesOf } from '../schema/examples.ts';
import { codeOf } from '../schema/limits.ts';
import { sampleValue } from '../schema/sample-value.ts';
import { xmlText } from '../schema/xml-text.ts';
import { safeLine, safeMarkdown } from './safe-markdown.ts';
import { docsLink } from './schema-facts.ts';
import type { Writer } from './writer.ts';

/** Longer code isn't highlighted, because highlighting makes it several times as long. */
const COLOURED = 6000;
/** Longer examples are cut: they would be downloads rather than parts of a page. */
export const LONGEST_EXAMPLE = 60_000;

export interface ShownExample extends Example {
  text: string;
}

/** The examples of a media type as text, or one generated from its schema if there are none. */
export function shownExamples(document: Document, { type, media }: Media, of: 'request' | 'response'): ShownExample[] {
  const schema = nodeOf(media).schema ?? nodeOf(media).itemSchema;
  const given = examplesOf(document, media);
  const made =
    given.length === 0 && schema !== undefined
      ? [{ name: '', summary: '', description: '', address: '', keys: [], value: sampleValue(document, schema, { of }) }]
      : [];
  return [...given, ...made].map((example) => ({ ...example, text: exampleText(document, type, schema, example.value) }));
}

function exampleText(document: Document, type: string, schema: unknown, value: unknown): string {
  if (typeof value === 'string' && !isJson(type)) return value;
  if (typeof value === 'string' && /^\s*[[{]/.test(value)) {
    try {
      return jsonText(parseJson(value), 2);
    } catch {}
  }
  // One line per value.
  if (/ndjson|jsonl|json-seq/i.test(type)) return (Array.isArray(value) ? value : [value]).map((line) => jsonText(line)).join('\n');
  return /xml/i.test(type) && typeof value === 'object' && value !== null ? xmlText(document, schema, value) : jsonText(value, 2);
}

/** Examples as code blocks, with the first one visible. `name` is used for examples without a summary. */
export function exampleFences(writer: Writer, media: Media, of: 'request' | 'response', name = '', from = 0): string[] {
  const all = shownExamples(writer.document, media, of);
  return all.slice(from).flatMap((example, index) => {
    const title = (example.summary || (all.length > 1 ? example.name : '') || name).replace(/["\n{}<>`]/g, ' ').trim();
    const words = example.description === '' ? [] : [safeMarkdown(example.description, writer.resolveLink)];
    const code =
      example.value === undefined
        ? [
            writer.document
              .say`Example: ${example.address === '' ? safeLine(title, writer.resolveLink) : docsLink(writer, { url: example.address, description: title })}`,
          ]
        : exampleFence(writer, example.text, isJson(media.type) ? 'json' : 'text', title);
    if (index + from === 0 || all.length < 3) return [...words, ...code];
    return [
      '<ApiMore>',
      `<ApiLabel>${title.replace(/[*_[\]|\\]/g, '\\$&') || writer.document.say`Example ${index + from + 1}`}</ApiLabel>`,
      ...words,
      ...code,
      '</ApiMore>',
    ];
  });
}

function exampleFence(writer: Writer, text: string, language: string, title: string): string[] {
  const room = Math.min(LONGEST_EXAMPLE, Math.max(writer.page.examples, 1000));
  const isCut = text.length > room;
  const shown = isCut ? `${text.slice(0, Math.max(text.lastIndexOf('\n', room), 500))}\n…` : text;
  // Highlighted code is several times as long.
  writer.page.examples -= shown.length <= COLOURED && language === 'json' ? shown.length * 4 : shown.length;
  const block = fence(
    `${language === 'json' && shown.length <= COLOURED ? 'json' : 'text'}${title === '' ? '' : ` title="${title.replaceAll('\\', '')}"`}`,
    shown,
  );
  return isCut ? [block, writer.document.say`The example is ${Math.round(text.length / 1000)} kB long; this is its beginning.`] : [block];
}

/** The examples of parameters and headers as phrases, with their descriptions. */
export function exampleWords({ document, resolveLink }: Writer, holders: readonly unknown[]): string[] {
  const given = holders.flatMap((holder) => examplesOf(document, holder));
  return given.map(({ summary, description, value, address, name }) => {
    const said = [summary || (given.length > 1 ? name : ''), description, address]
      .filter((text) => text !== '')
      .map((text) => safeLine(text, resolveLink));
    if (value === undefined) return document.say`example ${said.join(': ')}`;
    return document.say`example ${codeOf(value)}` + (said.length === 0 ? '' : ` (${said.join(': ')})`);
  });
}

export function fence(info: string, code: string): string {
  const marks = '`'.repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${marks}${info}\n${code.trimEnd()}\n${marks}`;
}
