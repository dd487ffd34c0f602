import type { CompileOptions } from '../content/compile-page.ts';
import type { PageTransform } from '../content/transform-page.ts';
import type { PageContext } from '../plugin/contexts.ts';
import type { AnyDiagnostic } from '../shared/diagnostic.ts';
import { runSiteCode } from '../util/site-code.ts';
import type { PluginSet } from './plugin-set.ts';
import { hookFailure, ownDiagnostic, pluginDiagnostic, within } from './run-hook.ts';

/** Milliseconds after which a waiting transform is abandoned. Loops are stopped sooner by `runSiteCode`. */
const PATIENCE = 30_000;

/** Runs plugins' checks of code blocks. Failures are reported. */
export function codeChecks({ all }: PluginSet): CompileOptions['code'] {
  const checking = all.filter(({ plugin }) => plugin.code);
  if (checking.length === 0) return undefined;
  return async (blocks, file) => {
    const found = checking.map(async ({ plugin, context }): Promise<readonly AnyDiagnostic[]> => {
      try {
        const problems =
          (await within(
            PATIENCE,
            runSiteCode(() => plugin.code?.(blocks, context)),
          )) ?? [];
        return problems.map((problem) => ({ ...ownDiagnostic(plugin, problem), file }));
      } catch (error) {
        return [hookFailure(plugin.name, 'code', error, file)];
      }
    });
    return (await Promise.all(found)).flat();
  };
}

/** The `transform` of each plugin, as called by the compiler, including in threads. */
export function pageTransforms({ all }: PluginSet): PageTransform[] {
  return all.flatMap(({ plugin, context }): PageTransform[] => {
    const { name, transform } = plugin;
    if (!transform) return [];
    return [
      {
        plugin: name,
        run: async (tree, page, report, setData) => {
          const reportOwn: PageContext['report'] = (kind, message, help, node, at) =>
            report(pluginDiagnostic(plugin, kind, message, help), node, at);
          const given: PageContext = { ...context, page, setData, report: reportOwn };
          // Loops are stopped before it returns, and promises have a time limit.
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
