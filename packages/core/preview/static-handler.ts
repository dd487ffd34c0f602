import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { type LinkRule, linkHeaderOf, linkRules } from '../hosts/link-rules.ts';
import { contentType, FOREVER, NOT_FOUND_TEXT, prefersMarkdown, REFUSED_PATTERN, REVALIDATE } from '../hosts/responses.ts';
import { asksForFile, encodePath, withBase, withoutBase } from '../shared/address.ts';
import { hashedPattern, markdownFile } from '../shared/page-files.ts';
import { answerOver, asksForMcp, type McpAnswer } from './answer-mcp.ts';
import { compress, type Encoding, encodingFor } from './compress.ts';
import { hostHeaders, movedLocation, type RedirectTarget, redirectTargetOf, withoutDoubleSlashes } from './redirect-target.ts';
import { isLocalCall, readRequest } from './server.ts';

export interface StaticOptions {
  /** The folder to serve as the root of the host. */
  folder: string;
  base: string;
  redirects: Record<string, string>;
  formerBases?: string[];
  /** Address prefixes of the versions. */
  versions?: readonly { path: string }[];
  /** Answers MCP at `mcp` below the base path. */
  mcp?: { answer: McpAnswer; site: string } | undefined;
}

interface Site {
  folder: string;
  base: string;
  movedTo: RedirectTarget;
  links: readonly LinkRule[];
  /** Of the addresses of hashed files. */
  hashed: RegExp;
  /** Recently sent content by file and encoding. */
  compressed: Map<string, { tag: string; body: Buffer }>;
}

/** Addresses whose answer depends on `Accept`. */
const NEGOTIATED = /(\/|\.html)$/;
const REFUSED = new RegExp(REFUSED_PATTERN, 'i');

/** Handles requests like a well-configured static host: one canonical address per page, 404 with the site's own page, compression. */
export function staticHandler({
  folder,
  base,
  redirects,
  formerBases = [],
  versions = [{ path: '/' }],
  mcp,
}: StaticOptions): RequestListener {
  const movedTo = redirectTargetOf({ base, redirects, formerBases });
  const hashed = new RegExp(hashedPattern(base));
  const site: Site = { folder, base, movedTo, links: linkRules(base, versions), hashed, compressed: new Map() };
  return (request, response) => {
    const answered = mcp && asksForMcp(request, base) ? answerMcp(request, response, base, mcp) : respond(request, response, site);
    answered.catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  };
}

async function answerMcp(
  request: IncomingMessage,
  response: ServerResponse,
  base: string,
  { answer, site }: NonNullable<StaticOptions['mcp']>,
): Promise<void> {
  if (isLocalCall(request, response)) await answerOver(request, response, { base, site }, answer);
}

async function respond(request: IncomingMessage, response: ServerResponse, site: Site): Promise<void> {
  const { folder, base, movedTo } = site;
  for (const [name, value] of await hostHeaders(folder)) response.setHeader(name, value);
  const asked = readRequest(request, response);
  if (!asked) return;
  const { url, pathname } = asked;

  const lead = (to: string) => void response.writeHead(301, { location: movedLocation(to, url.search) }).end();
  const refused = REFUSED.test(request.url ?? '') || /\p{Cc}/u.test(pathname);
  const moved = refused ? undefined : movedTo(pathname);
  if (moved !== undefined) return lead(moved);
  const tidy = withoutDoubleSlashes(pathname);
  const file = path.join(folder, tidy.endsWith('/') ? `${tidy}index.html` : tidy);
  const inside = !refused && file.startsWith(folder + path.sep);
  const found = inside ? await fileAt(file) : undefined;
  const accept = request.headers.accept ?? '';
  const page = found && tidy === pathname && NEGOTIATED.test(tidy) ? copyOf(tidy, base) : undefined;
  const copy = page === undefined ? undefined : await fileAt(path.join(folder, page));
  const link = copy && linkHeaderOf(url.pathname, site.links);
  if (link !== undefined) response.setHeader('link', link);
  if (copy && prefersMarkdown(accept)) return send(request, response, copy, 200, site);
  if (found) {
    const right = tidy.replace(/\/index\.html$/, '/');
    return right === pathname ? send(request, response, found, 200, site) : lead(encodePath(right));
  }
  if (inside && (await fileAt(path.join(file, 'index.html')))) return lead(`${encodePath(tidy)}/`);
  const notFound = asksForFile(pathname) ? undefined : await fileAt(path.join(folder, withBase(base, '/404.html')));
  if (notFound) return send(request, response, notFound, 404, site);
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(NOT_FOUND_TEXT);
}

/** Address of the Markdown copy of a page. */
function copyOf(address: string, base: string): string {
  return withBase(base, markdownFile(withoutBase(base, address) ?? address));
}

interface FoundFile {
  file: string;
  info: Stats;
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { file, info }: FoundFile,
  status: number,
  { folder, hashed, compressed }: Site,
): Promise<void> {
  const type = contentType(file);
  const isHashed = hashed.test(file.slice(folder.length).replaceAll(path.sep, '/'));
  const tag = `"${info.size.toString(36)}-${Math.round(info.mtimeMs).toString(36)}"`;
  const headers: Record<string, string> = {
    'content-type': type,
    etag: tag,
    'cache-control': isHashed ? FOREVER : REVALIDATE,
    vary: NEGOTIATED.test((request.url ?? '').replace(/\?.*/s, '')) ? 'accept, accept-encoding' : 'accept-encoding',
  };
  if (status === 200 && request.headers['if-none-match'] === tag) return void response.writeHead(304, headers).end();

  const encoding = encodingFor(request.headers['accept-encoding']?.toString() ?? '', type, info.size);
  if (encoding !== undefined) headers['content-encoding'] = encoding;
  const body = encoding === undefined ? await readFile(file) : await compressedFile(file, encoding, tag, compressed);
  response.writeHead(status, { ...headers, 'content-length': String(body.length) }).end(request.method === 'HEAD' ? undefined : body);
}

async function compressedFile(file: string, encoding: Encoding, tag: string, compressed: Site['compressed']): Promise<Buffer> {
  const key = `${encoding} ${file}`;
  const known = compressed.get(key);
  if (known?.tag === tag) return known.body;
  const body = compress(await readFile(file), encoding);
  compressed.set(key, { tag, body });
  return body;
}

async function fileAt(file: string): Promise<FoundFile | undefined> {
  const info = await stat(file).catch(() => undefined);
  return info?.isFile() ? { file, info } : undefined;
}
