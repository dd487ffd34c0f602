import { parseHttp } from './parse-http.ts';
import type { Dialect } from './parse-javascript.ts';
import { parseJson } from './parse-json.ts';
import { parseYaml } from './parse-yaml.ts';
import type { SampleFault } from './sample.ts';

type Parse = (code: string) => SampleFault | undefined | Promise<SampleFault | undefined>;

/** The parser is native code: it is loaded when the first sample asks for it. */
const javascript =
  (dialect: Dialect): Parse =>
  async (code) =>
    (await import('./parse-javascript.ts')).parseJavascript(code, dialect);

/** Languages by the names that authors write, whose parsers cost a build next to nothing. */
export const quickParsers: Readonly<Record<string, Parse>> = {
  javascript: javascript('jsx'),
  js: javascript('jsx'),
  jsx: javascript('jsx'),
  mjs: javascript('jsx'),
  typescript: javascript('ts'),
  ts: javascript('ts'),
  tsx: javascript('tsx'),
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

/** The dialect of a language that can be type-checked; `undefined` for all others. */
export function dialectOf(language: string): Dialect | undefined {
  if (['javascript', 'js', 'jsx', 'mjs'].includes(language)) return 'jsx';
  if (language === 'tsx') return 'tsx';
  return language === 'typescript' || language === 'ts' ? 'ts' : undefined;
}
