export function HeaderEnd() {
  return <b>at the end of the header</b>;
}
