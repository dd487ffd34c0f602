import type { PluginContext, SiteContext } from './contexts.ts';

/** A command of the command line: `docs NAME [word …]`. */
export interface PluginCommand<Options = unknown> {
  /** A line for the list of commands. */
  readonly summary: string;
  /** What it takes, for its help: `['[page]']`. */
  readonly takes?: readonly string[];
  /** Returns the exit code; nothing is 0. */
  readonly run: (input: CommandInput<Options>) => number | undefined | Promise<number | undefined>;
}

export interface CommandInput<Options = unknown> extends PluginContext<Options> {
  /** What stands after the name of the command. */
  readonly words: readonly string[];
  /** Reads and compiles the site, as `docs check` does. */
  readonly pages: () => Promise<SiteContext<Options>['pages']>;
}

/** Gives editors the types of a command. */
export function defineCommand<Options = unknown>(command: PluginCommand<Options>): PluginCommand<Options> {
  return command;
}
