import path from 'node:path';
import type { CheckContext } from '../plugin/contexts.ts';
import type { McpAnswer } from '../preview/answer-mcp.ts';
import type { AnyDiagnostic } from '../shared/diagnostic.ts';
import type { Engine } from '../util/engine.ts';
import { Progress } from '../util/stage-progress.ts';
import type { OptionName, OptionValues } from './read-arguments.ts';

/** One command of the command line. */
export interface Command {
  /** One line for the list of commands. */
  summary: string;
  /** Arguments besides options, for the help: `['[folder]']`. */
  takes: readonly string[];
  options: readonly OptionName[];
  /** Additional help, shown below the options. */
  more?: string;
  /** Returns the exit code. */
  run: (input: CommandInput) => Promise<number>;
}

export interface CommandInput {
  /** Arguments after the command's name, without options. */
  words: readonly string[];
  values: OptionValues;
  port: number;
  engine: Engine;
  /** Version of the package. */
  version: string;
  /** Checks a built site for agents: `docs check --agents`. */
  auditBuilt: (place: string) => Promise<AnyDiagnostic[]>;
  /** Checks links to other sites: `docs check --external`. */
  auditLinks: (site: Pick<CheckContext, 'root' | 'site' | 'facts'>) => Promise<AnyDiagnostic[]>;
  /** Loads the MCP handler for `docs preview`. */
  loadMcp?: (() => Promise<McpAnswer>) | undefined;
}

/** Command-line options for reading and building a site. */
export function siteOptions({ values, engine }: Pick<CommandInput, 'values' | 'engine'>, folder = '.') {
  const { base, host, out } = values;
  return {
    folder,
    engine,
    progress: new Progress(process.stderr.isTTY === true && !process.env.CI),
    ...(base === undefined ? {} : { base }),
    ...(host === undefined ? {} : { host }),
    ...(out === undefined ? {} : { out }),
    ...(values.previous === undefined ? {} : { previous: path.resolve(values.previous) }),
  };
}
