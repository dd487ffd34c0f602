/** Imported by a site's settings. Components import `packages/docs/components.ts`. */

export type { SidebarEntry } from '../core/config/sidebar-entry.ts';
export { defineConfig } from '../core/define-config.ts';
export type { SiteConfig } from '../core/site-config.ts';
