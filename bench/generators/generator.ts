import type { Corpus } from '../../tools/corpus/corpus.ts';
import type { Layout } from '../../tools/corpus/write-corpus.ts';

/** A generator to measure, set up as its own documentation describes. */
export interface Generator {
  name: string;
  label: string;
  /** Packages to install into the project, with exact versions. */
  packages: Record<string, string>;
  /** Versions of indirect dependencies whose newest release isn't available. */
  overrides?: Record<string, string>;
  /** Its settings file is CommonJS. */
  commonJs?: true;
  layout: Layout;
  /** The project's own files besides the pages: name → text. */
  files: (corpus: Corpus) => Record<string, string>;
  /** Further setup after files and packages. */
  prepare?: (project: string, checkout: string) => Promise<void>;
  /** Shell command that builds the project in its folder; `checkout` is the root of this repository. */
  command: (checkout: string) => string;
  /** Output folder. */
  output: string;
  /** Subfolder of the output that is served at the base path, if the output is the root of the host. */
  docs?: string;
  /** Paths to remove before a cold build. `folder/*` keeps entries whose names start with `except`. */
  caches: string[];
  except?: string;
  /** Address of a page below the base path. */
  address: (id: string) => string;
  browser: Selectors;
  /** Visited but not built for comparison, because its build is that of another generator. */
  visitedOnly?: true;
}

/** CSS selectors of the elements that a reader navigates with. */
export interface Selectors {
  sidebarLink: string;
  /** Title of the current page. */
  title: string;
  search?: { open: string; input: string; result: string };
}

/** For generators that need a newer Node than this project: their commands run with it. */
export const NODE = { node: '24.21.0' };

/** `index` → ``, `part-001/x` → `part-001/x/`. */
export function folderAddress(id: string): string {
  return id === 'index' ? '' : `${id}/`;
}

/** `index` → ``, `part-001/x` → `part-001/x.html`. */
export function fileAddress(id: string): string {
  return id === 'index' ? '' : `${id}.html`;
}
