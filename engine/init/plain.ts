import type { Tool } from '../config/found-site.ts';
import { firstFile } from './read-files.ts';

/** A folder of Markdown that no other tool has settings for. */
export const plain: Tool = async (root) => {
  const content = firstFile(root, ['content']) ?? '.'; // as a build finds it
  return { tool: 'plain Markdown', files: [], content, left: [] };
};
