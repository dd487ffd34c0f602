/** What a site imports from the engine: its settings, and what its components need. */
export { defineConfig } from './config/define-config.ts';
export type { SiteConfig } from './config/schema.ts';
export { AuthorError } from './shared/author-error.ts';
export type { IslandProps } from './shared/island.ts';
