/** What the settings of a site import from the engine. Components import `engine/components.ts`. */
export { defineConfig } from './config/define-config.ts';
export type { SidebarEntry } from './config/sidebar-entry.ts';
export type { SiteConfig } from './config/site-config.ts';
