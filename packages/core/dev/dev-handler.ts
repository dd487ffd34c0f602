import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { inlineTexts } from '../build/write-site.ts';
import type { Settings } from '../config/settings.ts';
import { securityHeaders } from '../hosting/security-headers.ts';
import { linkHeaderOf, linkRules } from '../hosts/link-rules.ts';
import { prefersMarkdown, REFUSED_PATTERN } from '../hosts/responses.ts';
import { movedLocation, type RedirectTarget, redirectTargetOf, withoutDoubleSlashes } from '../preview/redirect-target.ts';
import { readRequest } from '../preview/server.ts';
import { canonicalPath, encodePath, withBase, withoutBase } from '../shared/address.ts';
import { markdownFile } from '../shared/page-files.ts';
import { onceEach } from '../util/once-each.ts';
import type { DevSite } from './dev-site.ts';
import type { EventStream } from './event-stream.ts';
import { atRoot, notFound, type ResponseContext, respond } from './respond.ts';

export type DevContext = Omit<ResponseContext, 'site'> & { site: DevSite };

/** Handles requests: tries redirects first, then the address itself, then the not-found page. Forbids caching. */
export function devHandler(context: DevContext, events: EventStream): RequestListener {
  return (request, response) => {
    handle(request, response, context, events).catch((error: unknown) => {
      console.error(error);
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
    });
  };
}

const REFUSED = new RegExp(REFUSED_PATTERN, 'i');

async function handle(request: IncomingMessage, response: ServerResponse, server: DevContext, events: EventStream): Promise<void> {
  const { settings: whole, app } = server.site;
  // Sends the content security policy of the published site, so that authors notice early what it blocks.
  for (const [name, value] of securityHeaders({ ...inlineTexts(app, whole), analytics: whole.analytics, allow: whole.allow }))
    response.setHeader(name, value);
  const asked = readRequest(request, response);
  if (!asked) return;
  if (REFUSED.test(request.url ?? '')) return void response.writeHead(400).end();
  const { url, pathname } = asked;
  const context: ResponseContext = { ...server, site: server.site.inLanguage(pathname) };
  const { settings, pages } = context.site;
  const path = withoutBase(settings.base, pathname);
  if (path === '/@dev/events') return events.join(request, response);
  const canonical = path === undefined ? undefined : canonicalPath(path);
  const misspelt = path !== canonical && (path?.endsWith('/index.html') || pages.stampOf(canonical ?? '') !== undefined);
  const moved =
    redirectsNow(pages.model.settings)(pathname) ??
    (misspelt && canonical !== undefined ? encodePath(withoutDoubleSlashes(withBase(settings.base, canonical))) : undefined);
  if (moved !== undefined) return void response.writeHead(302, { location: movedLocation(moved, url.search) }).end();
  const isPage = path !== undefined && pages.stampOf(path) !== undefined;
  if (isPage) {
    response.setHeader('vary', 'accept');
    const link = linkHeaderOf(url.pathname, linkRules(settings.base, settings.versions));
    if (link !== undefined) response.setHeader('link', link);
  }
  const address = isPage && prefersMarkdown(request.headers.accept ?? '') ? markdownFile(path) : path;
  const found =
    (address === undefined ? undefined : await respond(address, url.searchParams, context)) ?? (await atRoot(pathname, context));
  const { status, type, body } = found ?? (await notFound(pathname, context));
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(request.method === 'HEAD' ? undefined : body);
}

/** The redirects in the current settings. */
const redirectsNow = onceEach<Settings, RedirectTarget>(redirectTargetOf);
