import { parseAllDocuments } from 'yaml';
import { isTooDeep, placeAt, TOO_DEEP } from '../../core/plugin/helpers.ts';
import type { SampleFault } from './sample.ts';

/** The syntax error in JSON, if any. */
export function parseJson(code: string): SampleFault | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // V8 gives a position (`… at position 12`), quotes the text, or reports an unexpected end.
    const position = Number(/at position (\d+)/.exec(message)?.[1] ?? quotedAt(message, code));
    return {
      message: message.replace(/ in JSON at position.*$| at position.*$/s, '').replace(/, (?:\.\.\.)?".*" is not valid JSON$/s, ''),
      ...placeAt(code, position),
    };
  }
}

/** `Unexpected token '}', ..."text}" is not valid JSON`: the quotation surrounds the error. */
function quotedAt(message: string, code: string): number {
  const match = /token '?(.)'?, (\.\.\.)?"(.*?)"(?:\.\.\.)? is not valid JSON$/s.exec(message);
  if (!match) return code.length;
  const [, token = '', , quoted = ''] = match;
  const start = code.indexOf(quoted);
  const inside = quoted.indexOf(token, Math.floor(quoted.length / 2));
  return start < 0 ? 0 : start + Math.max(inside, 0);
}

/** The first syntax error in YAML with any number of documents, if any. */
export function parseYaml(code: string): SampleFault | undefined {
  if (isTooDeep(code)) return { message: TOO_DEEP, line: 1, column: 1 };
  const documents = parseAllDocuments(code);
  if ('empty' in documents) return undefined;
  const fault = documents.flatMap((document) => document.errors)[0];
  if (!fault) return undefined;
  const { line = 1, col = 1 } = fault.linePos?.[0] ?? {};
  return { message: (fault.message.split('\n')[0] ?? '').replace(/ at line \d+.*$/, ''), line, column: col };
}

const REQUEST = /^[A-Z]+ \S+( HTTP\/[\d.]+)?$/;
const RESPONSE = /^HTTP\/[\d.]+ [1-5]\d\d( .*)?$/;
const HEADER = /^([!#$%&'*+.^`|~\w-]+):[ \t]*(.*)$/;

/**
 * The error in an HTTP message, if any. A message is a request or status line, headers, an empty line and a body, or
 * only headers. A JSON body must be valid.
 */
export function parseHttp(code: string): SampleFault | undefined {
  const lines = code.split('\n');
  const first = lines[0] ?? '';
  const headersAlone = HEADER.test(first);
  if (!headersAlone && !REQUEST.test(first) && !RESPONSE.test(first)) {
    return { message: `“${first}” is not a request line, a status line or a header`, line: 1, column: 1 };
  }
  const blank = lines.findIndex((line) => line.trim() === '');
  const end = blank < 0 ? lines.length : blank;
  let json = false;
  for (let at = headersAlone ? 0 : 1; at < end; at++) {
    const [, name = '', value = ''] = HEADER.exec(lines[at] ?? '') ?? [];
    if (name === '') return { message: `“${lines[at]}” is not a header`, line: at + 1, column: 1 };
    if (/^content-type$/i.test(name)) json = /[/+]json\b/i.test(value);
  }
  const fault = json && end + 1 < lines.length ? parseJson(lines.slice(end + 1).join('\n')) : undefined;
  return fault && { ...fault, line: fault.line + end + 1 };
}
