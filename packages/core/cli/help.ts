import type { Command } from './command.ts';
import { optionLines, twoColumns } from './options.ts';

/** What `docs --help` prints. */
export function generalHelp(commands: ReadonlyMap<string, Command>): string {
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
