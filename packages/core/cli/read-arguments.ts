import { parseArgs } from 'node:util';
import { LAST_PORT } from '../preview/server.ts';
import { AuthorError } from '../shared/author-error.ts';
import { nearest } from '../shared/wording.ts';
import { OPTIONS } from './options.ts';

const DEFAULT_PORT = 4000;

export type OptionValues = ReturnType<typeof parse>['values'];

/** The command line, checked: what is wrong with it ends the run with a message instead of a stack. */
export function readArguments(args: string[]) {
  const { values, positionals } = parse(args);
  const { port = String(DEFAULT_PORT), format } = values;
  if (!/^\d+$/.test(port) || Number(port) > LAST_PORT)
    throw new AuthorError(`“${port}” is not a port.`, `Write a number from 0 to ${LAST_PORT}, such as \`--port ${DEFAULT_PORT}\`.`);
  if (format !== undefined && format !== 'json') throw new AuthorError(`The format “${format}” is not known.`, 'Write `--format json`.');
  return { values, positionals, port: Number(port) };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Node goes on to explain `--` and `=`, which helps nobody who misspelt an option.
    const message = error.message.split(/[.\n]/)[0] ?? '';
    const unknown = /^Unknown option '-*([^']+)'/.exec(message)?.[1];
    const close = unknown === undefined ? undefined : nearest(unknown, Object.keys(OPTIONS))[0];
    throw new AuthorError(
      `${message}.`,
      `${close === undefined ? '' : `Did you mean \`--${close}\`? `}Run \`docs <command> --help\` to see the options of a command.`,
    );
  }
}
