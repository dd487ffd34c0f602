import { readSite } from '../build/read-site.ts';
import { checkSite } from '../check/run-checks.ts';
import type { CommandUsage } from '../plugin/plugin-command.ts';
import type { ToolCommand, ToolInput } from '../plugin/tool-command.ts';
import { AuthorError } from '../shared/author-error.ts';
import type { Engine } from '../util/engine.ts';
import { siteOptions } from './command.ts';
import { linesOf, OPTIONS, readCommandArguments } from './read-arguments.ts';

/** Runs a command that comes with the package. */
export async function runTool(
  name: string,
  command: ToolCommand,
  args: readonly string[],
  { engine, version }: { engine: Engine; version: string },
): Promise<number> {
  const read = readDeclared(name, command, args);
  if (!read) return 0;
  refuseMore(name, command.takes, read.words);
  const open: ToolInput['open'] = async (folder) => (await import('./open-site.ts')).openSite(folder, engine);
  const check: ToolInput['check'] = async (folder) => {
    const { model, translations, diagnostics } = await readSite(siteOptions({ values: {}, engine }, folder));
    return [...diagnostics, ...(model ? checkSite(model, translations) : [])];
  };
  return command.run({ ...read, version, open, check });
}

/** The arguments of a command that declares its options; `undefined` if its help was printed instead. */
export function readDeclared(
  name: string,
  { summary, takes = [], options = {}, more }: CommandUsage & { more?: string },
  args: readonly string[],
) {
  const { help, values, positionals } = readCommandArguments(name, args, options);
  if (!help) return { words: positionals, values };
  const lines = linesOf([...Object.entries(options), ['help', OPTIONS.help]]);
  console.log([`${['docs', name, ...takes].join(' ')}\n\n  ${summary}`, lines, ...(more === undefined ? [] : [more])].join('\n\n'));
  return undefined;
}

/** A command takes as many arguments as it names; `[page …]` takes any number. */
export function refuseMore(name: string, takes: readonly string[], words: readonly string[]): void {
  const extra = takes.at(-1)?.endsWith('…]') ? undefined : words[takes.length];
  if (extra !== undefined)
    throw new AuthorError(`\`docs ${name}\` takes no argument “${extra}”.`, `Run \`docs ${name} --help\` to see what it takes.`);
}
