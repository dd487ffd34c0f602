import type { TopLink } from '../shared/settings.ts';
import type { SidebarEntry } from './schema.ts';

/** The settings as the engine uses them: complete, checked, folders absolute. */
export interface Settings {
  /** Root of the site: what source files are named from. */
  root: string;
  title: string;
  description: string;
  base: string;
  /** `https://example.com`, or empty. */
  site: string;
  versions: Version[];
  links: TopLink[];
  redirects: Record<string, string>;
  /** Constants and addresses: what `{{name}}` stands for. */
  names: Record<string, string>;
  analytics: string;
  componentsFolder: string | undefined;
  editLink: string;
  loadTimeout: number;
  /** File of the settings for messages; `docs.config.ts` also where there is none. */
  configFile: string;
}

export interface Version {
  id: string;
  label: string;
  /** Absolute folder. */
  content: string;
  /** Prefix of its pages' paths: `/` or `/v1/`. */
  path: string;
  sidebars: Record<string, SidebarEntry[]> | undefined;
  pairs: Record<string, string>;
}
