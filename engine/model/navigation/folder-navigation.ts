import { parse } from 'yaml';

/** What a file beside the pages of a folder says of it and of their order. */
export interface FolderNavigation {
  label?: string;
  order?: number;
  hidden?: boolean;
  /** Pages and folders by the names of their files, in this order; others come after them, or where `...` stands. */
  entries: FolderEntry[];
}

export interface FolderEntry {
  /** `...` for all that are not named. */
  name: string;
  label?: string;
  hidden?: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** The files of other tools, and how each is read. */
const READERS: Readonly<Record<string, (text: string) => FolderNavigation | Promise<FolderNavigation>>> = {
  // Docusaurus
  '_category_.json': (text) => category(fieldsOf(JSON.parse(text))),
  '_category_.yml': (text) => category(fieldsOf(parse(text))),
  '_category_.yaml': (text) => category(fieldsOf(parse(text))),
  // MkDocs with awesome-pages or awesome-nav
  '.pages': (text) => pagesFile(fieldsOf(parse(text))),
  '.nav.yml': (text) => pagesFile(fieldsOf(parse(text))),
  // Nextra
  '_meta.json': (text) => metaFile(fieldsOf(JSON.parse(text))),
  '_meta.js': (text) => literalMeta(text, 'js'),
  '_meta.mjs': (text) => literalMeta(text, 'js'),
  '_meta.ts': (text) => literalMeta(text, 'ts'),
  // Fumadocs
  'meta.json': (text) => pagesFile(fieldsOf(JSON.parse(text))),
  // Nuxt Content
  '.navigation.yml': (text) => category(fieldsOf(parse(text))),
  '_dir.yml': (text) => category(fieldsOf(parse(text))),
  // Azure DevOps wikis
  '.order': (text) => ({ entries: text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [{ name: line.trim() }])) }),
};

/** Reads such a file; `undefined` where it cannot be read, or says nothing. */
export async function folderNavigation(name: string, text: string): Promise<FolderNavigation | undefined> {
  try {
    const read = await READERS[name]?.(text);
    return read && (read.entries.length > 0 || Object.keys(read).length > 1) ? read : undefined;
  } catch {
    return undefined;
  }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};
}

function labelOf(value: unknown): { label?: string } {
  return typeof value === 'string' && value !== '' ? { label: value } : {};
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

/** Name → label, or an object with one; `display: hidden` for none. */
function metaFile(fields: Fields): FolderNavigation {
  return {
    entries: Object.entries(fields).flatMap(([name, value]): FolderEntry[] => {
      const { title, display, type } = fieldsOf(value);
      if (type === 'separator' || name === '*') return [];
      return [{ name, ...labelOf(typeof value === 'string' ? value : title), ...(display === 'hidden' ? { hidden: true } : {}) }];
    }),
  };
}

/** The same in code, which is read without running it. */
async function literalMeta(text: string, lang: 'js' | 'ts'): Promise<FolderNavigation> {
  const { literalExport } = await import('../../content/code/literal-export.ts');
  return metaFile(fieldsOf(literalExport(text, lang)));
}

function entryOf(name: string): FolderEntry {
  const isRest = /^(?:\.\.\.|z\.\.\.a|\*)$|^\.\.\. ?\|/.test(name.trim());
  return { name: isRest ? '...' : name.replace(/^\.{3}|^!/, '').replace(/^\.\//, '') };
}
