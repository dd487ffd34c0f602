import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLocalCall, type Listening, listen } from './server.ts';

let server: Listening;
beforeAll(async () => {
  server = await listen((asked, response) => {
    if (isLocalCall(asked, response)) response.end();
  }, 0);
});
afterAll(() => server.close());

test.each<[Record<string, string>, number]>([
  [{}, 200],
  [{ host: 'docs.localhost:4000' }, 200],
  [{ host: 'evil.example' }, 403],
  [{ origin: 'http://localhost:6274' }, 200],
  [{ origin: 'https://127.0.0.1' }, 200],
  [{ origin: 'http://[::1]:5173' }, 200],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'https://localhost.evil.example' }, 403],
  [{ origin: 'null' }, 403],
])('a call with %j gets %i', async (headers, status) => {
  const got = await new Promise((resolve) => {
    request(server.address, { method: 'POST', headers }, (response) => resolve(response.resume().statusCode)).end();
  });
  expect(got).toBe(status);
});
