import type { SidebarEntryProps } from '@workflow-docs/engine/theme';

/** Groups get a mark before their name. */
export const SidebarEntry = ({ label, entry }: SidebarEntryProps) => ('items' in entry ? `◦ ${label}` : label);
