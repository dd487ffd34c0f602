import { placeAt } from '../../shared/diagnostic.ts';
import type { SampleFault } from './sample.ts';

/** Why a text is no JSON; `undefined` where it is. */
export function parseJson(code: string): SampleFault | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // V8 says where: `… at position 12`, or quotes the text, or has come to the end.
    const position = Number(/at position (\d+)/.exec(message)?.[1] ?? quotedAt(message, code));
    return {
      message: message.replace(/ in JSON at position.*$| at position.*$/s, '').replace(/, (?:\.\.\.)?".*" is not valid JSON$/s, ''),
      ...placeAt(code, position),
    };
  }
}

/** `Unexpected token '}', ..."text}" is not valid JSON`: the quotation stands around the place. */
function quotedAt(message: string, code: string): number {
  const match = /token '?(.)'?, (\.\.\.)?"(.*?)"(?:\.\.\.)? is not valid JSON$/s.exec(message);
  if (!match) return code.length;
  const [, token = '', , quoted = ''] = match;
  const start = code.indexOf(quoted);
  const inside = quoted.indexOf(token, Math.floor(quoted.length / 2));
  return start < 0 ? 0 : start + Math.max(inside, 0);
}
