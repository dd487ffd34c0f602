import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export interface SiteWeight {
  /** Address of the page that was weighed: the one in the middle when all are sorted by size. */
  page: string;
  visit: number;
  script: number;
  /** Name of a script without its hash → bytes. */
  chunks: Map<string, number>;
}

/** Weighs a built site as a browser with brotli receives it. `docs` is the folder of its first page. */
export function weighSite(docs: string, base: string): SiteWeight {
  const page = middlePage(docs);
  const html = readFileSync(path.join(docs, page), 'utf8');
  const scripts = [...html.matchAll(/<(?:script[^>]* src|link rel="modulepreload" href)="([^"]+)"/g)].map(([, address = '']) =>
    address.slice(base.length),
  );
  const script = scripts.reduce((sum, file) => sum + weigh(path.join(docs, file)), 0);
  const chunks = new Map<string, number>();
  for (const name of readdirSync(path.join(docs, 'assets')).filter((file) => /\.(js|css)$/.test(file)))
    chunks.set(chunkName(name), weigh(path.join(docs, 'assets', name)));
  return { page, visit: weigh(path.join(docs, page)) + script, script, chunks };
}

/** `app.AbC123_-.js` → `app.js`. */
export function chunkName(file: string): string {
  return path.posix.basename(file).replace(/\.[\w-]{8}(\.\w+)$/, '$1');
}

function weigh(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}

function middlePage(docs: string): string {
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)index\.html$/.test(file) && !file.startsWith('search'))
    .map((file) => ({ file, size: statSync(path.join(docs, file)).size }))
    .filter(({ size }) => size > 8000) // redirects are shorter
    .sort((a, b) => a.size - b.size || (a.file < b.file ? -1 : 1));
  return pages[pages.length >> 1]?.file ?? 'index.html';
}
