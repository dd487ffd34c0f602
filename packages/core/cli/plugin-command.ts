import { loadSite } from '../build/load-site.ts';
import { readSite } from '../build/read-site.ts';
import { withLevels } from '../check/checks.ts';
import { loadPlugins } from '../plugins/load-plugins.ts';
import { runHook } from '../plugins/run-hook.ts';
import { pluginPages } from '../plugins/site-hooks.ts';
import { AuthorError } from '../shared/author-error.ts';
import type { Engine } from '../util/engine.ts';
import { siteOptions } from './command.ts';
import { report } from './report.ts';
import { readDeclared } from './tool-command.ts';

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
