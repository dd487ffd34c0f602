import type { PageSlotProps } from '@workflow-docs/engine/components';

export function AfterArticle({ version, page }: PageSlotProps) {
  return (
    <p>
      Props {version} of {page.path}
    </p>
  );
}
