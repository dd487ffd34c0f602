import { SidebarBottom, type SidebarProps, SidebarTop } from '@workflow-docs/engine/theme';

/** Without the header's links. `id` and `<nav className="pages">` are what the engine's script looks for. */
export const Sidebar = ({ pages }: SidebarProps) => (
  <div className="side plain" id="docsSidebar">
    <SidebarTop />
    <nav className="pages" aria-label="Pages" dangerouslySetInnerHTML={{ __html: pages }} />
    <SidebarBottom />
  </div>
);
