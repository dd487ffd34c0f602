/** A complete parser of JavaScript and TypeScript: native code, which is loaded with this file. */
export { moduleTree, type ScriptSyntax } from '../util/module-tree.ts';
