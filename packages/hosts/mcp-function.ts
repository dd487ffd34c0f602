import type { HostingPlan } from '../core/plugin/hosting.ts';

/** Path of the MCP endpoint, relative to the root of the host. */
export function mcpAddress({ base }: Pick<HostingPlan, 'base'>): string {
  return `${base}mcp`;
}

/** A script whose `bundled.answerMcp` answers MCP. */
export async function mcpScript(): Promise<string> {
  return (await import('../agents/mcp-script.ts')).MCP_SCRIPT;
}

/** Code for host functions that tells whether a request to that path is for MCP. A browser gets the site's own response. */
export const IS_MCP = `(request) => request.method === 'POST' || request.method === 'OPTIONS' || request.method === 'DELETE' || !(request.headers.get('accept') ?? '').includes('text/html')`;
