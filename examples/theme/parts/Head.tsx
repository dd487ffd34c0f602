import type { PageProps } from '@workflow-docs/engine/theme';

/** Page-specific `<meta>` and `<link>` elements. */
export const Head = ({ page }: PageProps) => <meta name="lighthouse-room" content={page.path} />;
