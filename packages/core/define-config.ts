import type { SiteConfig } from './site-config.ts';

/** Gives editors the types of the settings; it changes nothing. */
export function defineConfig(config: SiteConfig): SiteConfig {
  return config;
}
