import { expect, test } from 'vitest';
import { grammarParser } from '../parse-grammar.ts';
import { dialectOf, grammars, quickParsers } from './sample-languages.ts';

const parse = async (language: string, code: string) => {
  const quick = quickParsers[language];
  return quick ? quick(code) : (await grammarParser(grammars[language] ?? ''))(code);
};

test.for([
  ['javascript', 'export default defineComponent({ async run({ $ }) { return await 1; } });'],
  ['javascript', 'const a = <b c="d">e</b>;'],
  ['ts', 'const a: number = <number>1;'],
  ['tsx', 'const a: number = <b />;'],
  ['json', '{"a": [1, "}"]}'],
  ['yaml', 'a: 1\n---\nb: [2]'],
  ['yaml', ''],
  ['http', 'GET /a?b=c HTTP/1.1\nHost: example.com'],
  ['http', 'POST https://example.com/a\nContent-Type: application/json\n\n{"a": 1}'],
  ['http', 'HTTP/1.1 200 OK\nX-A: 1\n\nnot JSON'],
  ['http', 'Authorization: Bearer <key>'],
  ['python', 'def handler(pd: "pipedream"):\n    return f"{pd}"'],
  ['go', 'package main\n\nfunc main() {\n\ta := 1\n\t_ = a\n}'],
  ['bash', 'A=$(cat "$B" | jq -r .c)\nif [ "$A" -lt 1 ]; then exit 1; fi'],
] as const)('%s: %j is right', async ([language, code]) => {
  expect(await parse(language, code)).toBeUndefined();
});

test.for([
  ['javascript', 'const a = 1;\nconst b = ;', 2, 11],
  ['javascript', 'function f() {\n  await g();\n}', 2, 3],
  ['javascript', 'const a: number = 1;', 1, 7],
  ['ts', 'const a: = 1;', 1, 10],
  ['tsx', 'const a = <b>;', 1, 14],
  ['json', '{\n  "a": 1,\n}', 3, 1],
  ['json', '{ "a": 1', 1, 9],
  ['json', "{ 'a': 1 }", 1, 3],
  ['yaml', 'a: [1\nb: 2', 2, 1],
  ['http', 'GET\nHost: example.com', 1, 1],
  ['http', 'GET / HTTP/1.1\nHost example.com', 2, 1],
  ['http', 'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{\n  "a":\n}', 6, 1],
  ['python', 'def handler(pd:\n    return 1', 1, 1],
  ['go', 'package main\n\nfunc main( {\n}', 3, 11],
  ['bash', 'a=1\nb=$(cat "$c" | jq .d', 2, 21],
  ['bash', 'if [ 1 ]; then\n  echo "a"', 1, 1],
] as const)('%s: %j is broken', async ([language, code, line, column]) => {
  expect(await parse(language, code)).toEqual({ line, column, message: expect.stringMatching(/./) });
});

test.for([
  ['javascript', 'jsx'],
  ['js', 'jsx'],
  ['jsx', 'jsx'],
  ['mjs', 'jsx'],
  ['typescript', 'ts'],
  ['ts', 'ts'],
  ['tsx', 'tsx'],
  ['json', undefined],
  ['', undefined],
  ['constructor', undefined],
] as const)('the dialect of “%s” is %s', ([language, dialect]) => {
  expect(dialectOf(language)).toBe(dialect);
});
