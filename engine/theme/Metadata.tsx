import type { SiteInfo } from '../shared/settings.ts';
import type { PageView } from '../shared/view.ts';

/** Title, description and canonical link: React moves them to the head and keeps them in step. */
export function Metadata({ site, view }: { site: SiteInfo; view: PageView }) {
  return (
    <>
      <title>{documentTitle(view.title, site.title)}</title>
      {view.description && <meta name="description" content={view.description} />}
      {view.canonical && <link rel="canonical" href={view.canonical} />}
    </>
  );
}

export function documentTitle(page: string, site: string): string {
  return page === site ? page : `${page} | ${site}`;
}
