import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSIBLE } from '../hosts/responses.ts';
import type { OutputFolder } from '../output/output-folder.ts';

/** Below this a compressed file saves nothing that a reader could notice. */
const SMALLEST = 512;
const AT_ONCE = 4;

/** Writes `x.br` and `x.gz` beside each text `x`, as small as they get: servers send them as they are. */
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
  // What was made of the same file by the last build is as small as it gets.
  if (output.isAsBefore(address) && output.keep(`${address}.br`) && output.keep(`${address}.gz`)) return;
  const content = await output.read(address);
  if (content.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await output.write(`${address}.br`, await promisify(brotliCompress)(content, { params }));
  await output.write(`${address}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}
