import type { RequestListener } from 'node:http';
import path from 'node:path';
import * as v from 'valibot';
import { LAST_PORT, type Listening, listen } from '../preview/server.ts';
import { keepChecksummed, readChecksummed } from '../util/checksummed-file.ts';
import { cacheName } from '../util/digest.ts';
import type { Engine } from '../util/engine.ts';

const portSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LAST_PORT));

/**
 * Listens on a port. For port 0, the system chooses one; the site gets the same port next time if it is free, so that open tabs find
 * the server after a restart.
 */
export async function listenAgain(
  handler: RequestListener,
  port: number,
  { root, engine: { cacheFolder, hash } }: { root: string; engine: Pick<Engine, 'cacheFolder' | 'hash'> },
): Promise<Listening> {
  if (port !== 0) return listen(handler, port);
  const file = path.join(cacheFolder, `port-${cacheName(root, cacheFolder)}.json`);
  const last = v.safeParse(portSchema, readChecksummed(file, hash));
  const again = last.success ? await listen(handler, last.output, 0).catch(() => undefined) : undefined;
  const listening = again ?? (await listen(handler, 0));
  if (!again) await keepChecksummed(file, hash, listening.port);
  return listening;
}
