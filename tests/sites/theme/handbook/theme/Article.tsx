import type { ArticleProps, PageProps } from '@workflow-docs/engine/theme';

/** The text, with the second-level headings next to it. */
export function Article({ page, children }: ArticleProps & PageProps) {
  const sections = page.headers.filter(({ level }) => level === 2);
  if (sections.length === 0) return children;
  return (
    <div className="with-contents">
      <nav className="contents" aria-label="In this article">
        <p>In this article</p>
        <ul>
          {sections.map(({ slug, title }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
