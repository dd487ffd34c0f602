import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Answer, findAnswer } from './answers.ts';
import type { HttpService } from './service.ts';

export interface AnswerServer {
  /** Port of this machine; 0 where it listens on a socket. */
  port: number;
  /** Answers that were given, for the key of the cache: `GET /a` → the answer. */
  given: Record<string, Answer>;
  /** Requests that nothing answers. */
  missing: string[];
  close(): Promise<void>;
}

/** Answers in place of a service, on a socket of the file system or on a port that the system chooses. */
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
