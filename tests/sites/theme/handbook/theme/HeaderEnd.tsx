import { usePage } from '@workflow-docs/engine/theme';

/** A link that depends on the current page. */
export function HeaderEnd() {
  const { path } = usePage();
  return <a href={`https://de.shore.example${path}`}>Deutsch</a>;
}
