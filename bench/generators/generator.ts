import type { Corpus } from '../../tools/corpus/corpus.ts';
import type { Layout } from '../../tools/corpus/write-corpus.ts';

/** A generator that can be measured, set up as its own documentation says. */
export interface Generator {
  name: string;
  label: string;
  /** Packages with exact versions, installed into the project. */
  packages: Record<string, string>;
  /** Versions for packages further down, where the newest are not to be had. */
  overrides?: Record<string, string>;
  /** Its settings are CommonJS. */
  commonJs?: true;
  layout: Layout;
  /** The project's own files besides the pages: name → text. */
  files: (corpus: Corpus) => Record<string, string>;
  /** Makes the project ready beyond its files and packages. */
  prepare?: (project: string, checkout: string) => Promise<void>;
  /** Run by a shell in the project's folder; `checkout` is the root of this repository. */
  command: (checkout: string) => string;
  /** Folder that is built. */
  output: string;
  /** Folder inside it that stands for the base path, where the folder is that of the host. */
  docs?: string;
  /** What is removed before a cold build. `folder/*` with `except` keeps entries whose names begin so. */
  caches: string[];
  except?: string;
  /** Address of a page below the base path. */
  address: (id: string) => string;
  browser: Selectors;
  /** Builds of it tell nothing. */
  visitedOnly?: true;
}

/** How a reader finds their way, as CSS selectors. */
export interface Selectors {
  sidebarLink: string;
  /** Title of the page in view. */
  title: string;
  search?: { open: string; input: string; result: string };
}

/** For those that need a newer Node than this project does: their commands run with it. */
export const NODE = { node: '24.21.0' };

/** `index` → ``, `part-001/x` → `part-001/x/`. */
export function folderAddress(id: string): string {
  return id === 'index' ? '' : `${id}/`;
}

/** `index` → ``, `part-001/x` → `part-001/x.html`. */
export function fileAddress(id: string): string {
  return id === 'index' ? '' : `${id}.html`;
}
