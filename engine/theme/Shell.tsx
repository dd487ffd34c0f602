import type { SiteInfo } from '../shared/settings.ts';
import type { Sidebar as SidebarData } from '../shared/sidebar.ts';
import type { PageView } from '../shared/view.ts';
import { Adopted } from './Adopted.tsx';
import { Header } from './Header.tsx';
import { Metadata } from './Metadata.tsx';
import { Sidebar } from './Sidebar.tsx';

export interface ShellProps {
  site: SiteInfo;
  view: PageView;
  sidebar: SidebarData;
}

/** Everything in the body: the frame that stays, and the page inside it. */
export function ShellBody({ site, view, sidebar }: ShellProps) {
  return (
    <>
      <Header site={site} view={view} />
      <div className="frame">
        <Sidebar site={site} view={view} sidebar={sidebar} />
        <Adopted as="main" id="main" key={view.path} html={view.html} />
      </div>
    </>
  );
}

/** The same with what belongs into the head, as the browser keeps it. */
export function Shell(props: ShellProps) {
  return (
    <>
      <Metadata site={props.site} view={props.view} />
      <ShellBody {...props} />
    </>
  );
}
