import { build } from './build.ts';
import { check } from './check.ts';
import type { Command } from './command.ts';
import { dev } from './dev.ts';
import { init } from './init.ts';
import { ledger } from './ledger.ts';
import { mcp } from './mcp.ts';
import { preview } from './preview.ts';
import { samples } from './samples.ts';
import { search } from './search.ts';

/** By the name that is typed. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({ init, dev, build, preview, check, search, samples, mcp, ledger }),
);
