import { AuthorError, isAuthorError } from '../shared/author-error.ts';
import { nearest } from '../shared/nearest.ts';
import type { Engine } from '../util/engine.ts';
import { fileSystemError } from '../util/file-system-error.js';
import { endSoon, guardProcess } from '../util/site-code.ts';
import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { commandHelp, generalHelp } from './help.ts';
import { type OptionValues, readArguments } from './read-arguments.ts';

export interface Runtime {
  engine: Engine;
  /** Of the package. */
  version: string;
}

/** Runs a command line and returns its exit code. */
export async function run(args: string[], runtime: Runtime): Promise<number> {
  guardProcess();
  try {
    const code = await runCommand(args, runtime);
    endSoon();
    return code;
  } catch (error) {
    const fault = isAuthorError(error) ? error : fileSystemError(error);
    if (!fault) throw error; // a bug in the program: print its stack
    console.error(`${fault.message}\n    ${fault.help}`);
    return 1;
  }
}

async function runCommand(args: string[], { engine, version }: Runtime): Promise<number> {
  const { values, positionals, port } = readArguments(args);
  const [name = 'help', ...words] = positionals;
  const command = COMMANDS.get(name);
  if (values.version) console.log(version);
  else if (command && values.help) console.log(commandHelp(name, command));
  else if (values.help || name === 'help') console.log(generalHelp());
  else
    return command ? command.run({ words: accepted(name, command, words, values), values, port, engine, version }) : unknownCommand(name);
  return 0;
}

/** The words of a command, if it takes all that was given. */
function accepted(name: string, { takes, options }: Command, words: string[], values: OptionValues): string[] {
  const help = `Run \`docs ${name} --help\` to see what it takes.`;
  const foreign = Object.keys(values).find((option) => !options.some((known) => known === option));
  if (foreign !== undefined) {
    const others = [...COMMANDS]
      .filter(([, other]) => other.options.some((known) => known === foreign))
      .map(([other]) => `\`docs ${other}\``);
    throw new AuthorError(`\`docs ${name}\` has no option --${foreign}.`, `It is an option of ${others.join(', ')}. ${help}`);
  }
  const extra = words[takes.length];
  if (extra !== undefined) throw new AuthorError(`\`docs ${name}\` does not know what to do with “${extra}”.`, help);
  return words;
}

function unknownCommand(name: string): never {
  const close = nearest(name, [...COMMANDS.keys()])[0];
  throw new AuthorError(
    `Unknown command “${name}”.`,
    `${close === undefined ? '' : `Did you mean \`docs ${close}\`? `}The commands are ${[...COMMANDS.keys()].join(', ')}. Run \`docs --help\` to see what they do.`,
  );
}
