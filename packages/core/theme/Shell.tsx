import type { ShellInfo } from '../shared/browser-settings.ts';
import type { PageView } from '../shared/page-view.ts';
import { Header } from './Header.tsx';
import { Sidebar } from './Sidebar.tsx';

export interface ShellProps {
  site: ShellInfo;
  view: PageView;
  /** HTML of its sidebar, see `Sidebar.tsx`. */
  sidebar: string;
}

/** Everything in the body: the frame that stays while pages change, and the page inside it. `app/navigation/show-page.ts` changes it. */
export function Shell({ site, view, sidebar }: ShellProps) {
  return (
    <>
      <Header site={site} view={view} />
      <div className="frame">
        <main id="docsMain" dangerouslySetInnerHTML={{ __html: view.html }} />
        <Sidebar site={site} path={view.path} pages={sidebar} />
      </div>
      {site.slots.Footer !== '' && <footer className="slot-foot" dangerouslySetInnerHTML={{ __html: site.slots.Footer }} />}
    </>
  );
}
