import type { ToolCommand } from '../core/plugin/tool-command.ts';

export const mcp: ToolCommand = {
  summary: 'serve a built site to agents over MCP, on standard input and output',
  takes: ['[folder or address]'],
  run: async ({ words: [place = '.'] }) => (await import('./serve-mcp.ts')).serveMcp(place),
};
