import { usePage } from '@workflow-docs/engine/theme';

/** Depends on the current page, so it's updated on navigation. */
export function HeaderEnd() {
  const { title } = usePage();
  return <a href={`mailto:keeper@lighthouse.example?subject=${encodeURIComponent(title)}`}>Ask the keeper</a>;
}
