// Bundled into one script without Node APIs, with `answerMcp`: it's embedded in host files, and `docs preview` runs it.
import { createMcpHandler } from '@modelcontextprotocol/server';
import { withoutPrivate } from '../search/query/without-private.ts';
import { docsServer } from './docs-server.ts';
import { type FetchedOptions, type KeptTexts, openFetched } from './fetched-site.ts';
import { SiteReader } from './site-reader.ts';

export interface McpSite {
  base: string;
  /** `https://example.com`, or empty if the settings don't say, in which case it's the request's origin. */
  site: string;
  /** See `FetchedOptions`. */
  ask: FetchedOptions['ask'];
}

/** Maximum request size in bytes. */
const LONGEST_REQUEST = 65_536;
/** Any origin may call it, because all responses are public and independent of the caller. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, GET, DELETE, OPTIONS',
  'access-control-allow-headers': '*, authorization',
  'access-control-expose-headers': 'mcp-session-id, mcp-protocol-version',
  'access-control-max-age': '86400',
};

/** Texts read by earlier requests, for as long as the function instance lives. */
const kept: KeptTexts = new Map();

/** Answers one Model Context Protocol request over Streamable HTTP, without a session. */
export async function answerMcp(request: Request, { base, site, ask }: McpSite): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
  const { origin } = new URL(request.url);
  const fetched = openFetched({ base, origin: site || origin, aliases: [origin], ask, kept });
  const reader = new SiteReader(fetched, (query) => console.log(JSON.stringify({ event: 'search-empty', query: withoutPrivate(query) })));
  // Nothing changes while a function runs, so there's nothing to subscribe to.
  const handler = createMcpHandler(() => docsServer(reader), { maxRequestBodySize: LONGEST_REQUEST, maxSubscriptions: 0 });
  const response = await handler.fetch(request);
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries({ ...CORS, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }))
    headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}
