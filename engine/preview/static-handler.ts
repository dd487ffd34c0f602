import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';
import { canonicalPath, isExternal, withBase, withoutBase } from '../shared/address.ts';

export interface StaticOptions {
  /** What is served: its root is the root of the host. */
  folder: string;
  base: string;
  redirects: Readonly<Record<string, string>>;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.json': 'application/json; charset=utf-8', '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8', '.xml': 'application/xml; charset=utf-8', '.yaml': 'text/yaml; charset=utf-8', '.svg': 'image/svg+xml', '.png': 'image/png', '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg',
  '.gif': 'image/gif', '.webp': 'image/webp', '.avif': 'image/avif', '.ico': 'image/x-icon', '.pdf': 'application/pdf', '.bin': 'application/octet-stream',
};
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

async function answer(request: IncomingMessage, response: ServerResponse, options: StaticOptions, compressed: Map<string, Buffer>): Promise<void> {
  const target = request.url ?? '/';
  if (!URL.canParse(target, 'http://host')) return void response.writeHead(400).end();
  const url = new URL(target, 'http://host');
  const pathname = decode(url.pathname);
  if (pathname === undefined || pathname.includes('\0')) return void response.writeHead(400).end();

  const moved = movedTo(pathname, options);
  if (moved !== undefined) {
    const [path = '', hash] = moved.split('#');
    return void response.writeHead(301, { location: `${encodeURI(path)}${url.search}${hash === undefined ? '' : `#${hash}`}` }).end();
  }
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

/** Where an address leads that is an old one, or another spelling. */
function movedTo(pathname: string, { base, redirects }: StaticOptions): string | undefined {
  if (pathname === '/' && base !== '/') return base;
  const path = withoutBase(base, pathname);
  if (path === undefined) return undefined;
  const target = redirects[canonicalPath(path)];
  if (target !== undefined) return isExternal(target) ? target : withBase(base, target);
  if (withBase(base, path) !== pathname) return withBase(base, path);
  return /(^|\/)index\.html$/.test(path) ? withBase(base, canonicalPath(path)) : undefined;
}

async function send(request: IncomingMessage, response: ServerResponse, file: string, status: number, compressed: Map<string, Buffer>): Promise<void> {
  const type = TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
  const hashed = /\.[\w-]{8}\.\w+$/.test(file);
  const content = await readFile(file);
  const info = await stat(file);
  const tag = `"${info.size.toString(36)}-${Math.round(info.mtimeMs).toString(36)}"`;
  const headers: Record<string, string> = { 'content-type': type, etag: tag, 'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache', vary: 'accept-encoding' };
  if (status === 200 && request.headers['if-none-match'] === tag) return void response.writeHead(304, headers).end();

  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  const encoding = !COMPRESSED.test(type) || content.length < 512 ? '' : /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : '';
  let body: Buffer = content;
  if (encoding !== '') {
    const key = `${encoding} ${file} ${tag}`;
    body = compressed.get(key) ?? (encoding === 'br' ? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) : gzipSync(content));
    compressed.set(key, body);
    headers['content-encoding'] = encoding;
  }
  response.writeHead(status, { ...headers, 'content-length': String(body.length) }).end(request.method === 'HEAD' ? undefined : body);
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then((info) => info.isFile(), () => false);
}
