import { createRequire } from 'node:module';
import path from 'node:path';

/** The `package.json` of the types of Node that a site has installed. Without them, samples that use Node's modules do not fit. */
export function nodeTypes(root: string): string | undefined {
  try {
    return createRequire(path.join(root, 'package.json')).resolve('@types/node/package.json');
  } catch {
    return undefined;
  }
}
