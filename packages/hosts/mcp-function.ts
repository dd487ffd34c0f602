import type { HostingPlan } from '../core/plugin/hosting.ts';

/** Where MCP is answered, from the root of the host. */
export function mcpAddress({ base }: Pick<HostingPlan, 'base'>): string {
  return `${base}mcp`;
}

/** A script whose `bundled.answerMcp` answers MCP. */
export async function mcpScript(): Promise<string> {
  return (await import('../agents/mcp-script.ts')).MCP_SCRIPT;
}

/** Whether a request at that address is for MCP, in the words of functions of hosts: a browser that opens it gets what the site has there. */
export const IS_MCP = `(request) => request.method === 'POST' || request.method === 'OPTIONS' || request.method === 'DELETE' || !(request.headers.get('accept') ?? '').includes('text/html')`;
