import { expect, test } from 'vitest';
import { endpointsIn } from './endpoints-in.ts';

test.each([
  ['PUT /sources/{id}', 'put/sources/{} /sources/{}'],
  ['put https://api.example.com/v1/sources/dc_1a2b?x=1', 'put/sources/{} /sources/{}'],
  ['It is GET /users/me.', 'get/users/me /users/me'],
  ['Read it from /users/me: it is there', '/users/me'],
  ['GET /users/me', 'get/users/me /users/me'],
  ['/v1/workflows/:id/event_summaries', '/workflows/{}/event_summaries'],
  ['Input/output', '/output'],
  ['https://example.com?x=1', ''],
  ['no path', ''],
])('%s', (text, terms) => {
  expect(
    endpointsIn(text)
      .flatMap((endpoint) => endpoint.terms)
      .join(' '),
  ).toBe(terms);
});
