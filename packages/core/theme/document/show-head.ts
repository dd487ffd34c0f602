import { element } from '../../dom/elements.ts';
import type { PageView } from '../../shared/page-view.ts';

/** Elements that describe the page the document was served with, including link previews; they would be wrong for another page. */
const OF_PAGE =
  'meta[name="description"],meta[name="robots"],meta[property],link[rel="canonical"],link[rel="alternate"],script[type="application/ld+json"]';

/**
 * Updates title, description and canonical link for the current page. Called together with the change of the article, so that the head
 * never belongs to another page. Unknown values are removed.
 */
export function showHead(title: string, { description = '', canonical = '' }: Partial<Pick<PageView, 'description' | 'canonical'>>): void {
  document.title = title;
  for (const before of document.head.querySelectorAll(OF_PAGE)) before.remove();
  if (description !== '') document.head.append(element('meta', { name: 'description', content: description }));
  if (canonical !== '') document.head.append(element('link', { rel: 'canonical', href: canonical }));
}
