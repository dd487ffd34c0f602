import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Answer, findAnswer } from './answers.ts';
import type { HttpService } from './service.ts';

export interface AnswerServer {
  /** Local port, or 0 if it listens on a socket. */
  port: number;
  /** Responses sent, for the cache key: `GET /a` → response. */
  given: Record<string, Answer>;
  /** Requests without a response. */
  missing: string[];
  close(): Promise<void>;
}

/** Stands in for a service, on a Unix socket or a port chosen by the system. */
export async function serveAnswers(service: HttpService, socket?: string): Promise<AnswerServer> {
  const given: Record<string, Answer> = {};
  const missing: string[] = [];
  const server = createServer((request, response) => {
    answerTo(request, service)
      .then((answer) => {
        const key = `${request.method} ${request.url}`;
        if (answer) given[key] = answer;
        else missing.push(key);
        send(response, answer ?? { status: 501, type: 'text/plain', body: `No answer of ${service.name} is recorded for ${key}.` });
      })
      .catch((error: unknown) => send(response, { status: 502, type: 'text/plain', body: String(error) }));
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    if (socket === undefined) server.listen(0, '127.0.0.1', resolve);
    else server.listen(socket, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    given,
    missing,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answerTo(request: IncomingMessage, { recorded, described, record }: HttpService): Promise<Answer | undefined> {
  const { method = 'GET', url: path = '/' } = request;
  const body = await text(request);
  if (record) {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    return record({ method, path, headers, body });
  }
  return findAnswer(recorded, method, path) ?? described?.(method, path);
}

function send(response: ServerResponse, { status, type, body }: Answer): void {
  const content = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': type ?? (typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json') });
  response.end(content);
}
