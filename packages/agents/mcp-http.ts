// Bundled into one script, which the files of hosts contain and `docs preview` runs: it has `answerMcp` and nothing of Node.
import { createMcpHandler } from '@modelcontextprotocol/server';
import { withoutPrivate } from '../search/query/without-private.ts';
import { docsServer } from './docs-server.ts';
import { type FetchedOptions, type KeptTexts, openFetched } from './fetched-site.ts';
import { SiteReader } from './site-reader.ts';

export interface McpSite {
  base: string;
  /** `https://example.com`; empty where the settings do not say it: then it is where the request came to. */
  site: string;
  /** See `FetchedOptions`. */
  ask: FetchedOptions['ask'];
}

/** The longest request, in bytes. */
const LONGEST_REQUEST = 65_536;
/** Any page may ask: all that is answered is public, and nothing depends on who asks. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, GET, DELETE, OPTIONS',
  'access-control-allow-headers': '*, authorization',
  'access-control-expose-headers': 'mcp-session-id, mcp-protocol-version',
  'access-control-max-age': '86400',
};

/** Texts of the site that earlier requests have read, while the function lives. */
const kept: KeptTexts = new Map();

/** Answers one request of the Model Context Protocol over Streamable HTTP, without a session. */
export async function answerMcp(request: Request, { base, site, ask }: McpSite): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
  const { origin } = new URL(request.url);
  const fetched = openFetched({ base, origin: site || origin, aliases: [origin], ask, kept });
  const reader = new SiteReader(fetched, (query) => console.log(JSON.stringify({ event: 'search-empty', query: withoutPrivate(query) })));
  // Nothing changes while a function runs, so there is nothing to subscribe to.
  const handler = createMcpHandler(() => docsServer(reader), { maxRequestBodySize: LONGEST_REQUEST, maxSubscriptions: 0 });
  const response = await handler.fetch(request);
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries({ ...CORS, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }))
    headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}
