import type { Tool } from '../config/found-site.ts';

/** A folder of Markdown that no other tool has settings for. */
export const plain: Tool = async () => ({ tool: 'plain Markdown', version: undefined, files: [], content: '.', left: [] });
