import type { IncomingMessage, ServerResponse } from 'node:http';
import { decodeAddress } from '../shared/address.ts';

/** A page of another site whose name leads to this machine could read what is served (DNS rebinding). */
const LOCAL = /^(?:[\w-]+\.)*localhost(?::\d+)?$|^[\d.]+(?::\d+)?$|^\[[\da-f:.]+\](?::\d+)?$/i;
const WRONG_HOST =
  'This name may belong to another site, whose pages could then read yours. Open the address that the command printed, or use localhost or an IP address.\n';

/** The address that a request asks for, and its path without percent signs. Undefined where it has got its answer: a site is only read, by names of this machine. */
export function readRequest(request: IncomingMessage, response: ServerResponse): { url: URL; pathname: string } | undefined {
  const { method, headers, url: target = '/' } = request;
  const address = `http://host${target}`;
  const url = target.startsWith('/') && URL.canParse(address) ? new URL(address) : undefined;
  const pathname = url && decodeAddress(url.pathname);
  if (!LOCAL.test(headers.host ?? 'localhost')) response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(WRONG_HOST);
  else if (method !== 'GET' && method !== 'HEAD') response.writeHead(405, { allow: 'GET, HEAD' }).end();
  else if (!url || pathname === undefined) response.writeHead(400).end();
  else return { url, pathname };
  return undefined;
}
