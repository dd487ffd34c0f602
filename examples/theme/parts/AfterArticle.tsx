import type { PageProps } from '@workflow-docs/engine/theme';

export const AfterArticle = ({ page }: PageProps) => (
  <p>
    <a href={`https://lighthouse.example/report?page=${encodeURIComponent(page.path)}`}>Report an error on this page</a>
  </p>
);
