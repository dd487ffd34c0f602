import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Language, Tool } from '../languages/language.ts';

const known = new Map<Language, Promise<Tool | undefined>>();

/** The tool of a language, if installed. Probed with the author's environment, which may determine its path. */
export function toolOf(language: Language): Promise<Tool | undefined> {
  const tool = known.get(language) ?? probe(language);
  known.set(language, tool);
  return tool;
}

async function probe({ probe: [command = '', ...args] }: Language): Promise<Tool | undefined> {
  try {
    const { stdout } = await promisify(execFile)(command, args, { timeout: 20_000 });
    const [version = '', path = ''] = stdout
      .trim()
      .split('\n')
      .map((line) => line.trim());
    return path === '' ? undefined : { version: version.replace(/^go/, ''), path };
  } catch {
    return undefined;
  }
}
