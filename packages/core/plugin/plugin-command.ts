import type { PluginContext, SiteContext } from './contexts.ts';

/** An option of a command: `--name`, or with `value` `--name value`. */
export interface CommandOption {
  /** Names what follows it, such as `file`; without it, the option is a switch. */
  readonly value?: string;
  /** A line for the help of the command. */
  readonly text: string;
}

/** A command of the command line: `docs NAME [word …] [--option]`. */
export interface PluginCommand<Options = unknown> {
  /** A line for the list of commands. */
  readonly summary: string;
  /** What it takes, for its help: `['[page]']`. */
  readonly takes?: readonly string[];
  readonly options?: Readonly<Record<string, CommandOption>>;
  /** Returns the exit code; nothing is 0. */
  readonly run: (input: CommandInput<Options>) => number | undefined | Promise<number | undefined>;
}

export interface CommandInput<Options = unknown> extends PluginContext<Options> {
  /** What stands after the name of the command, without options. */
  readonly words: readonly string[];
  /** Options that were given: name → what follows it, `true` for a switch. */
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  /** Reads and compiles the site, as `docs check` does. */
  readonly pages: () => Promise<SiteContext<Options>['pages']>;
}

/** Gives editors the types of a command in a file of its own. Written inside `definePlugin`, a command also knows its `options`. */
export function defineCommand<Options = unknown>(command: PluginCommand<Options>): PluginCommand<Options> {
  return command;
}
