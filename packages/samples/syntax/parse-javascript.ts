import { placeAt } from '../../core/plugin/helpers.ts';
import { moduleTree, type ScriptSyntax } from '../../core/plugin/module-syntax.ts';
import type { SampleFault } from './sample.ts';

/** Range of a text in UTF-16 code units. */
interface Span {
  start: number;
  end: number;
}

export interface ModuleParts {
  imports: (Span & {
    from: string;
    /** Local name → imported name, `default`, or `*` for a namespace. */
    names: Record<string, string>;
  })[];
  /** The statement, the exported expression, and whether that's an object literal. */
  defaultExport: (Span & { value: Span; isObject: boolean }) | undefined;
}

/** The syntax error in a JavaScript module, if any. */
export function parseJavascript(code: string, lang: ScriptSyntax): SampleFault | undefined {
  try {
    moduleTree(code, lang);
    return undefined;
  } catch (error) {
    return faultOf(error, code);
  }
}

/** Imports and default export of a module. It must parse. */
export function moduleParts(code: string, lang: ScriptSyntax): ModuleParts {
  const parts: ModuleParts = { imports: [], defaultExport: undefined };
  for (const node of moduleTree(code, lang).body) {
    const { start, end } = node;
    if (node.type === 'ImportDeclaration') {
      const names = node.specifiers.map((specifier): [string, string] => {
        if (specifier.type === 'ImportDefaultSpecifier') return [specifier.local.name, 'default'];
        if (specifier.type === 'ImportNamespaceSpecifier') return [specifier.local.name, '*'];
        const { imported } = specifier;
        return [specifier.local.name, imported.type === 'Literal' ? imported.value : imported.name];
      });
      parts.imports.push({ start, end, from: node.source.value, names: Object.fromEntries(names) });
    } else if (node.type === 'ExportDefaultDeclaration') {
      const value = { start: node.declaration.start, end: node.declaration.end };
      parts.defaultExport = { start, end, value, isObject: node.declaration.type === 'ObjectExpression' };
    }
  }
  return parts;
}

/** The parser throws `Parse failed with 1 error:\nUnexpected token\n1: let a = ;\n…` with a position. */
function faultOf(error: unknown, code: string): SampleFault {
  const text = error instanceof Error ? error.message : String(error);
  const position = error instanceof Error && 'pos' in error && typeof error.pos === 'number' ? error.pos : 0;
  return { message: text.split('\n')[1] ?? text, ...placeAt(code, position) };
}
