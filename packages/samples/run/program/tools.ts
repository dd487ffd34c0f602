import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Language, Tool } from '../languages/language.ts';

const known = new Map<Language, Map<string, Promise<Tool | undefined>>>();

/** The tool of a language, if installed. Probed with the author's environment, which may determine its path. */
export function toolOf(language: Language, root: string): Promise<Tool | undefined> {
  const tools = known.get(language) ?? new Map<string, Promise<Tool | undefined>>();
  known.set(language, tools);
  const tool = tools.get(root) ?? probe(language, root);
  tools.set(root, tool);
  return tool;
}

/** Folders that are searched for programs first, like those of an activated virtual environment. */
export function searchPath(root: string): string {
  const own = ['.venv', 'venv'].map((name) => path.join(root, name, 'bin'));
  return [...own.filter((folder) => existsSync(folder)), process.env.PATH ?? ''].join(path.delimiter);
}

async function probe({ probe: [command = '', ...args] }: Language, root: string): Promise<Tool | undefined> {
  try {
    const { stdout } = await promisify(execFile)(command, args, { timeout: 20_000, env: { ...process.env, PATH: searchPath(root) } });
    const [version = '', path = ''] = stdout
      .trim()
      .split('\n')
      .map((line) => line.trim());
    return path === '' ? undefined : { version: version.replace(/^go/, ''), path };
  } catch {
    return undefined;
  }
}

/** Path of a program, or `undefined` if it isn't installed. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
