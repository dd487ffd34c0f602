// Grammars by the names that authors write after ```. Each is loaded when a page first asks for it.

import type { StreamParser } from '@codemirror/language';
import type { Parser } from '@lezer/common';

type Loader = () => Promise<Parser>;

const javascript =
  (dialect: string): Loader =>
  async () =>
    (await import('@lezer/javascript')).parser.configure({ dialect });
const python: Loader = async () => (await import('@lezer/python')).parser;
const go: Loader = async () => (await import('@lezer/go')).parser;
const json: Loader = async () => (await import('@lezer/json')).parser;
const yaml: Loader = async () => (await import('@lezer/yaml')).parser;
const html: Loader = async () => (await import('@lezer/html')).parser;
const xml: Loader = async () => (await import('@lezer/xml')).parser;
const css: Loader = async () => (await import('@lezer/css')).parser;
const shell = stream(async () => (await import('@codemirror/legacy-modes/mode/shell')).shell);
const http = stream(async () => (await import('@codemirror/legacy-modes/mode/http')).http);
const sql = stream(async () => (await import('@codemirror/legacy-modes/mode/sql')).standardSQL);
const toml = stream(async () => (await import('@codemirror/legacy-modes/mode/toml')).toml);
const ini = stream(async () => (await import('@codemirror/legacy-modes/mode/properties')).properties);
const diff = stream(async () => (await import('@codemirror/legacy-modes/mode/diff')).diff);
const dockerfile = stream(async () => (await import('@codemirror/legacy-modes/mode/dockerfile')).dockerFile);
const ruby = stream(async () => (await import('@codemirror/legacy-modes/mode/ruby')).ruby);
const rust = stream(async () => (await import('@codemirror/legacy-modes/mode/rust')).rust);
const nginx = stream(async () => (await import('@codemirror/legacy-modes/mode/nginx')).nginx);

const LOADERS: Record<string, Loader> = {
  javascript: javascript('jsx'),
  js: javascript('jsx'),
  jsx: javascript('jsx'),
  mjs: javascript('jsx'),
  typescript: javascript('ts'),
  ts: javascript('ts'),
  tsx: javascript('ts jsx'),
  python,
  py: python,
  go,
  json,
  jsonc: json,
  yaml,
  yml: yaml,
  html,
  vue: html,
  xml,
  svg: xml,
  css,
  bash: shell,
  sh: shell,
  shell,
  zsh: shell,
  console: shell,
  http,
  sql,
  toml,
  ini,
  properties: ini,
  diff,
  dockerfile,
  ruby,
  rb: ruby,
  rust,
  nginx,
};
/** Names that are known and stand for text without colours. */
const PLAIN = new Set(['', 'text', 'txt', 'plain', 'csv', 'graphql', 'md', 'markdown', 'mdx', 'log', 'none']);

/** Labels of the title bar; other languages show the name that the author wrote. */
const LABELS: Record<string, string> = {
  javascript: 'JavaScript',
  js: 'JavaScript',
  jsx: 'JSX',
  mjs: 'JavaScript',
  typescript: 'TypeScript',
  ts: 'TypeScript',
  tsx: 'TSX',
  python: 'Python',
  py: 'Python',
  go: 'Go',
  json: 'JSON',
  jsonc: 'JSON',
  yaml: 'YAML',
  yml: 'YAML',
  html: 'HTML',
  xml: 'XML',
  css: 'CSS',
  bash: 'Bash',
  sh: 'Shell',
  shell: 'Shell',
  console: 'Shell',
  http: 'HTTP',
  sql: 'SQL',
  toml: 'TOML',
  ini: 'INI',
  diff: 'Diff',
  text: 'Text',
  txt: 'Text',
  csv: 'CSV',
  graphql: 'GraphQL',
  md: 'Markdown',
  markdown: 'Markdown',
  mdx: 'MDX',
};

/** All names that a code block may have without a warning. */
export const knownLanguages: readonly string[] = [...Object.keys(LOADERS), ...PLAIN].filter((name) => name !== '');

/** What the title bar of a code block says. */
export function languageLabel(name: string): string {
  return own(LABELS, name) ?? name;
}

/** Whether samples are commands, whose lines may begin with a prompt. */
export function isShell(name: string): boolean {
  return own(LOADERS, name) === shell;
}

/** An author may write any name, also one that every object has: `constructor`. */
function own<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

const loaded = new Map<string, Promise<Parser> | undefined>();

/** The grammar for a language name; `undefined` for plain text and for names nobody knows. */
export function parserFor(name: string): Promise<Parser> | undefined {
  if (!loaded.has(name)) loaded.set(name, own(LOADERS, name)?.());
  return loaded.get(name);
}

function stream(load: () => Promise<StreamParser<unknown>>): Loader {
  return async () => {
    const [{ StreamLanguage }, mode] = await Promise.all([import('@codemirror/language'), load()]);
    return StreamLanguage.define(mode).parser;
  };
}
