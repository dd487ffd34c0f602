import type { FrameProps } from '@workflow-docs/engine/theme';

export const Footer = ({ site }: FrameProps) => <p className="centred">Released under the MIT License. © {site.title}</p>;
