import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface Compiler {
  version: string;
  /** The file that Node runs. */
  script: string;
}

/** The TypeScript that a site has installed. Throws where it has none. */
export function findCompiler(root: string): Compiler {
  const manifest = createRequire(path.join(root, 'package.json')).resolve('typescript/package.json');
  const { version, bin }: { version: string; bin: { tsc: string } } = JSON.parse(readFileSync(manifest, 'utf8'));
  return { version, script: path.join(path.dirname(manifest), bin.tsc) };
}
