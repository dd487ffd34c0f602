import { parseArgs } from 'node:util';
import type { CommandOption } from '../plugin/plugin-command.ts';
import { LAST_PORT } from '../preview/server.ts';
import { AuthorError } from '../shared/author-error.ts';
import { nearest } from '../shared/wording.ts';

/** Every command-line option. `value` is the name of its value; without `value`, the option is a flag. */
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
  gaps: {
    type: 'string',
    value: 'log',
    text: 'read a log of queries, and write search-gaps.txt with suggestions for those that found nothing',
  },
  agents: { type: 'boolean', text: 'check what agents read on a built site, in a folder or at an address' },
  external: { type: 'boolean', text: 'also request every external address that pages link to' },
  report: { type: 'string', value: 'file', text: 'also write the result to this file, as JSON' },
  strict: { type: 'boolean', text: 'treat warnings as errors' },
  help: { type: 'boolean', short: 'h', text: 'show this help' },
  version: { type: 'boolean', short: 'v', text: 'show the version of the engine' },
} as const satisfies Record<string, Option>;

export type OptionName = keyof typeof OPTIONS;

/** Options common to all commands that read a site. */
export const SITE_OPTIONS = ['base', 'host', 'out'] as const satisfies OptionName[];

/** Help lines of options. */
export function optionLines(names: readonly OptionName[]): string {
  return linesOf(names.map((name) => [name, OPTIONS[name]]));
}

/** Help lines, also for options of plugins. */
export function linesOf(options: readonly (readonly [name: string, option: CommandOption & { short?: string }])[]): string {
  const rows = options.map(([name, option]): [string, string] => {
    return [`${option.short ? `-${option.short}, ` : ''}--${name}${option.value ? ` ${option.value}` : ''}`, option.text];
  });
  return twoColumns(rows);
}

/** Indents the rows and aligns their second column. */
export function twoColumns(rows: readonly [string, string][]): string {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`).join('\n');
}

const DEFAULT_PORT = 4000;

export type OptionValues = ReturnType<typeof parse>['values'];

/** Parses the arguments of a plugin's command by its declared options. */
export function readCommandArguments(name: string, args: readonly string[], options: Readonly<Record<string, CommandOption>>) {
  const known: [string, { type: 'boolean' | 'string'; short?: string }][] = Object.entries(options).map(([option, { value }]) => [
    option,
    { type: value === undefined ? 'boolean' : 'string' },
  ]);
  const { values, positionals } = parsed(name, Object.keys(options), () =>
    parseArgs({ args: [...args], allowPositionals: true, options: Object.fromEntries([...known, ['help', OPTIONS.help]]) }),
  );
  const given = new Map(Object.entries(values).flatMap(([option, value]) => (Array.isArray(value) ? [] : [[option, value] as const])));
  return { help: given.delete('help'), values: Object.fromEntries(given), positionals };
}

/** Parses the command line. Errors end the run with a message instead of a stack trace. */
export function readArguments(args: string[]) {
  const { values, positionals } = parse(args);
  const { port = String(DEFAULT_PORT), format } = values;
  if (!/^\d+$/.test(port) || Number(port) > LAST_PORT)
    throw new AuthorError(`“${port}” is not a port.`, `Write a number from 0 to ${LAST_PORT}, such as \`--port ${DEFAULT_PORT}\`.`);
  if (format !== undefined && format !== 'json') throw new AuthorError(`Unknown format “${format}”.`, 'Write `--format json`.');
  return { values, positionals, port: Number(port) };
}

function parse(args: string[]) {
  const hint =
    args[0] === 'search'
      ? `To search for words that begin with a hyphen, write \`--\` before them: \`docs search -- "${args[1] ?? ''}"\`.`
      : undefined;
  return parsed('<command>', Object.keys(OPTIONS), () => parseArgs({ args, allowPositionals: true, options: OPTIONS }), hint);
}

/** `hint`: help for an unknown option that doesn't resemble a known one. */
function parsed<Result>(command: string, options: readonly string[], read: () => Result, hint?: string): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Node's message explains `--` and `=`, which doesn't help with a misspelled option.
    const message = error.message.split(/[.\n]/)[0] ?? '';
    const unknown = /^Unknown option '-*([^']+)'/.exec(message)?.[1];
    const close = unknown === undefined ? undefined : nearest(unknown, options)[0];
    if (close === undefined && hint !== undefined) throw new AuthorError(`${message}.`, hint);
    throw new AuthorError(
      `${message}.`,
      `${close === undefined ? '' : `Did you mean \`--${close}\`? `}Run \`docs ${command} --help\` to see ${command === '<command>' ? 'the options of a command' : 'its options'}.`,
    );
  }
}
