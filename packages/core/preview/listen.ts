import { createServer, type RequestListener } from 'node:http';
import { AuthorError } from '../shared/author-error.ts';
import { errorCode } from '../shared/error-code.ts';

const TRIES = 20;
export const LAST_PORT = 65_535;

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
      const code = errorCode(error);
      const last = Math.min(port + TRIES, LAST_PORT);
      if (code === 'EADDRINUSE' && at < last) continue;
      if (code === 'EADDRINUSE')
        throw new AuthorError(`The ports from ${port} to ${last} are in use.`, 'Choose another one with `--port`.');
      if (code === 'EACCES') throw new AuthorError(`Port ${at} may not be used.`, 'Choose one above 1023 with `--port`.');
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
