import type { Budget } from './budget.ts';
import type { SiteWeight } from './weigh-site.ts';

/** Name of a script → its modules, and their bytes before compression. */
export type Parts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Messages about everything above its limit, with the modules added since the limit was set. */
export function compareBudget(weight: SiteWeight, budget: Budget, parts: Parts): string[] {
  const faults: string[] = [];
  const report = (what: string, bytes: number, limit: number) => {
    if (bytes > limit) faults.push(`${what} weighs ${bytes} bytes after Brotli; its limit is ${limit}.`);
  };
  for (const [page, bytes] of weight.visits) report(`A first visit of ${page}`, bytes, budget.pages[page] ?? budget.visit);
  for (const page of Object.keys(budget.pages))
    if (!weight.visits.has(page)) faults.push(`The page ${page} has a limit, but does not exist.`);
  report('The script of a first visit', weight.script, budget.script);
  for (const [name, bytes] of weight.chunks) {
    const limit = budget.chunks[name];
    if (limit === undefined) {
      faults.push(`${name} (${bytes} bytes after Brotli) has no limit.`);
    } else if (bytes > limit) {
      report(name, bytes, limit);
      faults.push(...grown(parts[name] ?? {}, budget.modules[name] ?? {}).slice(0, 5));
    }
  }
  return faults;
}

/** Modules that are new or have grown, largest increase first. */
function grown(now: Readonly<Record<string, number>>, before: Readonly<Record<string, number>>): string[] {
  return Object.entries(now)
    .map(([name, bytes]) => ({ name, before: before[name], by: bytes - (before[name] ?? 0) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by)
    .map((part) => `  ${part.name}: ${part.before === undefined ? 'new' : 'grown'}, ${part.by} bytes before compression`);
}
