import type { Tool } from '../../core/plugin/foreign-site.ts';
import { foldersOfLanguages } from './find-locales.ts';
import { firstFile } from './read-files.ts';

/** A folder of Markdown without another tool's settings. */
export const plain: Tool = async (root) => {
  const nextra = firstFile(root, ['pages/_meta.json', 'pages/_meta.js', 'pages/_meta.ts', 'pages/_meta.tsx']);
  const folder = firstFile(root, ['content']) ?? (nextra === undefined ? '.' : 'pages'); // as a build finds it
  const { content, locales } = foldersOfLanguages(root, folder) ?? foldersOfLanguages(root, 'docs') ?? { content: folder };
  return { tool: 'plain Markdown', files: [], content, locales, left: [] };
};
