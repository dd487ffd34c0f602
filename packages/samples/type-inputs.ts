import { readFileSync } from 'node:fs';
import path from 'node:path';
import { statIfExists } from '../core/plugin/node-helpers.ts';
import { findCompiler } from './find-compiler.ts';
import { packageFile } from './package-file.ts';

/** `from './a'`, `import('./a')`, `import './a'`, `<reference path="a" />`: relative file names in imports. */
const NAMES = /\b(?:from|import|require)[\s(]*["'](\.[^"']*)["']|<reference\s+path=["']([^"']+)["']/g;
const ENDINGS = ['.ts', '.tsx', '.d.ts', '/index.ts', '/index.d.ts'];

/**
 * Everything that affects a type check besides the samples, as one text: the compiler, the types of Node, and the declarations
 * with the files they import, except packages.
 */
export function typeInputs(root: string, declarations: string): string {
  const types = packageFile(root, '@types/node');
  return JSON.stringify([
    findCompiler(root).version,
    types === undefined ? '' : readFileSync(types, 'utf8'),
    ...readWithImports(declarations, new Map()).values(),
  ]);
}

/** Adds the text of a file and its imports to `texts`. */
function readWithImports(file: string, texts: Map<string, string>): Map<string, string> {
  if (texts.has(file)) return texts;
  const text = readFileSync(file, 'utf8');
  texts.set(file, text);
  for (const [, imported, referenced] of text.matchAll(NAMES)) {
    const name = path.resolve(path.dirname(file), imported ?? referenced ?? '');
    // All candidates for the name: which one the compiler picks depends on which exist.
    const found = [name, ...ENDINGS.map((ending) => name.replace(/\.js$/, '') + ending)].filter(isFile);
    for (const other of found) readWithImports(other, texts);
  }
  return texts;
}

function isFile(file: string): boolean {
  return statIfExists(file)?.isFile() === true;
}
