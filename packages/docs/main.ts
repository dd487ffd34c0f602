import { mcp } from '../agents/mcp-cli.ts';
import { addKinds } from '../core/check/checks.ts';
import { type Runtime, run as runCore } from '../core/cli/main.ts';
import { setBuiltIns } from '../core/plugins/built-in.ts';
import { init } from '../other-tools/init/init-cli.ts';
import { samples } from '../samples/samples-cli.ts';
import { BUILT_INS, PLUGIN_KINDS, RECOGNIZER } from './built-ins.ts';

setBuiltIns(BUILT_INS, RECOGNIZER);
addKinds(PLUGIN_KINDS);

/** The command line with the default plugins and their commands. */
export function run(args: string[], runtime: Runtime): Promise<number> {
  const auditBuilt = async (place: string) => {
    const { openBuiltSite } = await import('../agents/built-site.ts');
    return (await import('../agents/check-agents.ts')).checkAgents(await openBuiltSite(place));
  };
  const auditLinks: Runtime['auditLinks'] = async (site) => (await import('./external-links/audit-links.ts')).auditLinks(site);
  const loadMcp = async () => (await import('../agents/mcp-script.ts')).runMcpScript();
  return runCore(args, { ...runtime, commands: { init, samples, mcp }, auditBuilt, auditLinks, loadMcp });
}
