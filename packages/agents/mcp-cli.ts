import type { Command } from '../core/cli/command.ts';

export const mcp: Command = {
  summary: 'serve a built site to agents over MCP, on standard input and output',
  takes: ['[folder or address]'],
  options: [],
  run: async ({ words: [place = '.'] }) => (await import('./serve-mcp.ts')).serveMcp(place),
};
