import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export interface SiteWeight {
  /** Page path → bytes of a first visit: the document with its scripts and style sheets. */
  visits: Map<string, number>;
  /** Bytes of script, the same for every page. */
  script: number;
  /** Name of a script without its hash → bytes. */
  chunks: Map<string, number>;
}

/** Weighs a built site after Brotli compression. `docs` is the folder of its first page. */
export function weighSite(docs: string, base: string): SiteWeight {
  const files = new Map<string, number>();
  const weighOnce = (file: string) => {
    const bytes = files.get(file) ?? weigh(readFileSync(path.join(docs, file)));
    files.set(file, bytes);
    return bytes;
  };
  const visits = new Map<string, number>();
  let script = 0;
  for (const page of pagesIn(docs)) {
    const html = readFileSync(path.join(docs, page), 'utf8');
    const asked = [...html.matchAll(/<(?:script[^>]* src|link rel="(?:modulepreload|stylesheet)" href)="([^"]+)"/g)];
    const fetched = asked.reduce((sum, [, address = '']) => sum + weighOnce(address.slice(base.length)), 0);
    script = Math.max(script, fetched);
    visits.set(`/${page.replace(/index\.html$/, '')}`, weigh(html) + fetched);
  }
  const chunks = new Map<string, number>();
  for (const name of readdirSync(path.join(docs, 'assets')).filter((file) => /\.(js|css)$/.test(file)))
    chunks.set(chunkName(name), weighOnce(`assets/${name}`));
  return { visits, script, chunks };
}

/** `app.AbC123_-.js` → `app.js`. */
export function chunkName(file: string): string {
  return path.posix.basename(file).replace(/\.[\w-]{8}(\.\w+)$/, '$1');
}

function weigh(content: string | Uint8Array): number {
  return brotliCompressSync(content).length;
}

function pagesIn(docs: string): string[] {
  return readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(^|\/)(index|404)\.html$/.test(file) && statSync(path.join(docs, file)).size > 8000, // redirects are shorter
  );
}
