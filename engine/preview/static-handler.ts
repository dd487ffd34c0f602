import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { FILE_PATTERN, FOREVER, hashedPattern, REFUSED_PATTERN, REVALIDATE } from '../hosting/cache-rules.ts';
import { NOT_FOUND_TEXT } from '../hosting/write-hosting.ts';
import { decodeAddress, withBase } from '../shared/address.ts';
import { contentType } from './content-type.ts';
import { hostHeaders } from './host-headers.ts';
import { type MovedTo, movedLocation, movedToOf, withoutDoubleSlashes } from './moved-to.ts';

export interface StaticOptions {
  /** What is served: its root is the root of the host. */
  folder: string;
  base: string;
  redirects: Record<string, string>;
  formerBases?: string[];
}

interface Site {
  folder: string;
  base: string;
  movedTo: MovedTo;
  compressed: Map<string, Buffer>;
}

const COMPRESSED = /^(text|application\/(json|xml)|image\/svg)/;

/** Handles requests like a well-configured static host: one canonical address per page, 404 with the site's own page, compression. */
export function staticHandler({ folder, base, redirects, formerBases = [] }: StaticOptions): RequestListener {
  const site = { folder, base, movedTo: movedToOf({ base, redirects, formerBases }), compressed: new Map<string, Buffer>() };
  return (request, response) => {
    answer(request, response, site).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, site: Site): Promise<void> {
  const { folder, base, movedTo } = site;
  for (const [name, value] of await hostHeaders(folder)) response.setHeader(name, value);
  const target = request.url ?? '/';
  const address = `http://host${target}`;
  const url = target.startsWith('/') && URL.canParse(address) ? new URL(address) : undefined;
  const pathname = url && decodeAddress(url.pathname);
  if (!url || pathname === undefined) return void response.writeHead(400).end();

  const lead = (to: string) => void response.writeHead(301, { location: movedLocation(to, url.search) }).end();
  const refused = new RegExp(REFUSED_PATTERN, 'i').test(target) || /\p{Cc}/u.test(pathname);
  const moved = refused ? undefined : movedTo(pathname);
  if (moved !== undefined) return lead(moved);
  const tidy = withoutDoubleSlashes(pathname);
  const file = path.join(folder, tidy.endsWith('/') ? `${tidy}index.html` : tidy);
  const inside = !refused && file.startsWith(folder + path.sep);
  if (inside && (await isFile(file))) {
    const right = tidy.replace(/\/index\.html$/, '/');
    return right === pathname ? send(request, response, file, 200, site) : lead(encodeURI(right));
  }
  if (inside && (await isFile(path.join(file, 'index.html')))) return lead(`${encodeURI(tidy)}/`);
  const wantsPage = !new RegExp(FILE_PATTERN).test(pathname);
  const notFound = path.join(folder, withBase(base, '/404.html'));
  if (wantsPage && (await isFile(notFound))) return send(request, response, notFound, 404, site);
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(NOT_FOUND_TEXT);
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: number,
  { folder, base, compressed }: Site,
): Promise<void> {
  const type = contentType(file);
  const isHashed = new RegExp(hashedPattern(base)).test(file.slice(folder.length).replaceAll(path.sep, '/'));
  const content = await readFile(file);
  const info = await stat(file);
  const tag = `"${info.size.toString(36)}-${Math.round(info.mtimeMs).toString(36)}"`;
  const headers: Record<string, string> = {
    'content-type': type,
    etag: tag,
    'cache-control': isHashed ? FOREVER : REVALIDATE,
    vary: 'accept-encoding',
  };
  if (status === 200 && request.headers['if-none-match'] === tag) return void response.writeHead(304, headers).end();

  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  const encoding =
    !COMPRESSED.test(type) || content.length < 512 ? '' : /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : '';
  let body: Buffer = content;
  if (encoding !== '') {
    const key = `${encoding} ${file} ${tag}`;
    body =
      compressed.get(key) ??
      (encoding === 'br' ? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) : gzipSync(content));
    compressed.set(key, body);
    headers['content-encoding'] = encoding;
  }
  response.writeHead(status, { ...headers, 'content-length': String(body.length) }).end(request.method === 'HEAD' ? undefined : body);
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (info) => info.isFile(),
    () => false,
  );
}
