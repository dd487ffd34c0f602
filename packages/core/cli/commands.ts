import { build } from './build.ts';
import { check } from './check.ts';
import type { Command } from './command.ts';
import { dev } from './dev.ts';
import { ledger } from './ledger.ts';
import { preview } from './preview.ts';
import { search } from './search.ts';
import { translate } from './translate.ts';

/** The commands of the core and those that come with the package, by the name that is typed. */
export function allCommands(others: Readonly<Record<string, Command>> = {}): ReadonlyMap<string, Command> {
  const { init, ...more } = others;
  return new Map(Object.entries({ ...(init ? { init } : {}), dev, build, preview, check, search, ...more, translate, ledger }));
}
