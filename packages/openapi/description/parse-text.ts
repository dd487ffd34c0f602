import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { isTooDeep, TOO_DEEP } from '../../core/shared/yaml-depth.ts';
import { ExactNumber, numberFrom, parseJson } from '../request/exact-number.ts';

export interface ParseError {
  message: string;
  line: number;
  column: number;
}

/** Parses JSON or YAML, keeping all digits of numbers. */
export function parseText(text: string): { value: unknown } | ParseError {
  // JSON parses much faster than YAML. If it's invalid, the YAML parser locates the error.
  if (/^\s*\{/.test(text)) {
    try {
      return { value: parseJson(text) };
    } catch {}
  }
  if (isTooDeep(text)) return { message: TOO_DEEP, line: 1, column: 1 };
  const lines = new LineCounter();
  const parsed = parseDocument(text, { lineCounter: lines, logLevel: 'error' });
  const [error] = parsed.errors;
  if (error) {
    const { line = 1, col: column = 1 } = error.linePos?.[0] ?? {};
    const [message = ''] = error.message.split('\n');
    return { message: message.replace(/ at line \d+, column \d+:?$/, ''), line, column };
  }
  visit(parsed, {
    Scalar(_, node) {
      if (typeof node.value !== 'number' || node.source === undefined || !/^-?\d+(?:\.\d+)?$/.test(node.source)) return;
      const exact = numberFrom(node.source);
      if (exact instanceof ExactNumber && isScalar(node)) node.value = exact as never;
    },
  });
  return { value: parsed.toJS({ maxAliasCount: -1 }) };
}
