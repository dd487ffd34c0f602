import type { ToolCommand } from '../plugin/tool-command.ts';
import { AuthorError, isAuthorError } from '../shared/author-error.ts';
import { nearest } from '../shared/wording.ts';
import type { Engine } from '../util/engine.ts';
import { fileSystemError } from '../util/file-system-error.js';
import { endSoon, guardProcess } from '../util/site-code.ts';
import type { Command, CommandInput } from './command.ts';
import { allCommands, CORE_COMMANDS } from './commands.ts';
import { type OptionValues, optionLines, readArguments, twoColumns } from './read-arguments.ts';
import { refuseMore, runPluginCommand, runTool } from './tool-command.ts';

export interface Runtime {
  engine: Engine;
  /** Version of the package. */
  version: string;
  /** Commands that come with the package. */
  commands?: Readonly<Record<string, ToolCommand>>;
  auditBuilt?: CommandInput['auditBuilt'];
  auditLinks?: CommandInput['auditLinks'];
  loadMcp?: CommandInput['loadMcp'];
}

/** Without the package's plugins, audits find nothing. */
const NO_AUDITS: Pick<CommandInput, 'auditBuilt' | 'auditLinks'> = { auditBuilt: async () => [], auditLinks: async () => [] };

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

async function runCommand(args: string[], runtime: Runtime): Promise<number> {
  const { commands: tools = {}, ...given } = runtime;
  const { engine, version } = given;
  const commands = allCommands(tools);
  const [first = 'help', ...rest] = args;
  const tool = Object.hasOwn(tools, first) ? tools[first] : undefined;
  if (tool) {
    const given = rest.flatMap((word) => /^--([\w-]+)/.exec(word)?.[1] ?? []);
    refuseForeign(first, given, Object.keys(tool.options ?? {}));
    return runTool(first, tool, rest, { engine, version });
  }
  // The options of plugins are only known once the site is loaded.
  if (!first.startsWith('-') && first !== 'help' && !commands.has(first))
    return runPluginCommand(first, rest, engine, (own) => unknownCommand(first, [...commands.keys(), ...own]));
  const { values, positionals, port } = readArguments(args);
  const [name = 'help', ...words] = positionals;
  const command = CORE_COMMANDS.get(name);
  if (values.version) console.log(version);
  else if (command && values.help) console.log(commandHelp(name, command));
  else if (values.help || name === 'help') console.log(generalHelp(commands));
  else if (command) return command.run({ ...NO_AUDITS, ...given, words: accepted(name, command, words, values), values, port });
  else unknownCommand(name, [...commands.keys()]);
  return 0;
}

/** The arguments of a command, after checking that it accepts all arguments and options. */
function accepted(name: string, { takes, options }: Command, words: string[], values: OptionValues): string[] {
  refuseForeign(name, Object.keys(values), options);
  refuseMore(name, takes, words);
  return words;
}

/** For an option that this command lacks, names the commands that have it. */
function refuseForeign(name: string, given: readonly string[], own: readonly string[]): void {
  for (const option of given) {
    const others = [...CORE_COMMANDS].filter(([, { options }]) => options.some((known) => known === option));
    if (own.includes(option) || others.length === 0) continue;
    const commands = others.map(([other]) => `\`docs ${other}\``).join(', ');
    throw new AuthorError(
      `\`docs ${name}\` has no option --${option}.`,
      `It is an option of ${commands}. Run \`docs ${name} --help\` to see what it takes.`,
    );
  }
}

function unknownCommand(name: string, commands: readonly string[]): never {
  const close = nearest(name, commands)[0];
  throw new AuthorError(
    `Unknown command “${name}”.`,
    `${close === undefined ? '' : `Did you mean \`docs ${close}\`? `}The commands are ${commands.join(', ')}. Run \`docs --help\` to see what they do.`,
  );
}

/** What `docs --help` prints. */
export function generalHelp(commands: ReadonlyMap<string, Pick<Command, 'summary'>>): string {
  return `docs <command> [folder]

${twoColumns([...commands].map(([name, { summary }]) => [name, summary]))}

${optionLines(['help', 'version'])}

Run \`docs <command> --help\` for the options of a command.`;
}

/** What `docs build --help` prints. */
export function commandHelp(name: string, { summary, takes, options, more }: Command): string {
  const usage = ['docs', name, ...takes].join(' ');
  return [`${usage}\n\n  ${summary}`, optionLines([...options, 'help']), ...(more === undefined ? [] : [more])].join('\n\n');
}
