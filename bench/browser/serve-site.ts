import { readdir, readFile, stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { contentType } from '../../packages/core/hosts/responses.ts';
import { hostHeaders } from '../../packages/core/preview/redirect-target.ts';
import { listen } from '../../packages/core/preview/server.ts';

export interface ServeOptions {
  /** Folder served at the base path. */
  folder: string;
  base: string;
  /** Build output with the header configuration. Its headers are sent too, because they count as bytes. */
  published: string;
}

export interface Served {
  /** Address of the first page. */
  address: string;
  /** Bytes of all bodies so far, or until the given time (milliseconds since 1970). */
  sent: (until?: number) => number;
  /** Throttles responses to the slow profile. The browser's own throttling leaves out requests from workers. */
  pace: (slow: boolean) => void;
  close: () => Promise<void>;
}

const LATENCY_MS = 150;
const BITS_PER_MS = 1600;
const HEADER_BYTES = 300;
/** Larger files are compressed at a lower level, because the best one takes too long. */
const LARGE = 8_000_000;
/** Files that a visit never requests. */
const NEVER_REQUESTED = /\.(md|map|txt|xml)$/;
const CONCURRENCY = 4;
const COMPRESSED = /^(text|application\/(json|xml|wasm)|image\/svg)/;
const HASHED = /\/(_astro|assets|static\/(js|css|font|image))\/|[.-][\w-]{8,}\.(js|css|woff2)$/;

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Serves the output of a generator like a good host: Brotli, pages at `x/` and `x`, long-lived caching of hashed files.
 * Everything is compressed in advance, so compression doesn't count as response time.
 */
export async function serveSite({ folder, base, published }: ServeOptions): Promise<Served> {
  const headers = Object.fromEntries(await hostHeaders(published));
  const made = await makeAnswers(folder);
  const bodies: { at: number; bytes: number }[] = [];
  let slow = false;
  let free = 0;
  const send = (response: ServerResponse, { status, headers: own, body }: Answer) => {
    bodies.push({ at: Date.now(), bytes: body.length });
    const end = () => response.writeHead(status, { ...headers, ...own }).end(body);
    if (!slow) return void end();
    const begin = Math.max(Date.now() + LATENCY_MS, free);
    free = begin + ((body.length + HEADER_BYTES) * 8) / BITS_PER_MS;
    setTimeout(end, free - Date.now());
  };
  const { address, close } = await listen(async (request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const file = await fileAt(folder, base, pathname);
    if (file === undefined) return void response.writeHead(pathname.endsWith('.ico') ? 204 : 404).end();
    send(response, made.get(file) ?? (await makeAnswer(file)));
  }, 4700);
  return {
    address: address + base,
    sent: (until = Number.POSITIVE_INFINITY) => bodies.reduce((sum, { at, bytes }) => (at <= until ? sum + bytes : sum), 0),
    pace: (on) => {
      slow = on;
      free = 0;
    },
    close,
  };
}

async function makeAnswers(folder: string): Promise<Map<string, Answer>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile() && !NEVER_REQUESTED.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const made = new Map<string, Answer>();
  const work = files.values();
  const compressNext = async () => {
    for (const file of work) made.set(file, await makeAnswer(file));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, compressNext));
  return made;
}

async function fileAt(folder: string, base: string, pathname: string): Promise<string | undefined> {
  if (!pathname.startsWith(base)) return undefined;
  const inside = path.join(folder, pathname.slice(base.length));
  if (!inside.startsWith(folder)) return undefined;
  for (const file of pathname.endsWith('/') ? [path.join(inside, 'index.html')] : [inside, `${inside}.html`])
    if (
      await stat(file).then(
        (info) => info.isFile(),
        () => false,
      )
    )
      return file;
  return undefined;
}

async function makeAnswer(file: string): Promise<Answer> {
  const content = await readFile(file);
  const type = contentType(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE ? 9 : 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const small = COMPRESSED.test(type) && content.length > 200 ? await promisify(brotliCompress)(content, { params }) : content;
  const body = small.length < content.length ? small : content;
  return {
    status: 200,
    headers: {
      'content-type': type,
      'content-length': String(body.length),
      'cache-control': HASHED.test(file) && !file.endsWith('.html') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(body === content ? {} : { 'content-encoding': 'br' }),
    },
    body,
  };
}
