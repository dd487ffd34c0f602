import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../../config/settings.ts';
import type { Diagnostic } from '../../shared/diagnostic.ts';
import { SLOTS } from '../../shared/parts.ts';
import { displayPath } from '../../util/files.ts';
import { componentFile } from './component-files.ts';

export interface ComponentUse {
  /** Names of components that pages use. */
  names: ReadonlySet<string>;
  /** Source files of components and settings, from the root of the site. */
  inputs: readonly string[];
}

const CODE = /\.[jt]sx?$/;
/** Tests and declarations are for other tools. */
const OTHERS = /\.(?:test|spec|d|stories)\.[jt]sx?$/;
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/** Reports unused files in the components folder and its `slots`, such as files with an unknown name. */
export async function unusedComponents(
  { root, componentsFolder, theme }: Pick<Settings, 'root' | 'componentsFolder' | 'theme'>,
  { names, inputs }: ComponentUse,
): Promise<Diagnostic[]> {
  if (componentsFolder === undefined || !existsSync(componentsFolder)) return [];
  const files = inputs.map((file) => path.resolve(root, file));
  const imported = new Set([...Object.values(theme), ...(await importedBy(files))]);
  const found: Diagnostic[] = [];
  const report = (file: string, message: string, help: string) =>
    found.push({ id: 'component-unused', message, help, file: displayPath(root, file), line: 1, column: 1 });
  for (const file of await codeIn(componentsFolder)) {
    const name = /^[A-Z]\w*(?=\.)/.exec(path.basename(file))?.[0];
    const isComponent = name !== undefined && componentFile(name, file).length > 0;
    if (imported.has(file) || (isComponent && names.has(name))) continue;
    if (isComponent) report(file, `No page uses <${name}>, and no other component does.`, 'Use it, or remove the file.');
    else report(file, 'Nothing uses this file.', 'A component is a file Name.tsx, Name.island.tsx or Name.md.ts. Rename it, or remove it.');
  }
  for (const file of await codeIn(path.join(componentsFolder, 'slots')))
    if (!imported.has(file) && !SLOTS.some((slot) => path.basename(file) === `${slot}.tsx`))
      report(file, 'Nothing uses this file.', `A slot is a file slots/NAME.tsx, and NAME is one of ${SLOTS.join(', ')}.`);
  return found;
}

async function codeIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).sort().filter((name) => CODE.test(name) && !OTHERS.test(name));
  return names.map((name) => path.join(folder, name));
}

/** Files of the site that these import, with and without omitted extensions. */
async function importedBy(files: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(
    files.filter((file) => CODE.test(file)).map(async (file) => ({ file, text: await readFile(file, 'utf8').catch(() => '') })),
  );
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(IMPORT)].flatMap(([, from = '']) => {
      const target = path.resolve(path.dirname(file), from.replace(/\?.*$/, ''));
      return CODE.test(target) ? [target] : ['.ts', '.tsx', '.js', '.jsx'].map((ending) => target + ending);
    }),
  );
}
