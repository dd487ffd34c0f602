import { element } from '../../dom/elements.ts';
import type { PageView } from '../../shared/page-view.ts';

/** What the document says of the page that it was served with, previews of links too: of another page it would be false. */
const OF_PAGE =
  'meta[name="description"],meta[name="robots"],meta[property],link[rel="canonical"],link[rel="alternate"],script[type="application/ld+json"]';

/**
 * The title of the document, and description and canonical link of the page in view; `theme/Metadata.tsx` writes them into a document.
 * It changes together with the article: whoever reads the head in between must not find that of another page. What is not known
 * of a page yet is left out.
 */
export function showHead(title: string, { description = '', canonical = '' }: Partial<Pick<PageView, 'description' | 'canonical'>>): void {
  document.title = title;
  for (const before of document.head.querySelectorAll(OF_PAGE)) before.remove();
  if (description !== '') document.head.append(element('meta', { name: 'description', content: description }));
  if (canonical !== '') document.head.append(element('link', { rel: 'canonical', href: canonical }));
}
