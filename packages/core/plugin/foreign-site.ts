/** Helpers for reading folders written for other tools. */
import type { FolderOfPages } from '../model/pages-of-folder.ts';
import type { FoundPages } from '../model/whole-sidebars.ts';
import type { ScriptSyntax } from '../util/module-tree.ts';

export { CONFIG_NAMES, type FoundEntry, type FoundLocale, type FoundSite, type Tool } from '../config/found-site.ts';
export { LANGUAGE_CODE } from '../config/schema-values.ts';
export type { SidebarEntry } from '../config/sidebar-entry.ts';
export { frontmatterBlock, keepWriting } from '../content/source/frontmatter-block.ts';
export { readableName } from '../content/source/source-path.ts';
export { type FoundPages, foundPage, pathsIn, sidebarEntries } from '../model/whole-sidebars.ts';
export type { TopLink } from '../shared/browser-settings.ts';
export { ENGINE_PACKAGE } from '../util/engine-modules.js';

/** The pages of a folder, as a build finds them. Loads the compiler. */
export async function pagesOfFolder(folder: FolderOfPages): Promise<Required<FoundPages>> {
  return (await import('../model/pages-of-folder.ts')).pagesOfFolder(folder);
}

/** The literal part of a module's default export. Runs no code. Loads the parser. */
export async function literalExport(text: string, syntax: ScriptSyntax): Promise<unknown> {
  return (await import('../content/code/literal-export.ts')).literalExport(text, syntax);
}
