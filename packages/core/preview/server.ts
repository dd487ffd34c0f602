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

const WRONG_ORIGIN = 'This request comes from a web page of another host, which may not read a site on this machine.\n';

/** Whether a request uses a name of this machine. All others are answered here. */
function isLocal({ headers }: IncomingMessage, response: ServerResponse): boolean {
  return LOCAL.test(headers.host ?? 'localhost') || refuse(response, WRONG_HOST);
}

/** The same, and no web page of another host sent it. For responses that any page may read elsewhere. */
export function isLocalCall(request: IncomingMessage, response: ServerResponse): boolean {
  const { origin } = request.headers;
  const own = origin === undefined || (URL.canParse(origin) && LOCAL.test(new URL(origin).host));
  return isLocal(request, response) && (own || refuse(response, WRONG_ORIGIN));
}

function refuse(response: ServerResponse, reason: string): false {
  response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(reason);
  return false;
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
