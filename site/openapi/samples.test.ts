import { execFileSync } from 'node:child_process';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { checkRequest, typedOf } from '../../packages/openapi/components/check-request.ts';
import { exampleRequest, requestForm } from '../../packages/openapi/operations/request-form.ts';
import type { Request } from '../../packages/openapi/request/request.ts';
import { samples } from '../../packages/openapi/samples/samples.ts';
import { KEY_VARIABLE } from './api-contracts.ts';
import { description } from './description.ts';

const OPTIONS = { variable: KEY_VARIABLE };
const { document, operations } = await description();
const all = operations.map((operation) => exampleRequest(document, operation, OPTIONS));
const awkward: Request = {
  method: 'POST',
  url: 'https://api.example.com/$errors',
  query: [
    { name: 'event_name', value: '$errors' },
    { name: 'url', value: 'https://x.example/?a=1&b=2' },
  ],
  headers: [{ name: 'X-Trace', value: "it's $HOME" }],
  cookies: [],
  credentials: [{ kind: 'header', name: 'Authorization', prefix: 'Bearer ', variable: KEY_VARIABLE }],
  body: { kind: 'json', type: 'application/json', value: { code: "run('it') { `x` }", 'odd name': null, on: true, words: 'true, null' } },
  answers: 'json',
};

/** Arguments that the shell passes to curl. */
function curlArguments(request: Request): string[] {
  const code = samples(request).find(({ label }) => label === 'curl')?.code ?? '';
  const script = `curl() { printf '%s\\0' "$@"; }\n${code}`;
  return execFileSync('bash', ['--norc', '--noprofile', '-c', script], { encoding: 'utf8', env: { PIPEDREAM_API_KEY: 'secret' } })
    .split('\0')
    .slice(0, -1);
}

test.each([...all, awkward])('curl gets the intended arguments: $method $url', (request) => {
  const given = curlArguments(request);
  expect(given).toContain('Authorization: Bearer secret');
  const address = given.find((argument) => argument.startsWith('https://'));
  const encoded = given.flatMap((argument, index) => (given[index - 1] === '--data-urlencode' ? [argument] : []));
  const query = encoded.length > 0 ? encoded : (address?.split('?')[1]?.split('&') ?? []);
  expect(address?.split('?')[0]).toBe(request.url);
  expect(query.map(encoded.length > 0 ? String : decodeURIComponent)).toEqual(request.query.map(({ name, value }) => `${name}=${value}`));
  // With `-G`, curl sends the data as the query instead of the body: https://curl.se/docs/manpage.html#-G
  if (request.body !== undefined) expect(given).not.toContain('-G');
  const body = given[given.indexOf('-d') + 1] ?? '';
  if (request.body?.kind === 'json') expect(JSON.parse(body)).toEqual(request.body.value);
});

test.each([...all, awkward])('the Node.js sample parses: $method $url', (request) => {
  expect(() => parseAst(samples(request).find(({ label }) => label === 'Node.js')?.code ?? '')).not.toThrow();
});

test('a header is sent unchanged in every language', () => {
  expect(curlArguments(awkward)).toContain("X-Trace: it's $HOME");
  const [, ...others] = samples(awkward).map(({ code }) => code);
  expect(others).toEqual([
    expect.stringContaining(`"X-Trace": "it's $HOME",`),
    expect.stringContaining(`"X-Trace": "it's $HOME",`),
    expect.stringContaining(`request.Header.Set("X-Trace", "it's $HOME")`),
  ]);
});

test('Python samples use its literals for true, false and null, except in strings', () => {
  const code = samples(awkward).find(({ label }) => label === 'Python')?.code;
  expect(code).toContain('"odd name": None');
  expect(code).toContain('"on": True');
  expect(code).toContain('"words": "true, null"');
});

test.each(operations)('the form of $name starts with its sample, which is valid', (operation) => {
  const form = requestForm(document, operation, OPTIONS);
  const { request, faults, bodyFaults, wholeFaults } = checkRequest(form, typedOf(form));
  expect([...faults, ...bodyFaults, ...wholeFaults].join('')).toBe('');
  expect(samples(request)).toEqual(samples(exampleRequest(document, operation, OPTIONS)));
});
