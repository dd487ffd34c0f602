import type { SiteSlotProps } from '@workflow-docs/engine/components';

export function Footer({ site }: SiteSlotProps) {
  return <p>{site.title} is written by its harbour master.</p>;
}
