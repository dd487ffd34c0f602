import type { FrameProps } from '@workflow-docs/engine/theme';

export const Footer = ({ site }: FrameProps) => <p>© {site.title}, under the MIT License</p>;
