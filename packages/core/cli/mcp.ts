import { serveMcp } from '../../agents/serve-mcp.ts';
import type { Command } from './command.ts';

export const mcp: Command = {
  summary: 'serve a built site to agents over MCP, on standard input and output',
  takes: ['[folder or address]'],
  options: [],
  run: ({ words: [place = '.'] }) => serveMcp(place),
};
