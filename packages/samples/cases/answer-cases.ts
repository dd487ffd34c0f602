import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { CaseAnswer, Cases, SentRequest } from './case.ts';

/** Requests of a run, with their responses. */
export interface Exchange {
  requests: SentRequest[];
  /** Maximum number of concurrent requests. */
  mostAtOnce: number;
}

export interface CaseServer {
  /** 0 if it listens on a socket. */
  port: number;
  /** Requests sent by a run so far. `number`: the first segment of its addresses. */
  exchangeOf(number: number): Exchange;
  close(): Promise<void>;
}

/** A server that stands in for all others. Its paths consist of the run's number, the host and the original path. */
export async function serveCases(answer: Cases['answer'], ways: readonly string[], socket?: string): Promise<CaseServer> {
  const exchanges = new Map<number, Exchange & { open: number }>();
  const exchangeOf = (number: number) => {
    const exchange = exchanges.get(number) ?? { requests: [], open: 0, mostAtOnce: 0 };
    exchanges.set(number, exchange);
    return exchange;
  };
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const [, number = '', url = ''] = /^\/(\d+)\/(.*)$/s.exec(request.url ?? '') ?? [];
    const exchange = exchangeOf(Number(number));
    const { method = 'GET' } = request;
    const sent: SentRequest = {
      method,
      url: `https://${url}`,
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
      body: '',
      // Count before reading the body, because other requests may arrive in the meantime.
      before: exchange.requests.filter((other) => other.method === method && plain(other.url) === plain(`https://${url}`)).length,
      position: exchange.requests.length,
      way: ways[Number(number)] ?? '',
    };
    exchange.requests.push(sent);
    exchange.mostAtOnce = Math.max(exchange.mostAtOnce, ++exchange.open);
    response.on('close', () => exchange.open--);
    sent.body = await text(request);
    const given = answer?.(sent) ?? { status: 501, body: `Nothing answers ${method} ${url}` };
    if (given.slow) await setTimeout(given.slow);
    send(request, response, given);
  };
  const server = createServer((request, response) => {
    reply(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    if (socket === undefined) server.listen(0, '127.0.0.1', resolve);
    else server.listen(socket, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    exchangeOf,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function plain(url: string): string {
  return url.replace(/\?.*$/s, '');
}

function send(request: IncomingMessage, response: ServerResponse, { status = 200, headers = {}, body, breaks }: CaseAnswer): void {
  if (breaks) {
    request.socket.destroy();
    return;
  }
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  response.writeHead(status, { 'content-type': isRaw ? 'text/plain; charset=utf-8' : 'application/json', ...headers });
  response.end(isRaw ? body : JSON.stringify(body));
}
