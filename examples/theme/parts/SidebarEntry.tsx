import type { SidebarEntryProps } from '@workflow-docs/engine/theme';

/** Adds a mark before the names of groups. */
export const SidebarEntry = ({ label, entry }: SidebarEntryProps) => ('items' in entry ? `◦ ${label}` : label);
