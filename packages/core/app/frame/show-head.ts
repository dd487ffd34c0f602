import { element } from '../../dom/create-element.ts';
import type { PageView } from '../../shared/page-view.ts';

/** Description and canonical link of the page in view, where it has them; `theme/Metadata.tsx` writes them into a document. */
export function showHead({ description, canonical }: PageView): void {
  for (const before of document.head.querySelectorAll('meta[name="description"], link[rel="canonical"]')) before.remove();
  if (description !== '') document.head.append(element('meta', { name: 'description', content: description }));
  if (canonical !== '') document.head.append(element('link', { rel: 'canonical', href: canonical }));
}
