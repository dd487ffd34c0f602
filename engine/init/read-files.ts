import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The first of these files that is there, from the root. */
export function firstFile(root: string, candidates: readonly string[]): string | undefined {
  return candidates.find((file) => existsSync(path.join(root, file)));
}

/** What a settings file in JavaScript, TypeScript or JSON exports; an empty object where it cannot be read without running it. */
export async function readModule(root: string, file: string): Promise<Fields> {
  const code = await readFile(path.join(root, file), 'utf8');
  try {
    if (file.endsWith('.json')) return fields(JSON.parse(code));
    // It brings a parser along, which few sites need.
    const { literalExport } = await import('../content/code/literal-export.ts');
    return fields(literalExport(code, /\.[cm]?js$/.test(file) ? 'js' : 'ts'));
  } catch {
    return fields(undefined);
  }
}

/** The version of a package that the folder, or one around it, lists. */
export async function packageVersion(root: string, names: readonly string[]): Promise<string | undefined> {
  for (const folder of [root, path.dirname(root), path.dirname(path.dirname(root))]) {
    const file = path.join(folder, 'package.json');
    if (!existsSync(file)) continue;
    const manifest = await readModule(folder, 'package.json');
    for (const name of names) {
      const range = manifest.at('dependencies').text(name) ?? manifest.at('devDependencies').text(name);
      if (range !== undefined) return /\d/.test(range) ? range : undefined; // `workspace:*` says nothing
    }
  }
  return undefined;
}

/** Values of unknown shape, read by name. */
export interface Fields {
  text: (name: string) => string | undefined;
  at: (name: string) => Fields;
  list: (name: string) => unknown[];
  value: (name: string) => unknown;
  entries: () => [string, unknown][];
}

export function fields(value: unknown): Fields {
  const record: Readonly<Record<string, unknown>> =
    value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};
  return {
    text: (name) => {
      const found = record[name];
      return typeof found === 'string' && found !== '' ? found : undefined;
    },
    at: (name) => fields(record[name]),
    list: (name) => {
      const found = record[name];
      return Array.isArray(found) ? found : [];
    },
    value: (name) => record[name],
    entries: () => Object.entries(record),
  };
}
