import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { type FoundEntry, keepWriting, type Tool } from '../../core/plugin/foreign-site.ts';
import { fields, filesIn, firstFile } from './read-files.ts';

/** https://www.mkdocs.org, and its theme Material */
export const mkdocs: Tool = async (root) => {
  const file = firstFile(root, ['mkdocs.yml', 'mkdocs.yaml']);
  if (file === undefined) return undefined;
  // Python tags (`!!python/name:…`) are unknown here, so their values are read as texts.
  const document = parseDocument(await readFile(path.join(root, file), 'utf8'), { logLevel: 'silent' });
  keepWriting(document);
  const config = fields(document.toJS());
  const theme = config.text('theme') ?? config.at('theme').text('name');
  const content = config.text('docs_dir') ?? 'docs';
  const site = config.text('site_url');
  const repository = config.text('repo_url');
  const edit = config.text('edit_uri');
  const plugins = config.list('plugins').map(fields);
  const moved = plugins.map((plugin) => plugin.at('redirects').at('redirect_maps')).find((map) => map.entries().length > 0);
  return {
    tool: theme === 'material' ? 'MkDocs Material' : 'MkDocs',
    files: [file],
    content,
    title: config.text('site_name'),
    description: config.text('site_description'),
    lang: config.at('theme').text('language'),
    site,
    base: site !== undefined && URL.canParse(site) ? new URL(site).pathname : undefined,
    logos: filesIn(content, config.at('theme').text('logo')),
    icons: filesIn(content, config.at('theme').text('favicon')),
    sidebars: { main: config.list('nav').flatMap(item) },
    redirects: moved?.texts() ?? {},
    editLink: repository && `${repository.replace(/\/$/, '')}/${edit ?? 'edit/main/docs/'}{file}`.replace('docs/{file}', '{file}'),
    left: [
      'Plugins, macros and Python extensions are not run.',
      ...(theme === 'material' ? ['Icons such as `:octicons-…:` are left out.'] : []),
    ],
  };
};

/** `page.md`, `{ Label: page.md }` or `{ Label: [ … ] }` */
function item(value: unknown): FoundEntry[] {
  if (typeof value === 'string') return [{ to: value }];
  return fields(value)
    .entries()
    .map(([label, inner]) => (Array.isArray(inner) ? { label, items: inner.flatMap(item) } : { label, to: String(inner) }));
}
