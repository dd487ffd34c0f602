import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { decodeAddress } from '../shared/address.ts';
import { AuthorError } from '../shared/author-error.ts';
import { errorCode } from '../shared/narrow.ts';

const TRIES = 20;
export const LAST_PORT = 65_535;

export interface Listening {
  /** Without a slash at its end. */
  address: string;
  port: number;
  close: () => Promise<void>;
}

/** Listens on the port, or on the first free one of the next `tries`. */
export async function listen(handler: RequestListener, port: number, tries = TRIES): Promise<Listening> {
  for (let at = port; ; at++) {
    const server = createServer(handler);
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(at, '127.0.0.1', resolve);
      });
    } catch (error) {
      const code = errorCode(error);
      const last = Math.min(port + tries, LAST_PORT);
      if (code === 'EADDRINUSE' && at < last) continue;
      if (code === 'EADDRINUSE') throw new AuthorError(`Ports ${port} to ${last} are in use.`, 'Choose another one with `--port`.');
      if (code === 'EACCES') throw new AuthorError(`Permission to use port ${at} is denied.`, 'Choose one above 1023 with `--port`.');
      throw error;
    }
    const bound = server.address();
    const own = bound !== null && typeof bound === 'object' ? bound.port : at;
    return {
      address: `http://localhost:${own}`,
      port: own,
      close: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    };
  }
}

/** Otherwise a site whose name resolves to this machine could read the responses (DNS rebinding). */
const LOCAL = /^(?:[\w-]+\.)*localhost(?::\d+)?$|^[\d.]+(?::\d+)?$|^\[[\da-f:.]+\](?::\d+)?$/i;
const WRONG_HOST =
  'This host name may belong to another site, whose pages could then read yours. Open the address that the command printed, or use localhost or an IP address.\n';

/** Whether a request uses a name of this machine. All others are answered here. */
export function isLocal({ headers }: IncomingMessage, response: ServerResponse): boolean {
  const local = LOCAL.test(headers.host ?? 'localhost');
  if (!local) response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(WRONG_HOST);
  return local;
}

/**
 * The requested URL and its decoded path. Undefined if the request was answered here, because it does not only read, or uses
 * another host name.
 */
export function readRequest(request: IncomingMessage, response: ServerResponse): { url: URL; pathname: string } | undefined {
  if (!isLocal(request, response)) return undefined;
  const { method, url: target = '/' } = request;
  const address = `http://host${target}`;
  const url = target.startsWith('/') && URL.canParse(address) ? new URL(address) : undefined;
  const pathname = url && decodeAddress(url.pathname);
  if (method !== 'GET' && method !== 'HEAD') response.writeHead(405, { allow: 'GET, HEAD' }).end();
  else if (!url || pathname === undefined) response.writeHead(400).end();
  else return { url, pathname };
  return undefined;
}
