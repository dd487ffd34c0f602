// The only file that touches the MCP SDK, which is an optional package: nobody needs it to build a site.
import type { McpServer, StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { toJsonSchema } from '@valibot/to-json-schema';
import { AuthorError, isAuthorError } from '../core/shared/author-error.ts';
import { errorCode } from '../core/shared/narrow.ts';
import { openBuiltSite } from './built-site.ts';
import { MCP_TOOLS, type McpTool } from './mcp-tools.ts';
import { SiteReader } from './site-reader.ts';

/** Serves a built site to agents over the standard input and output, until the input ends. `place`: a folder or an address. */
export async function serveMcp(place: string): Promise<number> {
  const reader = new SiteReader(await openBuiltSite(place));
  const { McpServer, StdioServerTransport } = await loadSdk();
  const server = new McpServer(
    { name: 'docs', version: '1.0.0' },
    {
      instructions: 'Documentation of a product. Call `search` with the words of the question, then `read` with the address of a result.',
    },
  );
  for (const tool of MCP_TOOLS) register(server, tool, reader);
  const transport = new StdioServerTransport();
  const closed = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
  });
  await server.connect(transport);
  await closed;
  return 0;
}

async function loadSdk() {
  try {
    const [{ McpServer }, { StdioServerTransport }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('@modelcontextprotocol/server/stdio'),
    ]);
    return { McpServer, StdioServerTransport };
  } catch (error) {
    if (errorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new AuthorError('The MCP server needs one more package.', 'Install it: `npm install @modelcontextprotocol/server`.');
  }
}

function register(server: McpServer, { name, title, description, input, run }: McpTool, reader: SiteReader): void {
  // What the schema trims is no part of JSON.
  const json = () => ({ ...toJsonSchema(input, { typeMode: 'input', errorMode: 'ignore' }) });
  const schema: StandardSchemaWithJSON<unknown, object> = {
    '~standard': { ...input['~standard'], jsonSchema: { input: json, output: json } },
  };
  const config = { title, description, inputSchema: schema, annotations: { readOnlyHint: true, openWorldHint: false } };
  server.registerTool(name, config, async (given) => {
    try {
      return { content: [{ type: 'text', text: await run(given, reader) }] };
    } catch (error) {
      const message = isAuthorError(error) ? `${error.message} ${error.help}` : `This failed: ${String(error)}`;
      return { isError: true, content: [{ type: 'text', text: message }] };
    }
  });
}
