/** What the settings of a site import from the engine. Components import `engine/components.ts`. */

export type { SidebarEntry } from './config/sidebar-entry.ts';
export { defineConfig } from './define-config.ts';
export type { SiteConfig } from './site-config.ts';
