import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { literalExport } from '../../core/plugin/foreign-site.ts';
import { isRecord } from '../../core/plugin/helpers.ts';

/** The first of these files that exists, relative to the root. */
export function firstFile(root: string, candidates: readonly string[]): string | undefined {
  return candidates.find((file) => existsSync(path.join(root, file)));
}

/** The export of a settings file in JavaScript, TypeScript or JSON, or an empty object if it can't be read without running it. */
export async function readModule(root: string, file: string): Promise<Fields> {
  const code = await readFile(path.join(root, file), 'utf8');
  try {
    if (file.endsWith('.json')) return fields(JSON.parse(code));
    return fields(await literalExport(code, /\.[cm]?js$/.test(file) ? 'js' : 'ts'));
  } catch {
    return fields(undefined);
  }
}

/** Files listed in settings, relative to the root. `files` are relative to a folder, with or without a leading slash. */
export function filesIn(folder: string, ...files: (string | undefined)[]): string[] {
  return files.filter((file) => file !== undefined).map((file) => path.posix.join(folder, file));
}

/** Whether the folder, or a parent, lists a package. */
export async function listsPackage(root: string, name: string): Promise<boolean> {
  for (const folder of [root, path.dirname(root), path.dirname(path.dirname(root))]) {
    if (!existsSync(path.join(folder, 'package.json'))) continue;
    const manifest = await readModule(folder, 'package.json');
    if (['dependencies', 'devDependencies'].some((list) => manifest.at(list).text(name) !== undefined)) return true;
  }
  return false;
}

/** Reads values of unknown shape by name. */
export interface Fields {
  text: (name: string) => string | undefined;
  at: (name: string) => Fields;
  list: (name: string) => unknown[];
  value: (name: string) => unknown;
  entries: () => [string, unknown][];
  /** Only the texts. */
  texts: () => Record<string, string>;
}

export function fields(value: unknown): Fields {
  return fieldsBy((record, name) => record[name], value);
}

/** The same for tools that ignore the case of names. */
export function fieldsInAnyCase(value: unknown): Fields {
  const find: Find = (record, name) => Object.entries(record).find(([one]) => one.toLowerCase() === name.toLowerCase())?.[1];
  return fieldsBy(find, value);
}

type Find = (record: Readonly<Record<string, unknown>>, name: string) => unknown;

function fieldsBy(findIn: Find, value: unknown): Fields {
  const record = isRecord(value) ? value : {};
  const find = (name: string) => findIn(record, name);
  return {
    text: (name) => {
      const found = find(name);
      return (typeof found === 'string' && found !== '') || typeof found === 'number' ? String(found) : undefined;
    },
    at: (name) => fieldsBy(findIn, find(name)),
    list: (name) => {
      const found = find(name);
      return Array.isArray(found) ? found : [];
    },
    value: find,
    entries: () => Object.entries(record),
    texts: () => Object.fromEntries(Object.entries(record).flatMap(([name, found]) => (typeof found === 'string' ? [[name, found]] : []))),
  };
}
