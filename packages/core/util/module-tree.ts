// The only file outside of bundling that uses rolldown, for its parser.
import { parseAst } from 'rolldown/parseAst';

export type ScriptSyntax = 'js' | 'jsx' | 'ts' | 'tsx';

export type ModuleTree = ReturnType<typeof parseAst>;

/** Parses a module into its syntax tree. Throws on syntax errors. */
export function moduleTree(code: string, lang: ScriptSyntax): ModuleTree {
  return parseAst(code, { lang });
}
