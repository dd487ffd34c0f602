import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { inlineTexts } from '../build/write-site.ts';
import { REFUSED_PATTERN } from '../hosting/cache-rules.ts';
import { securityHeaders } from '../hosting/security-headers.ts';
import { type MovedTo, movedLocation, movedToOf, withoutDoubleSlashes } from '../preview/moved-to.ts';
import { canonicalPath, decodeAddress, withBase, withoutBase } from '../shared/address.ts';
import { type AnswerContext, answer, atRoot, notFound } from './answer.ts';
import type { EventStream } from './event-stream.ts';

/** Handles requests: redirects first, then the address itself, then the not-found page. Nothing may be cached. */
export function devHandler(context: AnswerContext, events: EventStream): RequestListener {
  const movedTo = redirectsNow(context);
  return (request, response) => {
    respond(request, response, { context, events, movedTo: movedTo() }).catch((error: unknown) => {
      console.error(error);
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
    });
  };
}

const LOCAL = /^(?:[\w-]+\.)*localhost(?::\d+)?$|^[\d.]+(?::\d+)?$|^\[[\da-f:.]+\](?::\d+)?$/i;
const WRONG_NAME =
  'This name may belong to another site, whose pages could then read yours. Open the address that “docs dev” printed, or use localhost or an IP address.\n';
const REFUSED = new RegExp(REFUSED_PATTERN, 'i');

interface Responding {
  context: AnswerContext;
  events: EventStream;
  movedTo: MovedTo;
}

async function respond(request: IncomingMessage, response: ServerResponse, { context, events, movedTo }: Responding): Promise<void> {
  const { settings, shelf, app } = context.site;
  // The content security policy of the published site, so that authors notice violations while they write.
  for (const [name, value] of securityHeaders({ ...inlineTexts(app), analytics: settings.analytics })) response.setHeader(name, value);
  // A page of another site whose name leads here may not read what is not published yet (DNS rebinding).
  if (!LOCAL.test(request.headers.host ?? 'localhost'))
    return void response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(WRONG_NAME);
  const target = request.url ?? '/';
  if (REFUSED.test(target)) return void response.writeHead(400).end();
  const url = URL.canParse(target, 'http://host') ? new URL(target, 'http://host') : undefined;
  const pathname = url && decodeAddress(url.pathname);
  if (!url || pathname === undefined) return void response.writeHead(400).end();

  const path = withoutBase(settings.base, pathname);
  if (path === '/@dev/events') return events.join(request, response);
  const canonical = path === undefined ? undefined : canonicalPath(path);
  const misspelt = path !== canonical && (path?.endsWith('/index.html') || shelf.stampOf(canonical ?? '') !== undefined);
  const moved =
    movedTo(pathname) ??
    (misspelt && canonical !== undefined ? encodeURI(withoutDoubleSlashes(withBase(settings.base, canonical))) : undefined);
  if (moved !== undefined) return void response.writeHead(302, { location: movedLocation(moved, url.search) }).end();
  const found = (path === undefined ? undefined : await answer(path, url.searchParams, context)) ?? atRoot(pathname, context);
  const { status, type, body } = found ?? notFound(pathname, context);
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(request.method === 'HEAD' ? undefined : body);
}

/** The redirects of the settings as they are now. */
function redirectsNow({ site }: AnswerContext): () => MovedTo {
  let { settings } = site;
  let movedTo = movedToOf(settings);
  return () => {
    if (settings !== site.settings) {
      settings = site.settings;
      movedTo = movedToOf(settings);
    }
    return movedTo;
  };
}
