import { parseArgs } from 'node:util';
import { LAST_PORT } from '../preview/server.ts';
import { AuthorError } from '../shared/author-error.ts';
import { nearest } from '../shared/wording.ts';

/** Every option of the command line. `value` names what follows it; without it, it is a switch. */
interface Option {
  type: 'string' | 'boolean';
  short?: string;
  value?: string;
  text: string;
}

export const OPTIONS = {
  base: { type: 'string', value: '/docs/', text: 'base path; overrides the setting' },
  host: { type: 'string', value: 'name', text: 'host to build for: nginx, netlify, …' },
  out: { type: 'string', value: 'folder', text: 'folder of the built site (default: dist/)' },
  previous: { type: 'string', value: 'folder', text: 'the site that is published now, if it is in another folder' },
  port: { type: 'string', value: 'number', text: 'port to serve on (default: 4000)' },
  format: { type: 'string', value: 'json', text: 'report errors and warnings as JSON' },
  changes: { type: 'boolean', text: 'list the files that changed since the last build' },
  json: { type: 'boolean', text: 'print JSON' },
  explain: { type: 'boolean', text: 'explain the rank of each result' },
  agents: { type: 'boolean', text: 'check what agents read of a built site, in a folder or at an address' },
  external: { type: 'boolean', text: 'also ask for every address of other sites that pages link to' },
  fix: { type: 'boolean', text: 'write the outputs that samples have now into the pages' },
  'update-env': { type: 'boolean', text: 'ask the servers that samples need, and record their answers' },
  report: { type: 'string', value: 'file', text: 'also write the result to this file, as JSON' },
  strict: { type: 'boolean', text: 'treat warnings as errors' },
  help: { type: 'boolean', short: 'h', text: 'show this help' },
  version: { type: 'boolean', short: 'v', text: 'show the version of the engine' },
} as const satisfies Record<string, Option>;

export type OptionName = keyof typeof OPTIONS;

/** What every command takes that reads a site. */
export const SITE_OPTIONS = ['base', 'host', 'out'] as const satisfies OptionName[];

/** A line of help for each. */
export function optionLines(names: readonly OptionName[]): string {
  const rows = names.map((name): [string, string] => {
    const option: Option = OPTIONS[name];
    return [`${option.short ? `-${option.short}, ` : ''}--${name}${option.value ? ` ${option.value}` : ''}`, option.text];
  });
  return twoColumns(rows);
}

/** Indented, the second column in line. */
export function twoColumns(rows: readonly [string, string][]): string {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`).join('\n');
}

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
    if (args[0] === 'search' && close === undefined)
      throw new AuthorError(
        `${message}.`,
        `To search for words that begin with a hyphen, write \`--\` before them: \`docs search -- "${args[1] ?? ''}"\`.`,
      );
    throw new AuthorError(
      `${message}.`,
      `${close === undefined ? '' : `Did you mean \`--${close}\`? `}Run \`docs <command> --help\` to see the options of a command.`,
    );
  }
}
