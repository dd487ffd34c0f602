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
