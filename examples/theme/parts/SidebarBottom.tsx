import type { FrameProps } from '@workflow-docs/engine/theme';

export const SidebarBottom = ({ site }: FrameProps) => <a href={`${site.base}llms.txt`}>For agents</a>;
