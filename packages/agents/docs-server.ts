import { McpServer, ResourceNotFoundError, ResourceTemplate, type StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { toJsonSchema } from '@valibot/to-json-schema';
import { isAuthorError } from '../core/plugin/helpers.ts';
import { MCP_TOOLS, type McpTool, readPage } from './mcp-tools.ts';
import { NO_HOST, type SiteReader } from './site-reader.ts';

/** MCP server for a site over any transport: the tools, and each page as a resource. */
export function docsServer(reader: SiteReader): McpServer {
  const server = new McpServer(
    { name: 'docs', version: '1.0.0' },
    {
      instructions: 'Product documentation. Call `search` with the words of the question, then `read` with the address of a result.',
    },
  );
  for (const tool of MCP_TOOLS) register(server, tool, reader);
  const { origin, base } = reader.site;
  const mimeType = 'text/markdown';
  const list = async () => ({
    resources: (await reader.pages()).map(({ path, title, frontmatter: { short_description: description } }) => ({
      uri: reader.copyAddress(path),
      name: title,
      mimeType,
      ...(description !== undefined && { description }),
    })),
  });
  server.registerResource(
    'page',
    new ResourceTemplate(`${origin || NO_HOST}${base}{+path}`, { list }),
    { title: 'Page', description: 'A page of the documentation as Markdown.', mimeType },
    async ({ href }) => {
      try {
        return { contents: [{ uri: href, mimeType, text: await readPage({ address: href.replace(NO_HOST, ''), part: 1 }, reader) }] };
      } catch (error) {
        throw isAuthorError(error) ? new ResourceNotFoundError(href, `${error.message} ${error.help}`) : error;
      }
    },
  );
  return server;
}

function register(server: McpServer, { name, title, description, input, run }: McpTool, reader: SiteReader): void {
  // JSON Schema can't express the schema's trimming.
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
