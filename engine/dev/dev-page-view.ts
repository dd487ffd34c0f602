import { frameOf, viewOf } from '../build/page-view.ts';
import { shortHash } from '../build/short-hash.ts';
import { type SidebarInView, sidebarInView } from '../build/sidebar-in-view.ts';
import { siteInfo } from '../build/site-info.ts';
import { placeOf } from '../build/site-model.ts';
import type { Mistake } from '../shared/mistake.ts';
import type { PageView } from '../shared/view.ts';
import type { DevSite } from './dev-site.ts';

/** A page with its surroundings, as it is at this moment. */
export interface ShownPage {
  view: PageView;
  /** Tags of its own in the head. */
  head: string;
  sidebar: SidebarInView;
  /** Changes when the reader would see something different. */
  hash: string;
  markdown: string;
  /** Source file, from the root of the site. */
  file: string;
  mistakes: Mistake[];
}

/** Undefined where there is no page. `changed` tells the date of the last change of a source file. */
export async function shownPage(
  path: string,
  { shelf }: DevSite,
  changed: (relativePath: string) => string,
): Promise<ShownPage | undefined> {
  const found = await shelf.page(path);
  if (!found) return undefined;
  const { page, mistakes } = found;
  const sidebar = sidebarInView(placeOf(page, shelf.model).sidebar, path);
  const frame = frameOf(page, shelf.model, { changed: changed(page.record.relativePath), sidebar: sidebar.file });
  const view = viewOf(frame, page.html, siteInfo(shelf.settings));
  const hash = shortHash(JSON.stringify(view));
  return {
    view,
    head: frame.head,
    sidebar,
    hash,
    markdown: page.markdown,
    file: page.record.relativePath,
    mistakes,
  };
}
