export function Broken() {
  return <p>Never closed;
}
