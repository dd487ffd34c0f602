import type { PageView } from '../../shared/page-view.ts';

/** Description and canonical link of the page in view; `theme/Metadata.tsx` writes them into a document. */
export function showHead({ description, canonical }: PageView): void {
  attribute('meta[name="description"]', 'content', description, () => {
    const meta = document.createElement('meta');
    meta.name = 'description';
    return meta;
  });
  attribute('link[rel="canonical"]', 'href', canonical, () => {
    const link = document.createElement('link');
    link.rel = 'canonical';
    return link;
  });
}

/** A tag without a value goes away. */
function attribute(selector: string, name: string, value: string, make: () => Element): void {
  const known = document.head.querySelector(selector);
  if (value === '') {
    known?.remove();
    return;
  }
  const element = known ?? make();
  element.setAttribute(name, value);
  if (!known) document.head.append(element);
}
