import { AuthorError, errorCode } from '../core/plugin/helpers.ts';
import { openBuiltSite } from './built-site.ts';
import { SiteReader } from './site-reader.ts';

/** Serves a built site to agents over stdin and stdout until the input ends. `place`: a folder or an address. */
export async function serveMcp(place: string): Promise<number> {
  const reader = new SiteReader(await openBuiltSite(place));
  const { docsServer, StdioServerTransport } = await loadSdk();
  const server = docsServer(reader);
  const closed = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
  });
  await server.connect(new StdioServerTransport());
  await closed;
  return 0;
}

/** The SDK is an optional package, because building a site doesn't need it. */
async function loadSdk() {
  try {
    const [{ docsServer }, { StdioServerTransport }] = await Promise.all([
      import('./docs-server.ts'),
      import('@modelcontextprotocol/server/stdio'),
    ]);
    return { docsServer, StdioServerTransport };
  } catch (error) {
    if (errorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new AuthorError('The MCP server needs one more package.', 'Install it: `npm install @modelcontextprotocol/server`.');
  }
}
