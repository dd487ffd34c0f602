import { usePage } from '@workflow-docs/engine/theme';

/** Depends on the page in view, so it is updated when the reader goes to another. */
export function HeaderEnd() {
  const { title } = usePage();
  return <a href={`mailto:keeper@lighthouse.example?subject=${encodeURIComponent(title)}`}>Ask the keeper</a>;
}
