import { type Dirent, existsSync } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Version } from '../../config/settings.ts';
import { isBuildOutput } from '../../output/hosting-folder.ts';
import { type Diagnostic, fileDiagnostic } from '../../shared/diagnostic.ts';
import type { DiagnosticId } from '../../shared/diagnostic-kinds.ts';
import { errorCode } from '../../shared/narrow.ts';
import { displayPath } from '../../util/files.ts';
import { ASSET_EXTENSIONS, isOfTools } from './published-files.ts';
import { sourcePath } from './source-path.ts';

/** A page's source file, with the address derived from its path. */
export interface Source {
  file: string;
  /** From the root of the site, with forward slashes. */
  relativePath: string;
  /** For a generated page: the file it is generated from, relative to the root of the site, for messages and source links. */
  origin?: string;
  /** For a generated page: its position in the sidebar, as the path of a file in the content folder, such as `api/1-pets/2-list`. */
  place?: string;
  /** For a generated page: braces are never constants. */
  verbatim?: true;
  path: string;
  version: string;
  /** For a translation: the language's name in the settings. */
  locale?: string;
  /** The content folder, from the root of the site, with a trailing slash; empty for the root itself. */
  folder: string;
  /** Address prefix of that folder: `/` or `/v1/`. */
  prefix: string;
  /** The address derived from its path, if another page has taken it and this one uses `path` instead. */
  displaced?: string;
  /** Whether it is in a GitHub wiki, where `[[words|page]]` has the words first. */
  wiki?: true;
}

/** A picture or other file that is published unchanged. */
export interface Asset extends Source {
  /** Published even if no page refers to it. */
  always: boolean;
}

/** Another tool's file with the page order of its folder. */
export interface NavigationFile {
  file: string;
  name: string;
  /** Its folder inside the content folder: `guides/`, or empty. */
  folder: string;
  version: string;
}

export interface FoundSources {
  sources: Source[];
  assets: Asset[];
  navigation: NavigationFile[];
  diagnostics: Diagnostic[];
}

const NAVIGATION =
  /^(?:_category_\.(?:json|ya?ml)|_meta\.(?:json|js|ts|mjs)|meta\.json|\.pages|\.nav\.yml|\.navigation\.yml|_dir\.yml|\.order)$/;
const ASSETS = new Set(ASSET_EXTENSIONS);
/** A partial by the convention of most tools: `_note.mdx`, `_coverpage.md`. `_index.md` is a page. */
const PART = /^_(?!index\.)/i;
/** Folders whose files are all published at the root of the site. */
const PUBLIC = /^(?:public|static)\//;
/** Files that programs request by name. */
const ASKED_FOR = /^(?:robots\.txt|llms(?:-full)?\.txt|favicon\.ico)$/;

/**
 * Finds all pages of a version, sorted by address. Follows symbolic links to folders, but never in a circle. `out`: the output folder,
 * which may be among the pages, as may those of earlier builds.
 */
