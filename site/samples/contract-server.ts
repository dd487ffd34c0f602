import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { type Contract, contracts } from './contracts.ts';

/** Echo services answer with what they were sent, so that samples can show it. */
const ECHOES = /^(postman-echo\.com|httpbin\.org)\/(post|put|patch|delete|get)$/;

export interface ContractServer {
  /** Begin of the addresses for one run, such as `http://127.0.0.1:1234/7`. */
  addressFor(run: string): string;
  /** Requests of a run, such as `GET api.github.com/zen`. */
  requestsOf(run: string): string[];
  /** How many requests of a run were open at the same time, at most. */
  mostAtOnce(run: string): number;
  close(): Promise<void>;
}

/**
 * A server of this machine that answers as the services do which samples call: the folders of a path are the run, the host and the
 * path there. `more` are answers of other services.
 */
export async function startContractServer(more: Readonly<Record<string, Contract>> = {}): Promise<ContractServer> {
  const runs = new Map<string, RunRecord>();
  const known = { ...contracts, ...more };
  const server = createServer((request, response) => {
    answer(request, response, { runs, known }).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    addressFor: (run) => `http://127.0.0.1:${address.port}/${run}`,
    requestsOf: (run) => runs.get(run)?.requests ?? [],
    mostAtOnce: (run) => runs.get(run)?.most ?? 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface RunRecord {
  requests: string[];
  open: number;
  most: number;
}

interface State {
  runs: Map<string, RunRecord>;
  known: Readonly<Record<string, Contract>>;
}

async function answer(request: IncomingMessage, response: ServerResponse, { runs, known }: State): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const [, run = '', ...folders] = url.pathname.split('/');
  const place = folders.join('/');
  const key = `${request.method} ${place}`;
  const record = runs.get(run) ?? { requests: [], open: 0, most: 0 };
  runs.set(run, record);
  // Counted before the body is read: other requests may arrive meanwhile.
  const before = record.requests.filter((other) => other === key).length;
  record.requests.push(key);
  record.open++;
  record.most = Math.max(record.most, record.open);
  response.on('close', () => record.open--);
  const body = await text(request);
  if (ECHOES.test(place)) return send(response, { body: echo(request, url, body) });

  const contract = known[key + url.search] ?? known[key];
  if (!contract) return send(response, { status: 501, body: `No contract for ${key}` });
  for (const [name, value] of Object.entries(contract.needs ?? {})) {
    if (request.headers[name] !== value) return send(response, { status: 401, body: { message: 'unknown key' } });
  }
  if (contract.slow) await setTimeout(contract.slow);
  send(response, contract.answer?.(body, before) ?? contract);
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

function send(response: ServerResponse, { status = 200, headers = {}, body }: Contract): void {
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
  response.writeHead(status, { 'content-type': isRaw ? 'text/plain; charset=utf-8' : 'application/json', ...headers });
  response.end(isRaw ? body : JSON.stringify(body));
}
