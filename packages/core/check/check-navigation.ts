import { placeOfText } from '../config/setting-place.ts';
import type { SidebarEntry } from '../config/sidebar-entry.ts';
import type { SiteModel } from '../model/site-model.ts';
import { isExternal } from '../shared/address.ts';
import { didYouMean } from '../shared/wording.ts';
import { defineCheck } from './define-check.ts';

/** Reports navigation entries without a page, pages without an entry, and previous or next pages that don't exist. */
export const checkNavigation = defineCheck(
  {
    'navigation-broken': ['error', 'A sidebar or the header leads to a page that does not exist.'],
    'navigation-missing': ['error', 'A page is in no sidebar.'],
    'neighbour-broken': ['mistake', '`prev` or `next` of a page leads to a page that does not exist.'],
    'pair-broken': ['error', 'A pair of pages in two versions names a page that does not exist.'],
  },
  ({ settings: { versions, links, configSources }, records, drafts, pages, sidebars, links: targets }: SiteModel, reportAt) => {
    const noPage = (id: 'navigation-broken' | 'pair-broken', where: string, path: string) =>
      reportAt(placeOfText(path, configSources))(
        id,
        `${where} ${path}, which is not a page.`,
        didYouMean(path, records.keys(), 'Create the page, or remove the entry.'),
      );
    const leads = (path: string) => records.has(path) || isExternal(path) || path === '/search/';

    for (const version of versions) {
      const listed = new Set<string>();
      for (const [name, entries] of Object.entries(version.sidebars ?? {})) {
        for (const path of pathsOf(entries)) {
          listed.add(path);
          if (!leads(path) && !drafts.has(path)) noPage('navigation-broken', `The sidebar “${name}” of ${version.id} lists`, path);
        }
      }
      for (const sidebar of sidebars) if (sidebar.version === version.id) for (const { path } of sidebar.order) listed.add(path);
      for (const [own, other] of Object.entries(version.pairs)) {
        const [there = '', anchor = ''] = other.split('#');
        for (const path of [own, there]) if (!records.has(path)) noPage('pair-broken', `The \`pairs\` of ${version.id} list`, path);
        const ids = pages.get(there)?.ids;
        if (anchor === '' || !ids || ids.includes(anchor)) continue;
        reportAt(placeOfText(other, configSources))(
          'pair-broken',
          `The \`pairs\` of ${version.id} list ${other}, but the page has no heading #${anchor}.`,
          didYouMean(anchor, ids, 'Use the anchor of a heading on that page.', (id) => `#${id}`),
        );
      }
      if (!version.sidebars) continue;
      for (const page of pages.values()) {
        const { path, relativePath, frontmatter } = page.record;
        if (page.version !== version.id || listed.has(path) || frontmatter.sidebar === false || frontmatter.unlisted) continue;
        reportAt(relativePath)(
          'navigation-missing',
          `${path} is not in any sidebar.`,
          /\.mdx?$/i.test(relativePath)
            ? 'Add it to a sidebar in the settings, or set `sidebar: false` in its frontmatter.'
            : 'Add it to a sidebar in the settings.',
        );
      }
    }
    for (const { path } of links.flatMap((entry) => ('items' in entry ? entry.items : [entry])))
      if (!leads(path)) noPage('navigation-broken', 'The header links to', path);
    for (const { record } of pages.values()) {
      for (const field of ['prev', 'next'] as const) {
        const path = record.frontmatter[field];
        if (typeof path !== 'string' || records.has(path) || targets.find(path, record) !== undefined) continue;
        const help = didYouMean(path, records.keys(), 'Write the path of a page, or `false`.');
        reportAt(record.relativePath)('neighbour-broken', `\`${field}\` points to ${path}, which is not a page.`, help);
      }
    }
  },
);

function pathsOf(entries: SidebarEntry[]): string[] {
  return entries.flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    if ('items' in entry) return pathsOf(entry.items);
    return 'path' in entry ? [entry.path] : [];
  });
}
