import { build } from './build.ts';
import { check } from './check.ts';
import type { Command } from './command.ts';
import { ledger } from './ledger.ts';
import { search } from './search.ts';
import { dev, preview } from './serve.ts';
import { translate } from './translate.ts';

/** The commands of the core, by name. */
export const CORE_COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({ dev, build, preview, check, search, translate, ledger }),
);

type Summaries = Readonly<Record<string, Pick<Command, 'summary'>>>;

/** The commands of the core and the package, in the order of the help. */
export function allCommands({ init, ...tools }: Summaries): ReadonlyMap<string, Pick<Command, 'summary'>> {
  return new Map(Object.entries({ ...(init ? { init } : {}), dev, build, preview, check, search, ...tools, translate, ledger }));
}
