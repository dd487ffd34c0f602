import { placeOfText } from '../config/setting-place.ts';
import type { SidebarEntry } from '../config/sidebar-entry.ts';
import type { SiteModel } from '../model/site-model.ts';
import { isExternal } from '../shared/address.ts';
import { didYouMean } from '../shared/did-you-mean.ts';
import { defineCheck } from './define-check.ts';

/** Entries without a page, pages without an entry, and neighbours that do not exist. */
export const checkNavigation = defineCheck(
  {
    'navigation-broken': ['error', 'A sidebar or the header leads to a page that does not exist.'],
    'navigation-missing': ['error', 'A page is in no sidebar.'],
    'neighbour-broken': ['mistake', '`prev` or `next` of a page leads to a page that does not exist.'],
    'pair-broken': ['error', 'A pair of pages in two versions has a page that does not exist.'],
  },
  ({ settings: { versions, links, configSources }, records, drafts, pages, links: targets }: SiteModel, report) => {
    const noPage = (id: 'navigation-broken' | 'pair-broken', where: string, path: string) =>
      report(
        id,
        `${where} ${path}, which is not a page.`,
        didYouMean(path, records.keys(), 'Create the page, or remove the entry.'),
        placeOfText(path, configSources),
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
      for (const [own, other] of Object.entries(version.pairs)) {
        const [there = '', anchor = ''] = other.split('#');
        for (const path of [own, there]) if (!records.has(path)) noPage('pair-broken', `The \`pairs\` of ${version.id} list`, path);
        const ids = pages.get(there)?.ids;
        if (anchor === '' || !ids || ids.includes(anchor)) continue;
        report(
          'pair-broken',
          `The \`pairs\` of ${version.id} list ${other}, but the page has no heading #${anchor}.`,
          didYouMean(anchor, ids, 'Use the anchor of a heading on that page.', (id) => `#${id}`),
          placeOfText(other, configSources),
        );
      }
      if (!version.sidebars) continue;
      for (const page of pages.values()) {
        const { path, relativePath, frontmatter } = page.record;
        if (page.version !== version.id || listed.has(path) || frontmatter.sidebar === false || frontmatter.unlisted) continue;
        report(
          'navigation-missing',
          `${path} is not in any sidebar.`,
          'Add it to a sidebar in the settings, or set `sidebar: false` in its frontmatter.',
          relativePath,
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
        report('neighbour-broken', `\`${field}\` points to ${path}, which is not a page.`, help, record.relativePath);
      }
    }
  },
);

function pathsOf(entries: SidebarEntry[]): string[] {
  return entries.flatMap((entry) => (typeof entry === 'string' ? [entry] : 'items' in entry ? pathsOf(entry.items) : [entry.path]));
}
