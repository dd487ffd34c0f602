import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Tool } from '../../core/plugin/foreign-site.ts';
import { firstFile } from './read-files.ts';
import { readSummary } from './read-summary.ts';

/** https://docsify.js.org, which reads its sidebar from a page */
export const docsify: Tool = async (root) => {
  const file = firstFile(root, ['_sidebar.md', 'docs/_sidebar.md']);
  if (file === undefined) return undefined;
  return {
    tool: 'Docsify',
    files: [file],
    content: path.posix.dirname(file),
    sidebars: { main: readSummary(await readFile(path.join(root, file), 'utf8')) },
    left: ['The settings in `index.html` are not read.'],
  };
};
