import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { Tool } from '../../core/plugin/foreign-site.ts';
import { fields, firstFile } from './read-files.ts';
import { readSummary } from './read-summary.ts';

/** https://gitbook.com, whose settings say little besides the table of contents */
export const gitbook: Tool = async (root) => {
  const file = firstFile(root, ['.gitbook.yaml', '.gitbook.yml']);
  const config = fields(file === undefined ? {} : parseDocument(await readFile(path.join(root, file), 'utf8')).toJS());
  const content = path.posix.join('.', config.text('root') ?? '.');
  const summary = firstFile(root, [path.posix.join(content, config.at('structure').text('summary') ?? 'SUMMARY.md')]);
  if (summary === undefined) return undefined;
  return {
    tool: file === undefined ? 'a book with SUMMARY.md' : 'GitBook',
    files: [...(file === undefined ? [] : [file]), summary],
    content,
    sidebars: { main: readSummary(await readFile(path.join(root, summary), 'utf8')) },
    redirects: config.at('redirects').texts(),
    left: ['Blocks written as `{% … %}` that the engine does not know are left out: the text in them stays.'],
  };
};
