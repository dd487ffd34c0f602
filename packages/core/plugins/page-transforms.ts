import type { PageTransform } from '../content/transform-page.ts';
import { runSiteCode } from '../util/site-code.ts';
import type { PluginSet } from './plugin-set.ts';
import { hookFailure, pluginDiagnostic, within } from './run-hook.ts';

/** Milliseconds after which a transform that waits is given up. One that loops is stopped sooner, by `runSiteCode`. */
const PATIENCE = 30_000;

/** The `transform` of each plugin, as the compiler calls it: in threads too. */
export function pageTransforms({ all }: PluginSet): PageTransform[] {
  return all.flatMap(({ plugin, context }): PageTransform[] => {
    const { name, transform } = plugin;
    if (!transform) return [];
    return [
      {
        plugin: name,
        run: async (tree, page, report, setData) => {
          const given = {
            ...context,
            page,
            setData,
            report: (kind: string, message: string, help: string, node?: Parameters<typeof report>[1]) =>
              report(pluginDiagnostic(plugin, kind, message, help), node),
          };
          // A loop is stopped before it returns; what it waits for is given some time.
          return (
            (await within(
              PATIENCE,
              runSiteCode(() => transform(tree, given)),
            )) ?? tree
          );
        },
        failure: (error, file) => hookFailure(name, 'transform', error, file),
      },
    ];
  });
}
