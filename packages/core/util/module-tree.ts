// The only file beside the bundling ones that touches rolldown: it brings a complete parser along.
import { parseAst } from 'rolldown/parseAst';

export type ScriptSyntax = 'js' | 'jsx' | 'ts' | 'tsx';

export type ModuleTree = ReturnType<typeof parseAst>;

/** The syntax tree of a module. Throws where it does not parse. */
export function moduleTree(code: string, lang: ScriptSyntax): ModuleTree {
  return parseAst(code, { lang });
}
