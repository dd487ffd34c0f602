export function SidebarBottom() {
  return <b>below the pages</b>;
}
