import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { movedLocation, movedTo } from '../preview/moved-to.ts';
import { canonicalPath, decodeAddress, withBase, withoutBase } from '../shared/address.ts';
import { type AnswerContext, answer, notFound } from './answer.ts';
import type { EventStream } from './event-stream.ts';

/** Answers browsers: redirects, then what stands at the address, then the page for unknown ones. Nothing is kept. */
export function devHandler(context: AnswerContext, events: EventStream): RequestListener {
  return (request, response) => {
    respond(request, response, context, events).catch((error: unknown) => {
      console.error(error);
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
    });
  };
}

async function respond(request: IncomingMessage, response: ServerResponse, context: AnswerContext, events: EventStream): Promise<void> {
  const { settings, shelf } = context.site;
  const target = request.url ?? '/';
  const url = URL.canParse(target, 'http://host') ? new URL(target, 'http://host') : undefined;
  const pathname = url && decodeAddress(url.pathname);
  if (!url || pathname === undefined) return void response.writeHead(400).end();

  const path = withoutBase(settings.base, pathname);
  if (path === '/@dev/events') return events.join(request, response);
  const canonical = path === undefined ? undefined : canonicalPath(path);
  const misspelt = canonical !== undefined && canonical !== path && shelf.stampOf(canonical) !== undefined;
  const moved = movedTo(pathname, settings) ?? (misspelt ? withBase(settings.base, canonical) : undefined);
  if (moved !== undefined) return void response.writeHead(302, { location: movedLocation(moved, url.search) }).end();
  const found = path === undefined ? undefined : await answer(path, url.searchParams, context);
  const { status, type, body } = found ?? notFound(context);
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(request.method === 'HEAD' ? undefined : body);
}
