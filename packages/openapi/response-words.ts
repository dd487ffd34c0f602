import { nodeOf, textOf } from './document.ts';
import { mediaOf } from './request.ts';
import { safeLine } from './safe-markdown.ts';
import { shownType, type Writer } from './writer.ts';

/** What an error means, and what its body is, for a cell of a table. */
export function responseWords(writer: Writer, response: unknown): string {
  const { description, content } = writer.document.resolve(response);
  const words = safeLine(textOf(description), writer.isKnownLink);
  const { schema } = nodeOf(mediaOf(content)?.media);
  const type = schema === undefined ? '' : shownType(writer, schema);
  const body = type.includes('](object:') ? `Body: ${type}.` : '';
  return [words.replace(/(?<![.:!?])$/, body === '' ? '' : '.'), body].filter((part) => part !== '' && part !== '.').join(' ') || '–';
}
