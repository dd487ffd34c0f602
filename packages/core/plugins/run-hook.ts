import type { Plugin } from '../plugin/define-plugin.ts';
import { isAuthorError } from '../shared/author-error.ts';
import type { AnyDiagnostic } from '../shared/diagnostic.ts';
import { awaitSiteCode } from '../util/site-code.ts';

/** Milliseconds after which a waiting hook counts as hanging. */
const PATIENCE = 60_000;

/** Diagnostic for a hook that threw, did not end, or returned something invalid. Only its own work is lost. */
export function hookFailure(plugin: string, hook: string, error: unknown, file: string): AnyDiagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    id: 'plugin-failed',
    message: `The plugin \`${plugin}\` failed in \`${hook}\`: ${reason.replace(/[.]$/, '')}.`,
    help: isAuthorError(error) ? error.help : 'Fix the plugin. Its work is missing here.',
    ...{ file, line: 1, column: 1 },
  };
}

/** Diagnostic of a plugin, with its name and the weight of the kind. */
export function pluginDiagnostic({ name, kinds = {} }: Plugin, kind: string, message: string, help: string) {
  return { id: `${name}/${kind}`, message, help, weight: kinds[kind]?.[0] ?? 'warning' } as const;
}

/** A diagnostic that a hook returned: one of the plugin's `kinds`, with or without its name before it, has the weight of the kind. */
export function ownDiagnostic<Found extends Omit<AnyDiagnostic, 'file'>>({ name, kinds = {} }: Plugin, found: Found): Found {
  const kind = found.id.startsWith(`${name}/`) ? found.id.slice(name.length + 1) : found.id;
  const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  return known ? { ...found, id: `${name}/${kind}`, weight: known[0] } : found;
}

/**
 * Runs a hook in the main thread. A hook that waits forever counts as failed after a minute; one that loops blocks the command,
 * which then ends with a message that names it.
 */
export async function runHook<Result>(plugin: string, hook: string, run: () => Result | Promise<Result>): Promise<Result> {
  return awaitSiteCode(`The hook \`${hook}\` of the plugin \`${plugin}\``, () => within(PATIENCE, run()));
}

/** Rejects if a promise takes longer than the given milliseconds. */
export async function within<Result>(milliseconds: number, result: Result | Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it did not end within ${milliseconds / 1000} seconds`)), milliseconds);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}
