import { loadSite } from '../build/load-site.ts';
import { readSite } from '../build/read-site.ts';
import { withLevels } from '../check/checks.ts';
import { checkSite } from '../check/run-checks.ts';
import type { CommandUsage } from '../plugin/plugin-command.ts';
import type { ToolCommand, ToolInput } from '../plugin/tool-command.ts';
import { loadPlugins } from '../plugins/load-plugins.ts';
import { runHook } from '../plugins/run-hook.ts';
import { pluginPages } from '../plugins/site-hooks.ts';
import { AuthorError } from '../shared/author-error.ts';
import type { Engine } from '../util/engine.ts';
import { siteOptions } from './command.ts';
import { linesOf, OPTIONS, readCommandArguments } from './read-arguments.ts';
import { report } from './report.ts';

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
function readDeclared(
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

/** Runs a plugin's command for the site in the current folder. If there's no such command, calls `refuse` with the names of all. */
export async function runPluginCommand(
  name: string,
  args: readonly string[],
  engine: Engine,
  refuse: (own: readonly string[]) => never,
): Promise<number> {
  const { settings } = await loadSite('.', engine);
  if (!settings) return refuse([]);
  const plugins = await loadPlugins(settings, engine);
  if (Array.isArray(plugins)) {
    report(withLevels(plugins));
    return 1;
  }
  const found = plugins.all.find(({ plugin }) => Object.hasOwn(plugin.commands ?? {}, name));
  const command = found?.plugin.commands?.[name];
  if (!found || !command) return refuse(plugins.all.flatMap(({ plugin: { commands = {} } }) => Object.keys(commands)));
  const read = readDeclared(name, command, args);
  if (!read) return 0;
  const pages = async () => {
    const { model, diagnostics } = await readSite(siteOptions({ values: {}, engine }));
    if (model) return pluginPages(model);
    report(diagnostics);
    throw new AuthorError('The site cannot be read.', 'Fix what is reported above.');
  };
  return (await runHook(found.plugin.name, `commands.${name}`, () => command.run({ ...found.context, ...read, pages }))) ?? 0;
}
