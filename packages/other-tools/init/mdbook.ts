import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { frontmatterBlock, type Tool } from '../../core/plugin/foreign-site.ts';
import { fields, firstFile } from './read-files.ts';
import { readSummary } from './read-summary.ts';

/** https://rust-lang.github.io/mdBook */
export const mdbook: Tool = async (root) => {
  const file = firstFile(root, ['book.toml']);
  if (file === undefined) return undefined;
  const config = fields(frontmatterBlock(`+++\n${await readFile(path.join(root, file), 'utf8')}\n+++\n`).fields); // the same TOML as pages may have
  const book = config.at('book');
  const html = config.at('output').at('html');
  const content = book.text('src') ?? 'src';
  const summary = firstFile(root, [path.posix.join(content, 'SUMMARY.md')]);
  return {
    tool: 'mdBook',
    files: [file, ...(summary === undefined ? [] : [summary])],
    content,
    title: book.text('title'),
    description: book.text('description'),
    lang: book.text('language'),
    base: html.text('site-url'),
    icons: ['theme/favicon.svg', 'theme/favicon.png'],
    ...(summary === undefined ? {} : { sidebars: { main: readSummary(await readFile(path.join(root, summary), 'utf8')) } }),
    redirects: html.at('redirect').texts(),
    editLink: html.text('edit-url-template')?.replace('{path}', '{file}'),
    left: ['Preprocessors are not run.', 'Rust examples are shown, not run in the page.'],
  };
};
