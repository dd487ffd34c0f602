import { placeOfText } from '../config/setting-place.ts';
import type { SidebarEntry } from '../config/sidebar-entry.ts';
import type { SiteModel } from '../model/site-model.ts';
import { isExternal } from '../shared/address.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';
import type { DiagnosticId } from '../shared/diagnostic-kinds.ts';
import { fileDiagnostic } from '../shared/file-diagnostic.ts';
import { nearest } from '../shared/nearest.ts';
import { anchorHelp } from './anchor-help.ts';

/** Entries without a page, pages without an entry, and neighbours that do not exist. */
export function checkNavigation({ settings, records, pages }: SiteModel): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const inConfig = (id: DiagnosticId, message: string, path: string) => {
    const close = nearest(path, records.keys())[0];
    diagnostics.push({
      id,
      message,
      help: close ? `Did you mean ${close}?` : 'Create the page, or remove the entry.',
      ...placeOfText(path, settings.configSources),
    });
  };
  const leads = (path: string) => records.has(path) || isExternal(path) || path === '/search/';

  for (const version of settings.versions) {
    const listed = new Set<string>();
    for (const [name, entries] of Object.entries(version.sidebars ?? {})) {
      for (const path of pathsOf(entries)) {
        listed.add(path);
        if (!leads(path)) inConfig('navigation-broken', `The sidebar “${name}” of ${version.id} lists ${path}, which is not a page.`, path);
      }
    }
    for (const [own, other] of Object.entries(version.pairs)) {
      const [there = '', anchor = ''] = other.split('#');
      for (const path of [own, there])
        if (!records.has(path)) inConfig('pair-broken', `The \`pairs\` of ${version.id} list ${path}, which is not a page.`, path);
      const ids = pages.get(there)?.ids;
      if (anchor !== '' && ids && !ids.includes(anchor)) {
        diagnostics.push({
          id: 'pair-broken',
          message: `The \`pairs\` of ${version.id} list ${other}, but the page has no heading #${anchor}.`,
          help: anchorHelp(anchor, ids),
          ...placeOfText(other, settings.configSources),
        });
      }
    }
    if (!version.sidebars) continue;
    for (const page of pages.values()) {
      const { path, relativePath, frontmatter } = page.record;
      if (page.version !== version.id || listed.has(path) || frontmatter.sidebar === false || frontmatter.unlisted) continue;
      diagnostics.push(
        fileDiagnostic(
          'navigation-missing',
          `${path} is not in any sidebar.`,
          'Add it to a sidebar in the settings, or set `sidebar: false` in its frontmatter.',
          relativePath,
        ),
      );
    }
  }
  for (const link of settings.links.flatMap((entry) => ('items' in entry ? entry.items : [entry]))) {
    if (!leads(link.path)) inConfig('navigation-broken', `The header links to ${link.path}, which is not a page.`, link.path);
  }
  for (const { record } of pages.values()) {
    for (const field of ['prev', 'next'] as const) {
      const path = record.frontmatter[field];
      if (typeof path !== 'string' || records.has(path)) continue;
      const close = nearest(path, records.keys())[0];
      diagnostics.push(
        fileDiagnostic(
          'neighbour-broken',
          `\`${field}\` points to ${path}, which is not a page.`,
          close ? `Did you mean ${close}?` : 'Write the path of a page, or `false`.',
          record.relativePath,
        ),
      );
    }
  }
  return diagnostics;
}

function pathsOf(entries: SidebarEntry[]): string[] {
  return entries.flatMap((entry) => (typeof entry === 'string' ? [entry] : 'items' in entry ? pathsOf(entry.items) : [entry.path]));
}
