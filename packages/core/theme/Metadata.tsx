import type { SiteInfo } from '../shared/browser-settings.ts';
import { documentTitle } from '../shared/document-title.ts';
import type { PageView } from '../shared/page-view.ts';

/** Title, description and canonical link; `app/frame/show-head.ts` keeps them in step with the page in view. */
export function Metadata({ site, view }: { site: SiteInfo; view: PageView }) {
  return (
    <>
      <title>{documentTitle(view.title, site.title)}</title>
      {view.description && <meta name="description" content={view.description} />}
      {view.canonical && <link rel="canonical" href={view.canonical} />}
    </>
  );
}
