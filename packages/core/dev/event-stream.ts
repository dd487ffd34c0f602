import type { IncomingMessage, ServerResponse } from 'node:http';

/** Messages to browsers: on `changed`, they check the page they show; on `reload`, they reload it. */
export type DevEvent = 'changed' | 'reload';

/** All connected browsers (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export class EventStream {
  readonly #open = new Set<ServerResponse>();

  join(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    // Browsers reconnect after this short wait when the server has restarted.
    response.write('retry: 300\n\n');
    this.#open.add(response);
    request.on('close', () => this.#open.delete(response));
  }

  send(event: DevEvent): void {
    for (const response of this.#open) response.write(`event: ${event}\ndata:\n\n`);
  }
}
