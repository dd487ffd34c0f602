import type { PlacedCode } from '../content/code-of-pages.ts';
import type { AnyDiagnostic, ReportedDiagnostic } from '../shared/diagnostic.ts';
import type { CommandOption } from './plugin-command.ts';

/** A command that comes with the package, for any folder: `docs NAME [word …] [--option]`. Those of a site are `PluginCommand`. */
export interface ToolCommand {
  /** A line for the list of commands. */
  readonly summary: string;
  /** What it takes besides options: `['[folder]']`. */
  readonly takes: readonly string[];
  readonly options?: Readonly<Record<string, CommandOption>>;
  /** Lines below the options in its help. */
  readonly more?: string;
  /** Returns the exit code. */
  readonly run: (input: ToolInput) => Promise<number>;
}

export interface ToolInput {
  /** What stands after the name of the command, without options. */
  readonly words: readonly string[];
  /** Options that were given: name → what follows it, `true` for a switch. */
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  /** Of the package. */
  readonly version: string;
  /** Reads the settings and plugins of the site in a folder; an exit code where they are wrong, which is then reported. */
  readonly open: (folder: string) => Promise<OpenSite | number>;
  /** Compiles and checks the site in a folder, as `docs check` does without its options. */
  readonly check: (folder: string) => Promise<readonly ReportedDiagnostic[]>;
}

/** A site whose pages are read when they are asked for. */
export interface OpenSite {
  readonly root: string;
  /** Settings file, for diagnostics that belong to no page. */
  readonly configFile: string;
  /** Changes with each version of the engine: a part of the keys of what is kept. */
  readonly engine: string;
  /** What the settings say to a plugin, checked; `undefined` where they do not name it. */
  readonly optionsOf: (plugin: string) => unknown;
  /** Every code block, by page and place. Pages that cannot be read are left to `docs check`. */
  readonly code: () => Promise<PlacedCode[]>;
  readonly texts: () => Promise<PageText[]>;
  /** Puts constants in the place of their names. */
  readonly expand: (text: string) => string;
  /** Where something of this name is kept between runs. */
  readonly keptAt: (name: string) => string;
  /** Makes a module of the site runnable, with what it imports; returns the file to import. `name`: as in `keptAt`. */
  readonly bundle: (name: string, file: string) => Promise<string>;
  /** Prints what is wrong and then a text, and returns the exit code. */
  readonly report: (found: readonly AnyDiagnostic[], text: string) => number;
}

/** A page with what it includes. */
export interface PageText {
  /** From the root of the site. */
  readonly file: string;
  /** Its address. */
  readonly page: string;
  /** With what it includes; the text of the file without it. */
  readonly text?: string;
  /** Line of the text → line of the file. */
  readonly lineOf?: (line: number) => number;
  /** Absolute paths of the files that it includes. */
  readonly includes?: readonly string[];
}
