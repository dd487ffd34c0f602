import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { decodeAddress, withBase } from '../shared/address.ts';
import { contentType } from './content-type.ts';
import { hostHeaders } from './host-headers.ts';
import { movedLocation, movedTo } from './moved-to.ts';

export interface StaticOptions {
  /** What is served: its root is the root of the host. */
  folder: string;
  base: string;
  redirects: Readonly<Record<string, string>>;
}

const COMPRESSED = /^(text|application\/(json|xml)|image\/svg)/;

/** Answers like a well-kept static host: one spelling an address, 404 with the site's own page, compressed. */
export function staticHandler(options: StaticOptions): RequestListener {
  const compressed = new Map<string, Buffer>();
  return (request, response) => {
    answer(request, response, options, compressed).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: StaticOptions,
  compressed: Map<string, Buffer>,
): Promise<void> {
  for (const [name, value] of await hostHeaders(options.folder)) response.setHeader(name, value);
  const target = request.url ?? '/';
  if (!URL.canParse(target, 'http://host')) return void response.writeHead(400).end();
  const url = new URL(target, 'http://host');
  const pathname = decodeAddress(url.pathname);
  if (pathname === undefined || pathname.includes('\0')) return void response.writeHead(400).end();

  const moved = movedTo(pathname, options);
  if (moved !== undefined) return void response.writeHead(301, { location: movedLocation(moved, url.search) }).end();
  const file = path.join(options.folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const inside = file.startsWith(options.folder + path.sep);
  if (inside && (await isFile(file))) return send(request, response, file, 200, compressed);
  if (inside && (await isFile(path.join(file, 'index.html')))) {
    return void response.writeHead(301, { location: `${encodeURI(pathname)}/${url.search}` }).end();
  }
  const wantsPage = !/\.(?!html$)\w+$/.test(pathname);
  const notFound = path.join(options.folder, withBase(options.base, '/404.html'));
  if (wantsPage && (await isFile(notFound))) return send(request, response, notFound, 404, compressed);
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: number,
  compressed: Map<string, Buffer>,
): Promise<void> {
  const type = contentType(file);
  const hashed = /\.[\w-]{8}\.\w+$/.test(file);
  const content = await readFile(file);
  const info = await stat(file);
  const tag = `"${info.size.toString(36)}-${Math.round(info.mtimeMs).toString(36)}"`;
  const headers: Record<string, string> = {
    'content-type': type,
    etag: tag,
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
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
