export function SidebarTop() {
  return <b>above the pages</b>;
}
