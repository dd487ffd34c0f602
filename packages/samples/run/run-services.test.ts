import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fence, sampleSite } from './sample-site.fixture.ts';

const site = sampleSite();

describe('services', () => {
  const page =
    fence(
      'js needs=api output',
      'const r = await fetch("https://api.test/users/1");\nconsole.log(r.url, await r.json());',
      "https://api.test/users/1 { name: 'Ada' }",
    ) +
    fence(
      'http needs=api output',
      'GET /users/1 HTTP/1.1\nHost: api.test',
      'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{\n  "name": "Ada"\n}',
    );
  const description = `
openapi: 3.1.0
servers: [{ url: https://api.test }]
paths:
  /users/{id}:
    get: { responses: { 200: { content: { application/json: { schema: { $ref: '#/components/schemas/User' } } } } } }
components: { schemas: { User: { type: object, properties: { name: { type: string, example: Ada } } } } }
`;

  test('responses come from a description or a recording', async () => {
    writeFileSync(path.join(site.root, 'api.yaml'), description);
    writeFileSync(path.join(site.root, 'api.json'), '{"GET /users/1": {"status": 200, "body": {"name": "Ada"}}}');
    for (const api of [{ openapi: 'api.yaml' }, { answers: 'api.json' }]) {
      expect((await site.run(page, { services: { api: { url: 'https://api.test', ...api } } })).lines).toEqual(['1 passed', '10 passed']);
    }
    const { lines } = await site.run(page, { services: { api: { url: 'https://api.test' } } });
    expect(lines[0]).toBe('3 failed no answer is recorded for GET /users/1');
  });

  test('a request without a response is attributed to the sample of the group that sent it', async () => {
    const samples = ['let a = 1;', 'a = await fetch("https://api.test/users/1");', 'a.b.c();', 'console.log(typeof a);'];
    const { lines } = await site.run(samples.map((code) => fence('js group=a needs=api', code)).join(''), {
      services: { api: { url: 'https://api.test' } },
    });
    expect(lines).toEqual([
      '1 passed',
      '5 failed no answer is recorded for GET /users/1',
      "10 failed TypeError: Cannot read properties of undefined (reading 'c')",
      '13 passed',
    ]);
  });

  test('responses are recorded without keys', async () => {
    const asked: unknown[] = [];
    const server = createServer((request, response) => {
      asked.push(request.headers.authorization);
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ name: 'Ada', key: request.headers.authorization }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const url = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
    process.env.RUN_SITE_KEY = 'secret-key-of-the-author';
    try {
      const api = { url, answers: 'recorded.json', headers: { authorization: 'Bearer $RUN_SITE_KEY' } };
      const sample = fence(
        'js run needs=api',
        `const r = await fetch("${url}/users/1");\nconsole.log(process.env.RUN_SITE_KEY, await r.text());`,
      );
      const { lines, services } = await site.run(sample, { services: { api } }, { records: true });
      expect(lines).toEqual(['1 passed']);
      expect(asked).toEqual(['Bearer secret-key-of-the-author']);
      expect(services.recorded.get('recorded.json')).toEqual({
        'GET /users/1': { status: 200, type: 'application/json', body: { name: 'Ada', key: 'Bearer ***' } },
      });
    } finally {
      delete process.env.RUN_SITE_KEY;
      server.close();
    }
  });

  test('samples that need an outer service run only if its variables are set', async () => {
    const { lines } = await site.run(fence('js run needs=db', ''), { services: { db: { env: ['RUN_SITE_DATABASE'] } } });
    expect(lines).toEqual(['1 not run it needs db, and RUN_SITE_DATABASE is not set']);
  });
});
