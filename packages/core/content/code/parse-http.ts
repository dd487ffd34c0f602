import { parseJson } from './parse-json.ts';
import type { SampleFault } from './sample.ts';

const REQUEST = /^[A-Z]+ \S+( HTTP\/[\d.]+)?$/;
const RESPONSE = /^HTTP\/[\d.]+ [1-5]\d\d( .*)?$/;
const HEADER = /^([!#$%&'*+.^`|~\w-]+):[ \t]*(.*)$/;

/**
 * Why a text is no HTTP message: a request or status line, headers, an empty line, a body; or headers
 * alone. A JSON body has to be JSON.
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
