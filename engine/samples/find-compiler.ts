import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { AuthorError } from '../shared/author-error.ts';

export interface Compiler {
  version: string;
  /** The file that Node runs. */
  script: string;
}

/** The TypeScript that a site has installed. Throws where it has none. */
export function findCompiler(root: string): Compiler {
  const manifest = resolved(root);
  const { version, bin }: { version: string; bin: { tsc: string } } = JSON.parse(readFileSync(manifest, 'utf8'));
  return { version, script: path.join(path.dirname(manifest), bin.tsc) };
}

function resolved(root: string): string {
  try {
    return createRequire(path.join(root, 'package.json')).resolve('typescript/package.json');
  } catch {
    throw new AuthorError(
      'Samples are checked against `samples.declarations` by TypeScript, which is not installed.',
      'Run `npm install --save-dev typescript`.',
    );
  }
}
