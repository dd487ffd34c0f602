import { placeOf } from '../model/site-model.ts';
import { pluginHtml } from '../plugins/site-hooks.ts';
import type { HeadData } from '../render/head-tags.tsx';
import { markdownDocument } from '../render/markdown-document.ts';
import { frameOf } from '../render/page-frame.ts';
import { viewOf } from '../render/page-view.ts';
import { type RenderedSidebar, renderSidebar } from '../render/render-sidebar.ts';
import { type SectionDocuments, sectionDocuments } from '../render/section-documents.ts';
import type { ReportedDiagnostic } from '../shared/diagnostic.ts';
import type { PageView } from '../shared/page-view.ts';
import type { ThemePage } from '../shared/parts.ts';
import { shortHash } from '../util/digest.ts';
import { devTheme } from './dev-document.ts';
import type { ShownSite } from './dev-site.ts';

/** A page with its surroundings in its current state. */
export interface DevPageView {
  view: PageView;
  page: ThemePage;
  head: HeadData;
  sidebar: RenderedSidebar;
  /** Changes when the reader would see something different. */
  hash: string;
  markdown: SectionDocuments;
  /** Source file, from the root of the site. */
  file: string;
  diagnostics: ReportedDiagnostic[];
}

/**
 * Returns the current view of a page, or `undefined` if there is none at the path. `changed` returns the date of the last change of a
 * source file.
 */
export async function devPageView(
  path: string,
  site: ShownSite,
  changed: (relativePath: string) => string,
): Promise<DevPageView | undefined> {
  const { pages } = site;
  const found = await pages.page(path);
  if (!found) return undefined;
  const { page, diagnostics } = found;
  const theme = devTheme(site);
  const { words } = pages.model.settings;
  const sidebar = renderSidebar(placeOf(page, pages.model).sidebar, path, theme);
  const frame = frameOf(page, pages.model, {
    changed: changed(page.record.relativePath),
    sidebar: sidebar.file,
    head: pluginHtml('head', pages.setup.plugins, page, words),
    foot: pluginHtml('foot', pages.setup.plugins, page, words),
  });
  const view = viewOf(frame, page.html, theme);
  const hash = shortHash(JSON.stringify(view));
  return {
    view,
    page: frame.page,
    head: frame.head,
    sidebar,
    hash,
    markdown: sectionDocuments(markdownDocument(page.markdown, frame.copy), { ...frame, ...frame.copy, path, title: view.title }),
    file: page.record.relativePath,
    diagnostics,
  };
}
