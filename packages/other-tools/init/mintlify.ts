import type { FoundEntry, Tool } from '../../core/plugin/foreign-site.ts';
import { type Fields, fields, filesIn, firstFile, readModule } from './read-files.ts';

/** https://mintlify.com */
export const mintlify: Tool = async (root) => {
  const file = firstFile(root, ['docs.json', 'mint.json']);
  if (file === undefined) return undefined;
  const config = await readModule(root, file);
  const navigation = config.value('navigation');
  if (navigation === undefined) return undefined;
  const logo = config.text('logo') ?? config.at('logo').text('light');
  const icon = config.text('favicon');
  return {
    tool: 'Mintlify',
    files: [file],
    content: '.',
    title: config.text('name'),
    description: config.text('description'),
    logos: filesIn('.', logo),
    icons: filesIn('.', icon),
    links: [...config.at('navbar').list('links'), ...config.list('topbarLinks')].map(fields).map(link),
    sidebars: Array.isArray(navigation) ? { main: navigation.flatMap(item) } : tabs(fields(navigation)),
    redirects: Object.fromEntries(
      config
        .list('redirects')
        .map(fields)
        .map((rule) => [rule.text('source') ?? '', (rule.text('destination') ?? '').replaceAll(':slug*', '*')]),
    ),
    left: [
      'Components that the engine does not know leave their text.',
      'Playgrounds of API pages are not built; see the `openapi` setting.',
    ],
  };
};

function link(found: Fields): FoundEntry {
  return { label: found.text('label') ?? found.text('name'), to: found.text('href') ?? found.text('url') };
}

function tabs(navigation: Fields): Record<string, FoundEntry[]> {
  const list = navigation.list('tabs').map(fields);
  if (list.length === 0) return { main: parts(navigation) };
  return Object.fromEntries(list.map((tab, at) => [(tab.text('tab') ?? `tab-${at}`).toLowerCase().replace(/[^\w]+/g, '-'), parts(tab)]));
}

function parts(found: Fields): FoundEntry[] {
  return [...found.list('groups'), ...found.list('pages')].flatMap(item);
}

function item(value: unknown): FoundEntry[] {
  if (typeof value === 'string') return [{ to: value }];
  const found = fields(value);
  const items = found.list('pages').flatMap(item);
  return items.length === 0 ? [] : [{ label: found.text('group'), items }];
}
