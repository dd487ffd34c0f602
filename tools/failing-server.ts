import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Responses of a test server by path, as the names say. */
const ANSWERS: Readonly<Record<string, RequestListener>> = {
  '/fine': (_, to) => void to.writeHead(200, { etag: '"1"' }).end('fine'),
  '/same': (request, to) => void to.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 200, { etag: '"1"' }).end(),
  '/dated': (request, to) =>
    void to
      .writeHead(request.headers['if-modified-since'] === undefined ? 200 : 304, { 'last-modified': 'Tue, 24 Nov 2026 12:00:00 GMT' })
      .end(),
  '/gone': (_, to) => void to.writeHead(410).end(),
  '/broken': (_, to) => void to.writeHead(500).end(),
  '/refused': (_, to) => void to.writeHead(403).end(),
  '/too-many': (_, to) => void to.writeHead(429).end(),
  '/busy': (_, to) => void to.writeHead(503, { 'retry-after': '60' }).end(),
  '/down': (_, to) => void to.writeHead(503).end(),
  '/moved': (_, to) => void to.writeHead(301, { location: '/moved-again' }).end(),
  '/moved-again': (_, to) => void to.writeHead(308, { location: '/sometimes#part' }).end(),
  '/sometimes': (_, to) => void to.writeHead(302, { location: '/fine' }).end(),
  '/moved-away': (_, to) => void to.writeHead(301, { location: '/gone' }).end(),
  '/circle': (_, to) => void to.writeHead(301, { location: '/circle-back' }).end(),
  '/circle-back': (_, to) => void to.writeHead(302, { location: '/circle' }).end(),
  '/deeper': (request, to) => void to.writeHead(302, { location: `${request.url}/deeper` }).end(),
  '/nowhere': (_, to) => void to.writeHead(302).end(),
  '/script': (_, to) => void to.writeHead(302, { location: 'javascript:1' }).end(),
  '/silent': () => {},
  '/hangs-up': (request) => void request.socket.destroy(),
  '/babble': (request) => void request.socket.end('no HTTP at all\r\n\r\n'),
  '/slow': (_, to) => void setTimeout(() => to.end(), 10),
  '/over': (request, to) =>
    void to.writeHead(302, { location: new URL(request.url ?? '', 'http://here').searchParams.get('to') ?? '' }).end(),
  '/endless': (_, to) => void to.writeHead(200).write('x'.repeat(100_000)),
};

interface Local {
  at: (path: string) => string;
  asked: IncomingMessage[];
  /** Maximum number of concurrent requests. */
  most: () => number;
}

/** For one test. */
export async function serve(): Promise<Local> {
  const asked: IncomingMessage[] = [];
  let now = 0;
  let most = 0;
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    asked.push(request);
    most = Math.max(most, ++now);
    response.once('close', () => now--);
    const [path = ''] = /^\/[^/]*/.exec(request.url ?? '') ?? [];
    const answer = ANSWERS[path];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { at: (path) => `http://127.0.0.1:${port}${path}`, asked, most: () => most };
}

export async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
