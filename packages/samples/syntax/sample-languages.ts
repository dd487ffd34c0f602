import type { ScriptSyntax } from '../../core/plugin/module-syntax.ts';
import { parseHttp, parseJson, parseYaml } from './parse-data.ts';
import type { SampleFault } from './sample.ts';

type Parse = (code: string) => SampleFault | undefined | Promise<SampleFault | undefined>;

/** The parser is native code, loaded when the first sample needs it. */
const javascript =
  (dialect: ScriptSyntax): Parse =>
  async (code) =>
    (await import('./parse-javascript.ts')).parseJavascript(code, dialect);

/** JavaScript dialects by the names that authors write. */
const DIALECTS: Readonly<Record<string, ScriptSyntax>> = {
  javascript: 'jsx',
  js: 'jsx',
  jsx: 'jsx',
  mjs: 'jsx',
  typescript: 'ts',
  ts: 'ts',
  tsx: 'tsx',
};

/** Languages (by the names that authors write) whose parsers are fast enough for every build. */
export const quickParsers: Readonly<Record<string, Parse>> = {
  ...Object.fromEntries(Object.entries(DIALECTS).map(([name, dialect]) => [name, javascript(dialect)])),
  json: parseJson,
  yaml: parseYaml,
  yml: parseYaml,
  http: parseHttp,
};

/** Languages whose grammars only `docs samples` loads: name → name of the grammar. */
export const grammars: Readonly<Record<string, string>> = {
  python: 'python',
  py: 'python',
  go: 'go',
  bash: 'bash',
  sh: 'bash',
  shell: 'bash',
};

/** The dialect of a language that can be type-checked, or `undefined`. */
export function dialectOf(language: string): ScriptSyntax | undefined {
  return Object.hasOwn(DIALECTS, language) ? DIALECTS[language] : undefined;
}
