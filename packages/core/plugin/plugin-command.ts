import type { PluginContext, SiteContext } from './contexts.ts';

/** An option of a command: `--name`, or with `value` `--name value`. */
export interface CommandOption {
  /** Name of the value in the help, such as `file`. Without it, the option is a flag. */
  readonly value?: string;
  /** One line for the help of the command. */
  readonly text: string;
}

/** The part of a command that its help is made from: `docs NAME [argument …] [--option]`. */
export interface CommandUsage {
  /** One line for the list of commands. */
  readonly summary: string;
  /** Arguments besides options: `['[page]']`. */
  readonly takes?: readonly string[];
  readonly options?: Readonly<Record<string, CommandOption>>;
}

/** The arguments that a command was called with. */
export interface CommandArguments {
  /** Arguments after the command's name, without options. */
  readonly words: readonly string[];
  /** Option → its value, or `true` for a flag. Options that weren't given are missing. */
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
}

/** A command of a plugin. */
export interface PluginCommand<Options = unknown> extends CommandUsage {
  /** Returns the exit code; nothing means 0. */
  readonly run: (input: CommandInput<Options>) => number | undefined | Promise<number | undefined>;
}

export interface CommandInput<Options = unknown> extends PluginContext<Options>, CommandArguments {
  /** Reads and compiles the site, like `docs check`. */
  readonly pages: () => Promise<SiteContext<Options>['pages']>;
}

/** Gives editors the types of a command in a separate file. Inside `definePlugin`, a command also knows the type of its `options`. */
export function defineCommand<Options = unknown>(command: PluginCommand<Options>): PluginCommand<Options> {
  return command;
}