export async function findSources(version: Version, root: string, out?: string): Promise<FoundSources> {
  const sources: Source[] = [];
  const assets: Asset[] = [];
  const navigation: NavigationFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const report = (...of: Parameters<typeof fileDiagnostic<DiagnosticId>>) => diagnostics.push(fileDiagnostic(...of));
  const shownRoot = displayPath(root, version.content);
  // An earlier build may have used the default folder.
  const outputs = [path.join(root, 'dist'), ...(out === undefined ? [] : [out])];
  const { translation } = version;
  const locale = translation ? { locale: translation.locale } : {};
  const contentFolder = shownRoot === '.' ? '' : `${shownRoot}/`;

  async function walk(folder: string, inside: string, above: ReadonlySet<string>): Promise<void> {
    const shown = displayPath(root, folder);
    let entries: Dirent[];
    let real: string;
    try {
      real = await realpath(folder);
      entries = (await readdir(folder, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1));
    } catch (error) {
      report('folder-unreadable', `The folder cannot be read: ${reason(error)}.`, 'Grant read permission, or remove the folder.', shown);
      return;
    }
    if (above.has(real)) {
      const help = 'Remove the link, or point it to a folder that does not contain it.';
      report('link-loop', 'The symbolic link points to a folder that contains it.', help, shown);
      return;
    }
    const nextAbove = new Set([...above, real]);
    for (const found of entries) {
      const { name } = found;
      if (NAVIGATION.test(name)) navigation.push({ file: path.join(folder, name), name, folder: inside, version: version.id });
      if (name.startsWith('.') || name === 'node_modules') continue;
      const full = path.join(folder, name);
      // Bytes that are not UTF-8 are read as U+FFFD, so the name matches no file.
      if (name.includes('\uFFFD') && !existsSync(full)) {
        report('file-unreadable', 'The name is not UTF-8 text.', 'Rename it.', displayPath(root, full));
        continue;
      }
      if (outputs.some((output) => isOutputFolder(full, output)) || version.others?.includes(full)) continue;
      const kind = await kindOf(full, found);
      const entry = {
        file: full,
        relativePath: displayPath(root, full),
        version: version.id,
        ...locale,
        folder: contentFolder,
        prefix: version.path,
      };
      if (kind === 'folder') {
        if (!(await isBuildOutput(full))) await walk(full, `${inside}${name}/`, nextAbove);
      } else if (kind === 'file') {
        const file = inside + name;
        const isPublic = PUBLIC.test(file);
        if (/\.mdx?$/i.test(name)) {
          const suffix = /\.([\w-]+)\.mdx?$/i.exec(name)?.[1];
          const isOwn = translation?.suffix === undefined ? !version.otherSuffixes?.includes(suffix ?? '') : suffix === translation.suffix;
          const place = translation?.suffix === undefined ? file : file.replace(`.${translation.suffix}.`, '.');
          if (!isPublic && !PART.test(name) && isOwn) sources.push({ ...entry, path: version.path + sourcePath(place) });
        } else if (isPublic || (ASSETS.has(path.extname(name).slice(1).toLowerCase()) && !isOfTools(entry.relativePath)))
          assets.push({ ...entry, path: version.path + file.replace(PUBLIC, ''), always: isPublic || ASKED_FOR.test(file) });
      } else {
        report('file-unreadable', `The file cannot be read: ${kind}.`, 'Fix or remove it.', entry.relativePath);
      }
    }
  }

  // A language without any translations yet has no folder.
  if (!translation || existsSync(version.content)) await walk(version.content, '', new Set());
  if (version.path === '/' && version.content !== root && !translation)
    for (const name of ['public', 'static'])
      if ((await stat(path.join(root, name)).catch(() => undefined))?.isDirectory())
        await walk(path.join(root, name), `${name}/`, new Set());
  // Starlight keeps pictures beside the page folder.
  const pictures = path.join(root, 'src/assets');
  if (shownRoot === 'src/content/docs' && !translation && existsSync(pictures)) await walk(pictures, 'assets/', new Set());
  if (await isWiki(version.content)) {
    for (const source of sources) source.wiki = true;
    const home = sources.find(({ relativePath }) => HOME.test(relativePath.slice(contentFolder.length)));
    if (home && !sources.some((source) => source.path === version.path && !isReadme(source))) home.path = version.path;
  }
  // A README.md beside an index.md is for readers of the repository, not of the site.
  const named = new Set(sources.filter((source) => !isReadme(source)).map((source) => source.path));
  const kept = sources.filter((source) => !isReadme(source) || !named.has(source.path));
  return { sources: kept.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)), assets, navigation, diagnostics };
}

const HOME = /^Home\.md$/i;

/** Whether a folder is a GitHub wiki: its first page is `Home.md`, and `_Sidebar.md` or `_Footer.md` surrounds all pages. */
async function isWiki(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.some((name) => HOME.test(name)) && names.some((name) => /^_(?:Sidebar|Footer)\.md$/i.test(name));
}

function isReadme({ relativePath }: Source): boolean {
  return /(^|\/)readme\.mdx?$/i.test(relativePath);
}

/** Returns `folder`, `file`, or the reason why it is neither. Follows symbolic links. */
async function kindOf(file: string, entry: Dirent): Promise<string> {
  const target = entry.isSymbolicLink() ? await stat(file).catch(reason) : entry;
  if (typeof target === 'string') return target;
  return target.isDirectory() ? 'folder' : target.isFile() ? 'file' : 'it is not a regular file';
}

function reason(error: unknown): string {
  return errorCode(error) ?? String(error);
}

/** Whether a file is an output folder, a folder that builds write beside it, or inside one of them. A page `dist.md` is not. */
export function isOutputFolder(file: string, out: string): boolean {
  if (!file.startsWith(out)) return false;
  const [beside = ''] = file.slice(out.length).split(path.sep);
  return /^(\.hosting)?(\.\d+-\w+-\w{8}\.(new|old))?$|^\.lock/.test(beside);
}
