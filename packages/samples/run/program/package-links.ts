import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Links to the packages that JavaScript samples may load: those of the site and, one folder closer to the sample, the package that the
 * site documents, by its name.
 */
export function packageLinks(root: string): Record<string, string> {
  const links: Record<string, string> = {};
  const packages = path.join(root, 'node_modules');
  if (existsSync(packages)) links.node_modules = packages;
  const name = ownName(path.join(root, 'package.json'));
  if (name !== undefined && !existsSync(path.join(packages, name))) links[`run/node_modules/${name}`] = root;
  return links;
}

function ownName(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const { name, main, module, exports }: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
    return typeof name === 'string' && (main ?? module ?? exports) !== undefined ? name : undefined;
  } catch {
    return undefined; // reported by the code that needs the file
  }
}
