import { createServer, type RequestListener } from 'node:http';

const TRIES = 20;

export interface Listening {
  /** Without a slash at its end. */
  address: string;
  close: () => Promise<void>;
}

/** Listens at the port, or at the next one that is free. */
export async function listen(handler: RequestListener, port: number): Promise<Listening> {
  for (let at = port; ; at++) {
    const server = createServer(handler);
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(at, '127.0.0.1', resolve);
      });
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && at < port + TRIES) continue;
      throw error;
    }
    const bound = server.address();
    return {
      address: `http://localhost:${bound !== null && typeof bound === 'object' ? bound.port : at}`,
      close: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    };
  }
}
