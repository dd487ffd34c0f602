import { cpSync, mkdtempSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { answerOver, asksForMcp } from '../../packages/core/preview/answer-mcp.ts';
import { listen } from '../../packages/core/preview/server.ts';
import { staticHandler } from '../../packages/core/preview/static-handler.ts';
import { pagesAsset } from './evaluators.ts';
import { startWorkerd } from './servers.ts';

/** A site on a host with the function for MCP. */
export interface McpHost {
  /** URL of the MCP endpoint. */
  url: URL;
  close: () => Promise<void>;
}

type Handler = (request: Request) => Response | Promise<Response>;

/** The Cloudflare Pages worker in the host's own runtime, in front of the files of the folder. */
export async function cloudflareHost(published: string): Promise<McpHost> {
  const files = await listen((request, response) => {
    const found = pagesAsset(new URL(request.url ?? '/', 'http://files'), published);
    response.writeHead(found.status, Object.fromEntries(found.headers));
    void found.arrayBuffer().then((body) => response.end(Buffer.from(body)));
  }, 0);
  const server = await startWorkerd(published, files.address.replace('localhost', '127.0.0.1'));
  return {
    url: new URL('/docs/mcp', server.origin),
    close: async () => {
      await server.stop();
      await files.close();
    },
  };
}

/** The Netlify function in Node, which is its runtime, next to the files of the folder. */
export async function netlifyHost(published: string): Promise<McpHost> {
  const { default: handler, config } = await load<{ default: Handler; config: { path: string } }>(
    `${published}.hosting/netlify/functions/docs-mcp.mjs`,
  );
  if (config.path !== '/docs/mcp') throw new Error('The function has a different path.');
  return nodeHost(published, handler, ({ url }) => url === config.path);
}

/** The Vercel function: the host calls the export named like the request method. */
export async function vercelHost(published: string): Promise<McpHost> {
  const module = await load<Record<string, Handler>>(`${published}/api/docs-mcp.mjs`);
  return nodeHost(published, (request) => module[request.method]?.(request) ?? new Response(null, { status: 405 }));
}

async function load<Module>(file: string): Promise<Module> {
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'docs-function-')), 'function.mjs');
  cpSync(file, copy);
  return (await import(/* @vite-ignore */ pathToFileURL(copy).href)) as Module;
}

async function nodeHost(
  folder: string,
  handler: Handler,
  takes = (request: IncomingMessage) => asksForMcp(request, '/docs/'),
): Promise<McpHost> {
  const files = staticHandler({ folder, base: '/docs/', redirects: {}, formerBases: ['/manual/'] });
  const { address, close } = await listen((request, response) => {
    if (!takes(request)) return files(request, response);
    answerOver(request, response, { base: '', site: '' }, async (asked) => handler(asked)).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  }, 0);
  return { url: new URL('/docs/mcp', address), close };
}
