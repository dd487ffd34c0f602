// The only file that uses tree-sitter (https://tree-sitter.github.io) and its grammars.
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Node } from '@vscode/tree-sitter-wasm';
import type { SampleFault } from './syntax/sample.ts';

export type GrammarParser = (code: string) => SampleFault | undefined;

const loaded = new Map<string, Promise<GrammarParser>>();

/** Whether the grammars are installed. */
export async function hasGrammars(): Promise<boolean> {
  return import('@vscode/tree-sitter-wasm').then(
    () => true,
    () => false,
  );
}

/** The parser for a grammar (`python`, `go` or `bash`), if the grammars are installed. */
export function grammarParser(grammar: string): Promise<GrammarParser> {
  const known = loaded.get(grammar) ?? load(grammar);
  loaded.set(grammar, known);
  return known;
}

async function load(grammar: string): Promise<GrammarParser> {
  const { Parser, Language } = (await import('@vscode/tree-sitter-wasm')).default;
  const folder = path.dirname(createRequire(import.meta.url).resolve('@vscode/tree-sitter-wasm'));
  await Parser.init({ locateFile: (name: string) => path.join(folder, name) });
  const parser = new Parser();
  parser.setLanguage(await Language.load(path.join(folder, `tree-sitter-${grammar}.wasm`)));
  return (code) => {
    const tree = parser.parse(code);
    const node = tree?.rootNode.hasError ? firstFault(tree.rootNode) : undefined;
    const fault = node && faultAt(node, code);
    tree?.delete();
    return fault;
  };
}

function faultAt(node: Node, code: string): SampleFault {
  const { row, column } = node.startPosition;
  const text = (code.split('\n')[row] ?? '').slice(column).trim();
  const message = node.isMissing ? `${node.type} is missing` : `unexpected “${text}”`;
  return { message, line: row + 1, column: column + 1 };
}

/** The first error node or missing node. */
function firstFault(node: Node): Node | undefined {
  if (node.isError || node.isMissing) return node;
  for (const child of node.children) {
    const found = child?.hasError || child?.isMissing ? firstFault(child) : undefined;
    if (found) return found;
  }
  return undefined;
}
