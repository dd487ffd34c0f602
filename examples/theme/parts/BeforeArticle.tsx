import type { PageProps } from '@workflow-docs/engine/theme';

/** A field that the engine does not know: `keeper: Ada` in the frontmatter. */
export const BeforeArticle = ({ page }: PageProps) => {
  const keeper = page.frontmatter.other?.keeper;
  return typeof keeper === 'string' ? <p>Kept by {keeper}</p> : null;
};
