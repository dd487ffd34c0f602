import type { PageProps } from '@workflow-docs/engine/theme';

/** `<meta>` and `<link>` for this page alone. */
export const Head = ({ page }: PageProps) => <meta name="lighthouse-room" content={page.path} />;
