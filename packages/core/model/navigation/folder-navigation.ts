import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { FoundEntry } from '../../config/found-site.ts';
import type { NavigationFile } from '../../content/source/find-sources.ts';
import { keepWriting } from '../../content/source/frontmatter-block.ts';
import { isRecord } from '../../shared/narrow.ts';
import { isTooDeep, TOO_DEEP } from '../../shared/yaml-depth.ts';

/** Label and page order of a folder, from a file next to its pages. */
export interface FolderNavigation {
  label?: string;
  order?: number;
  hidden?: boolean;
  /** Pages and folders by file name, in this order. Others go where `...` is, or to the end. */
  entries: FolderEntry[];
}

export interface FolderEntry {
  /** `...` means all entries that are not named. */
  name: string;
  label?: string;
  hidden?: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** Readers of other tools' files, by file name without extension. */
const READERS: Readonly<Record<string, (fields: Fields) => FolderNavigation>> = {
  _category_: category, // Docusaurus
  '.pages': pagesFile, // MkDocs with awesome-pages
  '.nav': pagesFile, // MkDocs with awesome-nav
  _meta: metaFile, // Nextra
  meta: pagesFile, // Fumadocs
  '.navigation': category, // Nuxt Content
  _dir: category,
};

/** Reads a navigation file; `undefined` if it is invalid or empty. */
export async function folderNavigation(name: string, text: string): Promise<FolderNavigation | undefined> {
  try {
    const read =
      name === '.order' ? orderFile(text) : READERS[name.replace(/\.(?:json|ya?ml|m?[jt]s)$/, '')]?.(fieldsOf(await parsed(name, text)));
    return read && (read.entries.length > 0 || Object.keys(read).length > 1) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Parses the file. Code is read without running it; JSON is read as YAML, which includes it. */
async function parsed(name: string, text: string): Promise<unknown> {
  if (!/s$/.test(path.extname(name))) {
    if (isTooDeep(text)) throw new Error(TOO_DEEP);
    const document = parseDocument(text);
    if (document.errors[0]) throw document.errors[0];
    keepWriting(document);
    return document.toJS();
  }
  const { literalExport } = await import('../../content/code/literal-export.ts');
  return literalExport(text, name.endsWith('.ts') ? 'ts' : 'js');
}

function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

/** Azure DevOps wikis: one name per line. */
function orderFile(text: string): FolderNavigation {
  return { entries: text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [{ name: line.trim() }])) };
}

function labelOf(value: unknown): { label?: string } {
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? { label: String(value) } : {};
}

function category(fields: Fields): FolderNavigation {
  const order = Number(fields.position ?? fields.order ?? Number.NaN);
  return {
    ...labelOf(fields.label ?? fields.title),
    ...(Number.isFinite(order) ? { order } : {}),
    ...(fields.navigation === false ? { hidden: true } : {}),
    entries: [],
  };
}

/** `title`, and `nav`, `arrange` or `pages`: names, `Label: name`, `...` for the rest. */
function pagesFile(fields: Fields): FolderNavigation {
  const list = [fields.nav, fields.arrange, fields.pages].find(Array.isArray) ?? [];
  return {
    ...labelOf(fields.title),
    ...(fields.hide === true ? { hidden: true } : {}),
    entries: list.flatMap((item: unknown): FolderEntry[] => {
      if (typeof item === 'string') return /^---|^\[|:\/\//.test(item) ? [] : [entryOf(item)];
      return Object.entries(fieldsOf(item)).flatMap(([label, name]) =>
        typeof name === 'string' && !name.includes('://') ? [{ ...entryOf(name), label }] : [],
      );
    }),
  };
}

/** Name → label, or an object with a label; `display: hidden` hides the entry. */
function metaFile(fields: Fields): FolderNavigation {
  return {
    entries: Object.entries(fields).flatMap(([name, value]): FolderEntry[] => {
      const { title, display, type } = fieldsOf(value);
      if (type === 'separator' || name === '*') return [];
      return [{ name, ...labelOf(typeof value === 'string' ? value : title), ...(display === 'hidden' ? { hidden: true } : {}) }];
    }),
  };
}

function entryOf(name: string): FolderEntry {
  const isRest = /^(?:\.\.\.|z\.\.\.a|\*)$|^\.\.\. ?\|/.test(name.trim());
  return { name: isRest ? '...' : name.replace(/^\.{3}|^!/, '').replace(/^\.\//, '') };
}

/** Page order from other tools' files. */
export interface SiteNavigation {
  /** Version → folder inside the content folder → its navigation. */
  folders: ReadonlyMap<string, ReadonlyMap<string, FolderNavigation>>;
  /** Version → navigation of all its pages. */
  whole: ReadonlyMap<string, WholeNavigation>;
}

/** Navigation of a whole site in one file, such as `SUMMARY.md`. */
export interface WholeNavigation {
  /** From the root of the site. */
  file: string;
  /** By name. */
  sidebars: Readonly<Record<string, readonly FoundEntry[]>>;
}

/** Reads the navigation files of folders. If a folder has two, the first with any content is used. */
export async function readFolders(files: readonly NavigationFile[]): Promise<SiteNavigation['folders']> {
  const versions = new Map<string, Map<string, FolderNavigation>>();
  for (const { file, name, folder, version } of files) {
    const folders = versions.get(version) ?? new Map<string, FolderNavigation>();
    versions.set(version, folders);
    const found = folders.has(folder) ? undefined : await folderNavigation(name, await readFile(file, 'utf8').catch(() => ''));
    if (found) folders.set(folder, found);
  }
  return versions;
}
