import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CompiledPage } from '../page/compiled-page.ts';
import { withBase } from '../shared/address.ts';
import type { PageView } from '../shared/view.ts';
import { MainContent } from '../theme/MainContent.tsx';
import { placeOf, type SiteModel } from './site-model.ts';

/** A compiled page and its place in the site → what the reader's browser shows. */
export function makePageView(page: CompiledPage, model: SiteModel, { changed, sidebarScript }: { changed: string; sidebarScript: string }): PageView {
  const { settings } = model;
  const { record } = page;
  const place = placeOf(page, model);
  const html = renderToStaticMarkup(
    createElement(MainContent, {
      base: settings.base,
      article: page.html,
      crumbs: place.crumbs,
      notice: noticeOf(page, model, place.versions),
      previous: place.previous,
      next: place.next,
      editLink: settings.editLink.replace('{file}', encodeURI(record.relativePath)),
      changed,
      markdown: withBase(settings.base, markdownFile(record.path)),
    }),
  );
  return {
    path: record.path,
    title: record.title,
    description: record.frontmatter.short_description ?? settings.description,
    canonical: settings.site === '' ? '' : settings.site + withBase(settings.base, record.path),
    version: page.version,
    sidebar: { id: place.sidebar.id, script: sidebarScript },
    headers: record.headers.filter((header) => header.level <= 4),
    versions: place.versions,
    islands: page.islands,
    html,
  };
}

/** Pages of an older version say so, and lead to the page that replaces them. */
function noticeOf(page: CompiledPage, { settings, records }: SiteModel, versions: PageView['versions']) {
  const current = settings.versions[0];
  if (!current || page.version === current.id) return undefined;
  const own = settings.versions.find((version) => version.id === page.version);
  const target = versions.find((link) => link.version === current.id);
  const path = target?.path ?? current.path;
  const subject = records.get(path)?.title ?? current.label;
  return {
    text: `This page is about ${own?.label ?? page.version}.`,
    link: { label: target?.exact ? `Go to ${current.id}: ${subject}` : `${current.id} has no page of this subject; the nearest is ${subject}`, path },
  };
}

/** Where the page stands as Markdown: `/workflows/steps/` → `/workflows/steps.md`. */
export function markdownFile(path: string): string {
  return path === '/' ? '/index.md' : `${path.replace(/\/$/, '')}.md`;
}
