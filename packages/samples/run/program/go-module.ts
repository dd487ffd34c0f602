import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The Go module that a site documents. */
export interface GoModule {
  name: string;
  /** Files next to a sample that imports the module, which locate it in the folder of the site. */
  files: Record<string, string>;
}

export function ownGoModule(root: string): GoModule | undefined {
  const text = readIfThere(path.join(root, 'go.mod')) ?? '';
  const name = /^module\s+"?([^\s"]+)/m.exec(text)?.[1];
  if (name === undefined) return undefined;
  // From version 2 on, the module path includes the version.
  const version = `v${/\/v(\d+)$/.exec(name)?.[1] ?? 0}.0.0`;
  const go = /^go\s+\S+/m.exec(text)?.[0] ?? 'go 1.18';
  const sums = readIfThere(path.join(root, 'go.sum'));
  return {
    name,
    files: {
      'go.mod': `module sample\n\n${go}\n\nrequire ${name} ${version}\n\nreplace ${name} => ${JSON.stringify(root)}\n`,
      ...(sums === undefined ? {} : { 'go.sum': sums }),
    },
  };
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
