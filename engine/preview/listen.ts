import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

const TRIES = 20;

/** Listens at the port, or at the next one that is free. Returns the address without a slash at its end. */
export async function listen(handler: RequestListener, port: number): Promise<string> {
  for (let at = port; ; at++) {
    const server = createServer(handler);
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(at, '127.0.0.1', resolve);
      });
      return `http://localhost:${(server.address() as AddressInfo).port}`;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') || at >= port + TRIES) throw error;
    }
  }
}
