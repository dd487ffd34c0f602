import { href, type PageHeadProps, type PageProps } from '@workflow-docs/engine/theme';

/** Only a link back to the group, without a menu. */
export const PageHead = ({ site, crumbs }: PageHeadProps & PageProps) => {
  const above = crumbs.at(-1);
  return above ? <a href={href(site.base, above.path)}>← {above.label}</a> : null;
};
