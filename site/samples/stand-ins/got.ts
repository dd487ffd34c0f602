import { PassThrough, Readable } from 'node:stream';

/** The part of got that samples use, based on `fetch`. */
export function got(url: string) {
  return { json: async (): Promise<unknown> => (await fetch(url)).json() };
}

/** A stream of the body that first emits the response. */
got.stream = (url: string): Readable => {
  const body = new PassThrough();
  fetch(url).then(
    (response) => {
      if (!response.ok) return body.destroy(new Error(`Response code ${response.status}`));
      body.emit('response', { statusCode: response.status, headers: Object.fromEntries(response.headers) });
      Readable.from(response.body ?? []).pipe(body);
    },
    (error: unknown) => body.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return body;
};
