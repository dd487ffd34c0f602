import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * A file of the site's components folder: `Name.tsx` is static, `Name.island.tsx` is hydrated in the browser, `Name.md.ts` writes
 * Markdown, and `slots/Name.tsx` fills a slot of the theme. A `part` is a file that the setting `theme` names.
 */
export interface ComponentFile {
  name: string;
  file: string;
  kind: 'static' | 'island' | 'markdown' | 'slot' | 'part';
  /** The build already has the component; only browsers need the file. */
  ready?: boolean;
}

export interface ComponentFolders {
  componentsFolder: string | undefined;
  /** Part of the theme → file. */
  theme: Readonly<Partial<Record<string, string>>>;
}

/** All component files, and those in the setting `theme`, which take precedence over slots. */
export async function allComponentFiles({ componentsFolder, theme }: ComponentFolders): Promise<ComponentFile[]> {
  const files = await componentFiles(componentsFolder);
  const parts = Object.entries(theme).flatMap(([name, file]): ComponentFile[] =>
    file === undefined ? [] : [{ name, file, kind: 'part' }],
  );
  return [...files.filter(({ name, kind }) => kind !== 'slot' || theme[name] === undefined), ...parts];
}

/** Component files of a folder, sorted by name; none if there is no folder. */
export async function componentFiles(folder: string | undefined): Promise<ComponentFile[]> {
  if (folder === undefined || !existsSync(folder)) return [];
  const slotsFolder = path.join(folder, 'slots');
  const slots = existsSync(slotsFolder) ? (await readdir(slotsFolder)).sort() : [];
  const shown = (await readdir(folder)).sort().flatMap((entry) => {
    const name = /^([A-Z]\w*)\.(?:island\.)?\w+/.exec(entry)?.[1];
    return name === undefined ? [] : componentFile(name, path.join(folder, entry));
  });
  return [...shown, ...slots.flatMap((entry) => slotFile(slotsFolder, entry))];
}

/** A component file, recognized by its extension. */
export function componentFile(name: string, file: string): ComponentFile[] {
  const ending = /^[^.]+(\.tsx|\.island\.tsx|\.md\.ts)$/.exec(path.basename(file))?.[1];
  if (ending === undefined) return [];
  return [{ name, file, kind: ending === '.tsx' ? 'static' : ending === '.md.ts' ? 'markdown' : 'island' }];
}

function slotFile(folder: string, entry: string): ComponentFile[] {
  const name = /^([A-Z]\w*)\.tsx$/.exec(entry)?.[1];
  return name === undefined ? [] : [{ name, file: path.join(folder, entry), kind: 'slot' }];
}
