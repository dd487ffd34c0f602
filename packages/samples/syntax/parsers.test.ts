import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseHttp, parseJson, parseYaml } from './parse-data.ts';
import { parseJavascript } from './parse-javascript.ts';

const parsers = [parseHttp, parseJson, parseYaml, (code: string) => parseJavascript(code, 'jsx')];
const code = fc.string({ unit: fc.constantFrom(...'ab1 "\'{}[]():,;=\n\tä😀/\\-') });

test('parsers never throw, and every error location is inside the text', () => {
  fc.assert(
    fc.property(fc.constantFrom(...parsers), code, (parse, text) => {
      const fault = parse(text);
      if (!fault) return;
      const lines = text.split('\n');
      expect(fault.message).not.toBe('');
      expect(fault.line).toBeGreaterThanOrEqual(1);
      expect(fault.line).toBeLessThanOrEqual(lines.length);
      expect(fault.column).toBeGreaterThanOrEqual(1);
      expect(fault.column).toBeLessThanOrEqual((lines[fault.line - 1]?.length ?? 0) + 1);
    }),
    { numRuns: 400 },
  );
});

test('valid JSON is accepted, alone and as the body of a message', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseJson(text)).toBeUndefined();
      expect(parseHttp(`HTTP/1.1 200 OK\nContent-Type: application/json\n\n${text}`)).toBeUndefined();
    }),
  );
});
