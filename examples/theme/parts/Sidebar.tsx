import { SidebarBottom, type SidebarProps, SidebarTop } from '@workflow-docs/engine/theme';

/** A sidebar without the header's links. The engine's script needs `id` and `<nav className="pages">`. */
export const Sidebar = ({ pages }: SidebarProps) => (
  <div className="side plain" id="docsSidebar">
    <SidebarTop />
    <nav className="pages" aria-label="Pages" dangerouslySetInnerHTML={{ __html: pages }} />
    <SidebarBottom />
  </div>
);
