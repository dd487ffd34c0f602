import type { PlacedCode } from '../content/code-of-pages.ts';
import type { AnyDiagnostic, ReportedDiagnostic } from '../shared/diagnostic.ts';
import type { CommandArguments, CommandUsage } from './plugin-command.ts';

/** A command that comes with the package and works in any folder. Commands of a site's plugins are `PluginCommand`s. */
export interface ToolCommand extends CommandUsage {
  readonly takes: readonly string[];
  /** Additional help, shown below the options. */
  readonly more?: string;
  /** Returns the exit code. */
  readonly run: (input: ToolInput) => Promise<number>;
}

export interface ToolInput extends CommandArguments {
  /** Version of the package. */
  readonly version: string;
  /** Reads the settings and plugins of the site in a folder. If they're invalid, reports the errors and returns an exit code. */
  readonly open: (folder: string) => Promise<OpenSite | number>;
  /** Compiles and checks the site in a folder, like `docs check` without options. */
  readonly check: (folder: string) => Promise<readonly ReportedDiagnostic[]>;
}

/** A site whose pages are read on demand. */
export interface OpenSite {
  readonly root: string;
  /** Settings file, for diagnostics that don't belong to a page. */
  readonly configFile: string;
  /** Hash of the engine, for cache keys. */
  readonly engine: string;
  /** The checked options of a plugin; `undefined` if the settings don't list it. */
  readonly optionsOf: (plugin: string) => unknown;
  /** All code blocks, by page and location. Unreadable pages are left out, because `docs check` reports them. */
  readonly code: () => Promise<PlacedCode[]>;
  readonly texts: () => Promise<PageText[]>;
  /** Replaces constants in a text. */
  readonly expand: (text: string) => string;
  /** Path of a file in the cache. */
  readonly keptAt: (name: string) => string;
  /** Bundles a module of the site with its imports, and returns the file to import. `name` is for the cache, as in `keptAt`. */
  readonly bundle: (name: string, file: string) => Promise<string>;
  /** Prints diagnostics and then a text, and returns the exit code. */
  readonly report: (found: readonly AnyDiagnostic[], text: string) => number;
}

/** The text of a page, with its includes. */
export interface PageText {
  /** Path relative to the root of the site. */
  readonly file: string;
  /** Address of the page. */
  readonly page: string;
  /** Text with includes expanded; if missing, the text of the file. */
  readonly text?: string;
  /** Line of the text → line of the file. */
  readonly lineOf?: (line: number) => number;
  /** Absolute paths of the included files. */
  readonly includes?: readonly string[];
}
