import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AuthorError } from '../core/plugin/helpers.ts';
import { packageFile } from './package-file.ts';

export interface Compiler {
  version: string;
  /** The file that Node runs. */
  script: string;
}

/** Finds a site's installed TypeScript. Throws if there's none. */
export function findCompiler(root: string): Compiler {
  const file = packageFile(root, 'typescript');
  if (file === undefined)
    throw new AuthorError(
      'Samples are checked against `declarations` by TypeScript, which is not installed.',
      'Run `npm install --save-dev typescript`.',
    );
  const { version, bin }: { version: string; bin: { tsc: string } } = JSON.parse(readFileSync(file, 'utf8'));
  return { version, script: path.join(path.dirname(file), bin.tsc) };
}
