import { createRequire } from 'node:module';
import path from 'node:path';

/** The `package.json` of a site's installed package, or `undefined` if it isn't installed. */
export function packageFile(root: string, name: string): string | undefined {
  try {
    return createRequire(path.join(root, 'package.json')).resolve(`${name}/package.json`);
  } catch {
    return undefined;
  }
}
