/** Parser for JavaScript and TypeScript. Importing this file loads its native code. */
export { moduleTree, type ScriptSyntax } from '../util/module-tree.ts';
