import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** Answers MCP requests for a site, like the functions of hosts. */
export type McpAnswer = (
  request: Request,
  site: { base: string; site: string; ask: (path: string, method: 'GET' | 'HEAD') => Promise<Response> },
) => Promise<Response>;

/** Whether a request is for MCP. A browser that opens the address gets the site's own file. */
export function asksForMcp({ method, url = '', headers }: IncomingMessage, base: string): boolean {
  return url.replace(/\?.*/s, '') === `${base}mcp` && !(['GET', 'HEAD'].includes(method ?? '') && /text\/html/.test(headers.accept ?? ''));
}

/** Passes a request on to the MCP handler, which reads the site from this server. */
export async function answerOver(
  request: IncomingMessage,
  response: ServerResponse,
  place: { base: string; site: string },
  answer: McpAnswer,
): Promise<void> {
  const { method = 'GET', headers, url = '/', socket } = request;
  const host = `http://${headers.host ?? 'localhost'}`;
  const hasBody = method === 'POST' || method === 'DELETE';
  const asked = new Request(new URL(url, host), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, [value].flat().join(', ')]])),
    ...(hasBody && { body: Readable.toWeb(request) as globalThis.ReadableStream, duplex: 'half' }),
  });
  const ask = (path: string, how: 'GET' | 'HEAD') =>
    fetch(`http://127.0.0.1:${socket.localPort}${path}`, { method: how, redirect: 'manual' });
  const answered = await answer(asked, { ...place, ask });
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  if (answered.body === null) response.end();
  else Readable.fromWeb(answered.body as ReadableStream).pipe(response);
}
