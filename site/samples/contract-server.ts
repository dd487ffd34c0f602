import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { contracts } from './contracts.ts';

/** Echo services answer with what they were sent, so that samples can show it. */
const ECHOES = /^(postman-echo\.com|httpbin\.org)\/(post|put|patch|delete|get)$/;

export interface ContractServer {
  /** Begin of the addresses for one run, such as `http://127.0.0.1:1234/7`. */
  addressFor(run: string): string;
  /** Requests of a run, such as `GET api.github.com/zen`. */
  requestsOf(run: string): string[];
  close(): Promise<void>;
}

/** A server of this machine that answers as the services do which samples call: the folders of a path are the run, the host and the path there. */
export async function startContractServer(): Promise<ContractServer> {
  const requests = new Map<string, string[]>();
  const server = createServer((request, response) => {
    answer(request, response, requests).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    addressFor: (run) => `http://127.0.0.1:${address.port}/${run}`,
    requestsOf: (run) => requests.get(run) ?? [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, requests: Map<string, string[]>): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const [, run = '', ...folders] = url.pathname.split('/');
  const place = folders.join('/');
  const key = `${request.method} ${place}`;
  requests.set(run, [...(requests.get(run) ?? []), key]);
  const body = await text(request);
  if (ECHOES.test(place)) return send(response, 200, echo(request, url, body));

  const contract = contracts[key];
  if (!contract) return send(response, 501, `No contract for ${key}`);
  for (const [name, value] of Object.entries(contract.needs ?? {})) {
    if (request.headers[name] !== value) return send(response, 401, { message: `${name} is not ${value}` });
  }
  send(response, contract.status ?? 200, contract.body);
}

function echo(request: IncomingMessage, url: URL, body: string) {
  const type = request.headers['content-type'] ?? '';
  const form = type.startsWith('application/x-www-form-urlencoded') ? Object.fromEntries(new URLSearchParams(body)) : {};
  return {
    args: Object.fromEntries(url.searchParams),
    headers: request.headers,
    data: type.startsWith('application/x-www-form-urlencoded') ? '' : body,
    form,
    json: type.startsWith('application/json') ? JSON.parse(body) : null,
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json' });
  response.end(isText ? body : JSON.stringify(body));
}
