import { placeAt } from '../../core/plugin/helpers.ts';
import { moduleTree, type ScriptSyntax } from '../../core/plugin/module-syntax.ts';
import type { SampleFault } from './sample.ts';

/** Where a piece of a text begins and ends, in UTF-16 units. */
interface Span {
  start: number;
  end: number;
}

export interface ModuleParts {
  imports: (Span & {
    from: string;
    /** Name in the module → name that is imported, `default`, or `*` for all. */
    names: Record<string, string>;
  })[];
  /** The statement, what it exports, and whether that is an object written there. */
  defaultExport: (Span & { value: Span; isObject: boolean }) | undefined;
}

/** Why a text is no JavaScript module; `undefined` where it is one. */
export function parseJavascript(code: string, lang: ScriptSyntax): SampleFault | undefined {
  try {
    moduleTree(code, lang);
    return undefined;
  } catch (error) {
    return faultOf(error, code);
  }
}

/** What a module imports and exports as default. It has to parse. */
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

/** The parser throws `Parse failed with 1 error:\nUnexpected token\n1: let a = ;\n…` with a place. */
function faultOf(error: unknown, code: string): SampleFault {
  const text = error instanceof Error ? error.message : String(error);
  const position = error instanceof Error && 'pos' in error && typeof error.pos === 'number' ? error.pos : 0;
  return { message: text.split('\n')[1] ?? text, ...placeAt(code, position) };
}
