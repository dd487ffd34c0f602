import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Smaller files may get larger. */
const LEAST = 512;
const COMPRESSIBLE = /^(text|application\/(json|xml)|image\/svg)/;
/** Nearly maximum compression in a tenth of the time. */
const QUALITY = 9;

/** The best first. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** Whether the header names the encoding, or all of them, with a quality above zero. */
function accepts(accepted: string, encoding: Encoding): boolean {
  const qualities = new Map(
    accepted.split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part.toLowerCase().split(';');
      const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== undefined);
      return [name.trim(), Number(quality ?? 1)];
    }),
  );
  return (qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0;
}

/** The encoding in which a host would send such a file; `undefined` for none. `accepted`: the request's `Accept-Encoding`. */
export function encodingFor(accepted: string, type: string, size: number): Encoding | undefined {
  if (size < LEAST || !COMPRESSIBLE.test(type)) return undefined;
  return ENCODINGS.find((encoding) => accepts(accepted, encoding));
}

/**
 * Compresses quickly, because a client is waiting. The window is no larger than the content: preparing brotli's default window of
 * 4 MB takes 20 times as long as compressing 3 kB.
 */
export function compress(content: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(content);
  const fitting = Math.ceil(Math.log2(content.length + 16)); // a window of n bits holds 2ⁿ - 16 bytes
  const bits = Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, fitting));
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: bits },
  });
}
