import type { PageSlotProps } from '@workflow-docs/engine/components';

export function Head({ page }: PageSlotProps) {
  return <meta name="author" content={`${page.title} in ${page.file}`} />;
}
