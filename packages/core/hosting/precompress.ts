import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSIBLE } from '../hosts/responses.ts';
import type { OutputFolder } from '../output/output-folder.ts';

/** Below this size, compression saves nothing noticeable. */
const SMALLEST = 512;
const AT_ONCE = 4;

/** Writes `x.br` and `x.gz` with maximum compression beside each text `x`, for servers that send them as they are. */
export async function precompress(output: OutputFolder): Promise<void> {
  const addresses = [...output.written].filter((address) => COMPRESSIBLE.includes(path.extname(address).slice(1)));
  const work = addresses.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const address of work) await compress(output, address);
    }),
  );
}

async function compress(output: OutputFolder, address: string): Promise<void> {
  // The last build already compressed the same file.
  if (output.isAsBefore(address) && output.keep(`${address}.br`) && output.keep(`${address}.gz`)) return;
  const content = await output.read(address);
  if (content.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await output.write(`${address}.br`, await promisify(brotliCompress)(content, { params }));
  await output.write(`${address}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}
