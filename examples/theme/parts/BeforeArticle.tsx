import type { PageProps } from '@workflow-docs/engine/theme';

/** Shows a custom frontmatter field: `keeper: Ada`. */
export const BeforeArticle = ({ page }: PageProps) => {
  const keeper = page.frontmatter.other?.keeper;
  return typeof keeper === 'string' ? <p>Kept by {keeper}</p> : null;
};
