import { Agent, request } from 'node:http';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Length of the body as sent, compressed or not. */
  bytes: number;
  /** Path, query and fragment; a full URL for another host. */
  location: string | undefined;
}

/** Sends a path exactly as written, without a browser's normalization. */
export type Ask = (path: string, headers?: Record<string, string>) => Promise<Answer>;

/** Sends requests to the server at an origin. */
export function askAt(origin: string): Ask {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  return (path, headers = {}) =>
    new Promise((resolve, reject) => {
      request({ hostname, port, path, headers, agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const plain = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')]));
          const body = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: plain,
            body: body.toString('utf8'),
            bytes: body.length,
            location: locationOf(plain.location, origin),
          });
        });
      })
        .on('error', reject)
        .end();
    });
}

function locationOf(given: string | undefined, origin: string): string | undefined {
  if (given === undefined) return undefined;
  const url = new URL(given, origin);
  return url.origin === new URL(origin).origin ? url.href.slice(url.origin.length) : url.href;
}
