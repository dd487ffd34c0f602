import type { ArticleProps, PageProps } from '@workflow-docs/engine/theme';

/** Lists the page's sections below the text. */
export const Article = ({ page, children }: ArticleProps & PageProps) => (
  <>
    {children}
    {page.headers.length > 0 && (
      <nav aria-label="Sections">
        {page.headers.map(({ slug, title }) => (
          <a key={slug} href={`#${slug}`}>
            {title}
          </a>
        ))}
      </nav>
    )}
  </>
);
