/** Extension → media type, with charset for text. The lists of Debian, Alpine and hosts differ. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  yaml: 'text/yaml; charset=utf-8',
  yml: 'text/yaml; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  zip: 'application/zip',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
};

/** Extensions of compressible files. */
export const COMPRESSIBLE = ['html', 'js', 'css', 'json', 'md', 'txt', 'xml', 'yaml', 'yml', 'svg'];

/** Their types without the charset, each once. */
export const COMPRESSIBLE_TYPES = [...new Set(COMPRESSIBLE.flatMap((extension) => MEDIA_TYPES[extension]?.split(';')[0] ?? []))];

/** Type of a file by the extension of its name. */
export function contentType(file: string): string {
  return MEDIA_TYPES[/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ''] ?? 'application/octet-stream';
}

/** For files with a content hash in their names, which never change. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** For everything else: cached, but revalidated before each use. */
export const REVALIDATE = 'no-cache';

/** Addresses that only attackers request: an encoded slash, backslash or null byte. */
export const REFUSED_PATTERN = '^[^?]*%(2f|5c|00)';

/** The complete response to a request for a missing file. */
export const NOT_FOUND_TEXT = 'Not found\n';

/**
 * Whether a client with this `Accept` header gets the Markdown copy of a page: it names `text/markdown`, and doesn't prefer HTML.
 * The source text of this function is copied into hosts' functions, so it must not use anything outside itself.
 */
export function prefersMarkdown(accept: string): boolean {
  const quality = (types: string[]): number | undefined => {
    for (const type of types) {
      for (const part of accept.toLowerCase().split(',')) {
        const [name = '', ...parameters] = part.split(';');
        if (name.trim() !== type) continue;
        const given = parameters.map((one) => /^\s*q=([\d.]+)/.exec(one)).find((one) => one !== null);
        return given ? Number(given[1]) : 1;
      }
    }
    return undefined;
  };
  const markdown = quality(['text/markdown']);
  const html = quality(['text/html', 'text/*', '*/*']);
  return markdown !== undefined && markdown > 0 && markdown >= (html === undefined ? 0 : html);
}
