import { expect, test } from 'vitest';
import { errorIn } from './error-report.ts';

test.for([
  [
    'node:internal/deps/undici:1\n\nTypeError: fetch failed\n    at node:internal/deps/undici:1:2\n    at async file:///sample.mjs:1:1 {\n  [cause]: Error: getaddrinfo EAI_AGAIN a.test\n      at b (node:dns:1:2) {\n    errno: -3001,\n  }\n}\n\nNode.js v20.20.2\n',
    'TypeError: fetch failed (Error: getaddrinfo EAI_AGAIN a.test)',
  ],
  ["    runMicrotasks();\n    ^\n\n[Error: 80:wrong version number\n] {\n  code: 'ERR_SSL'\n}\n", '[Error: 80:wrong version number'],
  ['    ^\n\nConnectTimeout [Error]: a\n    at file:///sample.mjs:1:11 {\n  code: 1\n}\n', 'ConnectTimeout [Error]: a'],
  ['/sample.mjs:1\n    ^\n\nOops: a\n    at file:///sample.mjs:1:11 {\n  code: 1\n}\n', 'Oops: a'],
  ['a\nb\n', 'b'],
  ['', ''],
] as const)('the message of %j', ([stderr, message]) => {
  expect(errorIn({ stdout: '', stderr }, () => undefined)).toBe(message);
});

test('a test runner reports to stdout', () => {
  const stdout = "TAP version 13\nnot ok 1 - a\n  ---\n  error: 'b is not defined'\n";
  expect(errorIn({ stdout, stderr: '' }, () => undefined)).toBe("error: 'b is not defined'");
});
